import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import type { PlatformSettings } from "~/domain/settings/settings";
import type { LegalText } from "./legal-texts.server";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? "");
}

/**
 * Fills what the owner has entered into a legal text, and adds the folder of the page's language to its links.
 * @param identity who runs the site, line by line; empty until it is entered
 */
export function fillLegalText(
  { html, noIdentity, noOfficer, contactPage }: LegalText,
  { grievanceOfficer, grievanceEmail, ...privacy }: PlatformSettings["privacy"],
  identity: readonly string[],
): string {
  const address =
    grievanceEmail === ""
      ? `<a href="/contact">${contactPage}</a>`
      : `<a href="mailto:${escapeHtml(grievanceEmail)}">${escapeHtml(grievanceEmail)}</a>`;
  return html
    .replaceAll("OUR-IDENTITY", escapeHtml(identity.join("; ") || noIdentity))
    .replaceAll("GRIEVANCE-OFFICER", escapeHtml(grievanceOfficer || noOfficer))
    .replaceAll("GRIEVANCE-ADDRESS", address)
    .replaceAll("ACKNOWLEDGE-HOURS", String(privacy.acknowledgeHours))
    .replaceAll("ANSWER-DAYS", String(privacy.answerDays))
    .replaceAll("CONTACTS-DAYS", String(privacy.contactsDays))
    .replaceAll("MESSAGES-DAYS", String(privacy.messagesDays))
    .replaceAll(/href="(\/[^"]*)"/g, (_, path: string) => `href="${pathIn(currentLanguage(), path)}"`);
}
