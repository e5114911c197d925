/** A page of the back office or the operator portal, with its own tab. */
export interface PortalPage {
  label: string;
  to: string;
  /** Other paths of the same page. */
  also?: readonly string[];
  /** True if paths below its own belong to other pages. */
  isFirst?: true;
}

/** Returns true if a path is the page's own or below it. */
export function isOnPage({ to, also = [], isFirst }: PortalPage, pathname: string): boolean {
  return isPage({ to, also }, pathname) || (!isFirst && pathname.startsWith(`${to}/`));
}

/** Returns true if a path is the page's own. */
export function isPage({ to, also = [] }: Pick<PortalPage, "to" | "also">, pathname: string): boolean {
  return pathname === to || also.includes(pathname);
}
