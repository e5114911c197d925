import type { PlatformSettings } from "~/domain/settings/settings";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? "");
}

/**
 * Fills what the owner has entered into a legal text.
 * @param identity who runs the site, line by line; empty until it is entered
 */
export function fillLegalText(
  html: string,
  { grievanceOfficer, grievanceEmail, ...privacy }: PlatformSettings["privacy"],
  identity: readonly string[],
): string {
  const address =
    grievanceEmail === ""
      ? '<a href="/contact">the contact page</a>'
      : `<a href="mailto:${escapeHtml(grievanceEmail)}">${escapeHtml(grievanceEmail)}</a>`;
  return html
    .replaceAll("OUR-IDENTITY", escapeHtml(identity.join("; ") || "a company whose details follow here"))
    .replaceAll("GRIEVANCE-OFFICER", escapeHtml(grievanceOfficer || "to be named before bookings open"))
    .replaceAll("GRIEVANCE-ADDRESS", address)
    .replaceAll("ACKNOWLEDGE-HOURS", String(privacy.acknowledgeHours))
    .replaceAll("ANSWER-DAYS", String(privacy.answerDays))
    .replaceAll("CONTACTS-DAYS", String(privacy.contactsDays))
    .replaceAll("MESSAGES-DAYS", String(privacy.messagesDays));
}
