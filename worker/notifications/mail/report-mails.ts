import { formatDay, formatMonth, todayInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { movementKindLabels } from "~/domain/partners/reseller";
import { resellerStatementSums, type ResellerStatement } from "~/domain/partners/reseller-statement";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

/** Sent when a scheduled report is due. It names no filters, which may hold names. @param report.period days that it covers, or null */
export function reportMail(report: {
  id: string;
  owner: { email: string; name: string };
  title: string;
  period: string | null;
  schedule: string;
  worksUntil: string;
  url: string;
}): Mail {
  const { id, owner, title, period, schedule, worksUntil, url } = report;
  return {
    to: owner.email,
    subject: `Your report: ${title}${period === null ? "" : `, ${period}`}`,
    dedupeKey: `report/${id}`,
    ...renderMail({
      preheader: `The link works until ${worksUntil}.`,
      heading: title,
      paragraphs: [
        greeting(owner.name),
        "Your report is ready. The file is made when you open it, after you sign in, and holds what you may see then.",
      ],
      details: [
        ...(period === null ? [] : [["Days", period] as const]),
        ["Sent", schedule],
        ["Link works until", worksUntil],
      ],
      action: { label: "Open the report", url },
      footnote: "You scheduled this report. The same page pauses or deletes it.",
    }),
  };
}

/** Movements that a mail shows; the others are in the file that we send on request. */
const maxLines = 300;

/** Sent to a reseller on the first of a month: what moved its balance in the month before. */
export function resellerStatementMail(
  { id, email }: { id: string; email: string },
  { name, month, ...statement }: ResellerStatement,
): Mail {
  const sums = resellerStatementSums(statement).map(
    ([label, amount]) => [label, formatRupees(amount)] as const,
  );
  const lines = statement.lines.slice(0, maxLines).map(({ kind, amount, bookingId, note, createdAt }) => {
    const what = [movementKindLabels[kind], bookingId, note].filter(Boolean).join(" ");
    return `${formatDay(todayInIndia(createdAt))}: ${what}, ${formatRupees(amount)}`;
  });
  return {
    to: email,
    subject: `Your statement for ${formatMonth(month)}`,
    dedupeKey: `reseller-statement/${id}/${month}`,
    ...renderMail({
      preheader: `${sums.at(-1)?.join(": ") ?? ""}.`,
      heading: `Statement of ${name}, ${formatMonth(month)}`,
      paragraphs: [
        "A balance below zero is what you owe us. Please reply within 14 days if anything is wrong.",
      ],
      details: sums,
      sections: lines.length === 0 ? [] : [{ heading: "Movements", lines }],
      ...(statement.lines.length > maxLines && {
        footnote: "There are more movements. Ask us for the file.",
      }),
    }),
  };
}
