export interface RefundStep {
  /** Minimum number of full days between the cancellation and the travel date. */
  atLeastDays: number;
  /** Refund as a share of the amount paid, in percent. */
  percent: number;
}

/** Default schedule, from the most generous step to none; admins can replace it (settings.ts). */
export const refundSchedule: readonly RefundStep[] = [
  { atLeastDays: 30, percent: 100 },
  { atLeastDays: 14, percent: 50 },
  { atLeastDays: 0, percent: 0 },
];
