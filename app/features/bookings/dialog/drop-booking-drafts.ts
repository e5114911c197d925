/** Prefix of the booking drafts in `localStorage`, followed by the tour's slug. */
export const draftPrefix = "booking-draft ";

export function listBookingDrafts(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix));
}

/**
 * Deletes what was typed into booking dialogs.
 * @param slug only this tour's; all of them at sign-out
 */
export function dropBookingDrafts(slug?: string): void {
  try {
    const keys = slug === undefined ? listBookingDrafts() : [draftPrefix + slug];
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
