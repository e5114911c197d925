import { stepPeriod, type RefundStep } from "~/domain/bookings/cancellation";

/** Inserts the current refund schedule into the terms: a table of numbers, so nothing has to be escaped. */
export function withRefundSchedule(html: string, schedule: readonly RefundStep[]): string {
  const rows = schedule.map(({ percent }, index) => {
    const period = stepPeriod(schedule, index);
    const orNotCome = index === schedule.length - 1 ? ", or you don't show up" : "";
    return `<tr><td>${period.charAt(0).toUpperCase()}${period.slice(1)}${orNotCome}</td><td>${shareInWords(percent)}</td></tr>`;
  });
  return html.replace(
    "<!-- refund schedule -->",
    `<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col">You cancel</th><th scope="col">Refund of the amount paid</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`,
  );
}

function shareInWords(percent: number): string {
  if (percent === 100) return "Full refund";
  return percent === 0 ? "No refund" : `${percent} percent`;
}
