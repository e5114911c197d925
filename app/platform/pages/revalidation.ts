import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Revalidates after rejections too: they mean that the data has changed. */
export function revalidatesAlways(): boolean {
  return true;
}

/** Revalidates after a conflict too, because it means that the data has changed. */
export function revalidatesAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** Reloads a portal's counts after navigation, after changes, and when a page revalidates; not with each filter of a list. */
export function revalidatesFrame({
  formMethod,
  actionStatus = 200,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  const isAskedFor = currentUrl.href === nextUrl.href;
  const isChanged = formMethod !== undefined && actionStatus < 400;
  return isChanged || isAskedFor || currentUrl.pathname !== nextUrl.pathname;
}
