/** A page of the back office or of the operators' portal, with a tab of its own. */
export interface PortalPage {
  label: string;
  to: string;
  /** Other addresses of the same page. */
  also?: readonly string[];
  /** Whether the addresses below its own are those of other pages. */
  isFirst?: true;
}

/** Whether an address is of a page or of one below it. */
export function isOnPage({ to, also = [], isFirst }: PortalPage, pathname: string): boolean {
  return isPage({ to, also }, pathname) || (!isFirst && pathname.startsWith(`${to}/`));
}

/** Whether an address is that of a page itself. */
export function isPage({ to, also = [] }: Pick<PortalPage, "to" | "also">, pathname: string): boolean {
  return pathname === to || also.includes(pathname);
}
