import { dispatchNotifications } from "../../worker/notifications/dispatch-notifications";
import { db } from "./database";
import { keys } from "./keys";
import { noPhone } from "./mail";

/** Writes the messages of all notifications that are due within three years (freshTravelDate reaches two years ahead), for tests that move the clock. @param now UTC instant */
export async function dispatchNow(
  phone: Parameters<typeof dispatchNotifications>[0]["phone"] = noPhone,
  now = Date.now() + 3 * 365 * 86_400_000,
) {
  await dispatchNotifications({ db, clock: () => now, keys, phone });
}
