/**
 * What a traveller gets back for cancelling.
 * Source: the cancellation policy of specification 2, section 9: free up to 30 days before departure, half between
 * 30 and 14 days, nothing under 14 days.
 */

export interface RefundStep {
  /** Full days that must lie between cancelling and the travel date. */
  atLeastDays: number;
  /** Share of what was paid, in percent. */
  percent: number;
}

/** From the most generous step to none. */
export const refundSchedule: readonly RefundStep[] = [
  { atLeastDays: 30, percent: 100 },
  { atLeastDays: 14, percent: 50 },
  { atLeastDays: 0, percent: 0 },
];
