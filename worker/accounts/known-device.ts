import { parse } from "hono/utils/cookie";
import type { Keys } from "../platform/keys/keys";

/** Cookie that marks a device as having signed in to an account; its value identifies neither. */
export const deviceCookie = "tour-bharat.known_device";

/** Returns the id of the request's device if it has signed in to the account with this email address, else null. */
export function knownDeviceIn({ keys }: { keys: Keys }, headers: Headers, email: string): string | null {
  const cookie = parse(headers.get("Cookie") ?? "", deviceCookie)[deviceCookie] ?? "";
  const [device = "", signature = ""] = cookie.split(".");
  return keys.verify("known-device", deviceText(email, device), signature) ? device : null;
}

/** Returns the cookie's value: a random name and a MAC, nothing of the address. */
export function knownDevice({ keys }: { keys: Keys }, device: string, email: string): string {
  return `${device}.${keys.sign("known-device", deviceText(email, device))}`;
}

function deviceText(email: string, device: string): string {
  return `${device} ${email}`;
}
