/** How a person wants the back offices shown. Kept in a cookie, so that the server renders it. */
export interface OfficeView {
  /** True if the side bar shows icons only. */
  isFolded: boolean;
  /** Height of the rows of lists on wide screens. */
  density: "compact" | "comfortable";
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
