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
