import type { IconNode } from "lucide";

/** A page of the back office or the operator portal, with its own place in the side bar. */
export interface PortalPage {
  label: string;
  /** Label in the bar of phones. */
  short?: string;
  icon: IconNode;
  to: string;
  /** Other paths of the same page. */
  also?: readonly string[];
  /** True if paths below its own belong to other pages. */
  isFirst?: true;
  /** Keyboard shortcut, after "g". */
  key: string;
  /** True for places that come first in the bar of phones. */
  isMain?: true;
}

/** Returns true if a path is the page's own or below it. */
export function isOnPage(
  { to, also = [], isFirst }: Pick<PortalPage, "to" | "also" | "isFirst">,
  pathname: string,
): boolean {
  return isPage({ to, also }, pathname) || (!isFirst && pathname.startsWith(`${to}/`));
}

/** Returns true if a path is the page's own. */
export function isPage({ to, also = [] }: Pick<PortalPage, "to" | "also">, pathname: string): boolean {
  return pathname === to || also.includes(pathname);
}
