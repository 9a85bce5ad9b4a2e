// Puts a page on the hall's screen and opens its window if it is not there yet.
import { openHall, request, type HallChoice } from "@ipc/index";

/** What is not named stays as the presenter left it. */
export async function showInHall(
  change: Partial<HallChoice> & Pick<HallChoice, "event">,
): Promise<HallChoice> {
  const choice = await request("hall_choice");
  const chosen = await request("set_hall", { ...choice, ...change });
  await openHall();
  return chosen;
}
