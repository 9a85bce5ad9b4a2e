// Puts a page on the hall's screen and opens its window if it is not there yet.
import { openHall, request, type HallChoice, type HallView } from "@ipc/index";

/** What is not named stays as the presenter left it. */
export async function showInHall(
  change: Partial<HallChoice> & Pick<HallChoice, "event">,
): Promise<HallView> {
  const { choice } = await request("hall_view");
  const view = await request("set_hall", { ...choice, ...change });
  await openHall();
  return view;
}
