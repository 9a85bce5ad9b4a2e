// Shows only the rows in sight of a long list: a thin Svelte face on @tanstack/virtual-core.
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualItem,
} from "@tanstack/virtual-core";
import { afterPaint } from "./after-paint";

interface Options {
  count: () => number;
  scroller: () => HTMLElement | undefined;
  /** Height of a row before it is measured, in pixels. */
  estimate: () => number;
}

export interface VirtualRows {
  readonly items: VirtualItem[];
  readonly before: number;
  readonly after: number;
  scrollTo(index: number): void;
  measure(row: HTMLElement): void;
}

/** Pixels beyond the edge for which rows are ready. */
const ahead = 240;

/** Call while a component starts: it follows the options and stops with the component. */
export function virtualRows({ count, scroller, estimate }: Options): VirtualRows {
  let items = $state.raw<VirtualItem[]>([]);
  let total = $state(0);
  let rows: Virtualizer<HTMLElement, HTMLElement> | undefined;

  $effect(() => {
    const element = scroller();
    // A short list is laid out whole; asking where it is scrolled would lay it out once more.
    if (!element || count() === 0) return;
    const made = new Virtualizer<HTMLElement, HTMLElement>({
      count: count(),
      getScrollElement: () => element,
      estimateSize: estimate,
      overscan: 0,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
      initialRect: { width: 0, height: 600 },
      initialOffset: element.scrollTop,
      onChange: show,
    });
    function show() {
      items = made.getVirtualItems();
      total = made.getTotalSize();
    }
    rows = made;
    const stop = made._didMount();
    made._willUpdate();
    show();
    // What is in sight comes first, a turn of the wheel more when it has been seen.
    const noMore = afterPaint(() => {
      made.setOptions({ ...made.options, overscan: Math.ceil(ahead / estimate()) });
      show();
    });
    return () => {
      noMore();
      stop();
      [items, total] = [[], 0];
    };
  });

  return {
    get items() {
      return items;
    },
    get before() {
      return items[0]?.start ?? 0;
    },
    get after() {
      return Math.max(0, total - (items.at(-1)?.end ?? 0));
    },
    scrollTo: (index) => rows?.scrollToIndex(index, { align: "auto" }),
    measure: (row) => rows?.measureElement(row),
  };
}
