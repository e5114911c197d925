import { parse } from "bowser";

/** "Firefox on Windows", from what a browser says of itself. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = parse(userAgent);
  if (!browser.name) return "Unknown device";
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
