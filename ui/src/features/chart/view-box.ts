// Which part of the chart is on screen, and how pan and zoom change it. Numbers in, numbers out.
import type { Layout, Rect } from "./layout";

/** Chart point (x, y) stands at screen point (x * scale + left, y * scale + top). */
export interface Look {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const smallest = 0.01;
export const largest = 4;

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** Zooms around a point of the screen, which keeps its place. */
export function zoomAt(look: Look, factor: number, x: number, y: number): Look {
  const scale = clamp(look.scale * factor, smallest, largest);
  const by = scale / look.scale;
  return { scale, left: x - (x - look.left) * by, top: y - (y - look.top) * by };
}

/** Keeps at least a corner of the chart on screen. */
export function kept(look: Look, layout: Layout, screen: Size): Look {
  const room = 80;
  const [width, height] = [layout.width * look.scale, layout.height * look.scale];
  return {
    scale: look.scale,
    left: clamp(look.left, room - width, screen.width - room),
    top: clamp(look.top, room - height, screen.height - room),
  };
}

/** Leaves no empty border on a side where there is more of the chart to show. */
export function filled(look: Look, layout: Layout, screen: Size): Look {
  const along = (start: number, size: number, room: number) =>
    size <= room ? start : clamp(start, room - size, 0);
  return {
    scale: look.scale,
    left: along(look.left, layout.width * look.scale, screen.width),
    top: along(look.top, layout.height * look.scale, screen.height),
  };
}

/** The whole chart, never larger than life. */
export function fitAll(layout: Layout, screen: Size): Look {
  return fit({ x: 0, y: 0, width: layout.width, height: layout.height }, screen, 1);
}

/** A rectangle of the chart in the middle of the screen, as large as it goes up to `most`. */
export function fit(part: Rect, screen: Size, most: number, least = smallest): Look {
  const scale = clamp(
    Math.min(screen.width / part.width, screen.height / part.height),
    Math.max(least, smallest),
    Math.min(most, largest),
  );
  return {
    scale,
    left: (screen.width - part.width * scale) / 2 - part.x * scale,
    top: (screen.height - part.height * scale) / 2 - part.y * scale,
  };
}

/** What is on screen, in chart measures. */
export function partShown(look: Look, screen: Size): Rect {
  return {
    x: -look.left / look.scale,
    y: -look.top / look.scale,
    width: screen.width / look.scale,
    height: screen.height / look.scale,
  };
}

/** Screen pixels from one drawing of the chart to the next while it moves. */
const stride = 256;

/** Which drawing holds the start of the screen, along one side. Between two of them the chart only moves. */
export const strideAt = (start: number): number => Math.floor(-start / stride);

/** The part to draw for those strides, in chart measures: the screen wherever it stands within them,
    and half a stride around it. */
export function partDrawn(across: number, down: number, scale: number, screen: Size): Rect {
  return {
    x: ((across - 0.5) * stride) / scale,
    y: ((down - 0.5) * stride) / scale,
    width: (screen.width + 2 * stride) / scale,
    height: (screen.height + 2 * stride) / scale,
  };
}

/** Moves just enough that the rectangle is in sight. */
export function reveal(look: Look, part: Rect, screen: Size, edge = 24): Look {
  const shift = (from: number, size: number, room: number) => {
    if (from < edge) return edge - from;
    if (from + size > room - edge) return Math.max(edge - from, room - edge - from - size);
    return 0;
  };
  const x = part.x * look.scale + look.left;
  const y = part.y * look.scale + look.top;
  return {
    scale: look.scale,
    left: look.left + shift(x, part.width * look.scale, screen.width),
    top: look.top + shift(y, part.height * look.scale, screen.height),
  };
}
