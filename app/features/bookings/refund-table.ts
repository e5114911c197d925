import { stepPeriod } from "~/domain/bookings/cancellation";
import type { RefundStep } from "~/domain/bookings/refund-schedule";
import { bookingViewMessages } from "./messages";

/** Inserts the current refund schedule into the terms: a table of numbers, so nothing has to be escaped. */
export function withRefundSchedule(html: string, schedule: readonly RefundStep[]): string {
  const m = bookingViewMessages().refundTable;
  const rows = schedule.map(({ percent }, index) => {
    const period = stepPeriod(schedule, index);
    const orNotCome = index === schedule.length - 1 ? m.orNotCome : "";
    return `<tr><td>${period.charAt(0).toUpperCase()}${period.slice(1)}${orNotCome}</td><td>${shareInWords(percent)}</td></tr>`;
  });
  return html.replace(
    "<!-- refund schedule -->",
    `<div class="table-scroll" role="region" aria-label="${m.label}" tabindex="0"><table><thead><tr><th scope="col">${m.cancel}</th><th scope="col">${m.refund}</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`,
  );
}

function shareInWords(percent: number): string {
  const m = bookingViewMessages().refundTable;
  if (percent === 100) return m.full;
  return percent === 0 ? m.none : m.share(percent);
}
