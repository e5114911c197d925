import { parse } from "bowser";
import { personMessages } from "./messages";

/** Returns a name such as "Firefox on Windows" for a user agent. */
export function deviceName(userAgent: string | null): string {
  const m = personMessages();
  if (!userAgent) return m.unknownDevice;
  const { browser, os } = parse(userAgent);
  if (!browser.name) return m.unknownDevice;
  return os.name ? m.browserOn(browser.name, os.name) : browser.name;
}
