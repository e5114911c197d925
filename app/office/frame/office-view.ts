/** How a person wants the back offices shown. Stored with the account, and in a cookie for a browser without a stored one. */
export interface OfficeView {
  /** True if the side bar shows icons only. */
  isFolded: boolean;
  /** Height of the rows of lists on wide screens. */
  density: "compact" | "comfortable";
  /** False if single characters are no shortcuts; undefined if the account stores nothing. */
  hasShortcuts?: boolean;
}

const name = "office-view";
const year = 365 * 86_400;

/** Reads the choice from a Cookie header. Unknown values are ignored. */
export function readOfficeView(cookies: string | null): OfficeView {
  const value = cookies
    ?.split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`));
  const words = value?.slice(name.length + 1).split(".") ?? [];
  return {
    isFolded: words.includes("folded"),
    density: words.includes("comfortable") ? "comfortable" : "compact",
  };
}

/** Returns the cookie that stores the choice. @param path the office's first path, which keeps it off the public pages */
export function officeViewCookie({ isFolded, density }: OfficeView, path: string): string {
  return `${name}=${isFolded ? "folded" : "open"}.${density}; Path=${path}; Max-Age=${year}; SameSite=Lax`;
}

/** Stores the choice with the account. If that fails, the browser's own copy stays. */
export function storeOfficeView({ isFolded, density }: OfficeView, hasShortcuts: boolean): void {
  const body = new URLSearchParams({
    isFolded: isFolded ? "yes" : "no",
    density,
    hasShortcuts: hasShortcuts ? "yes" : "no",
  });
  void fetch("/office/preferences", { method: "POST", body, keepalive: true }).catch(() => {});
}
