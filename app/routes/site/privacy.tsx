import type { Route } from "./+types/privacy";
import { servicesContext } from "~/context";
import type { PlatformSettings } from "~/domain/settings/settings";
import { LegalPage } from "~/features/blog/legal-page";
import { getLegalText } from "~/features/blog/articles.server";
import { pageMeta } from "~/platform/pages/page-meta";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { html, ...text } = getLegalText("privacy");
  const values = await context.get(servicesContext).getPrivacySettings();
  return {
    text: { ...text, html: withSettings(html, values) },
    canonical: new URL("/privacy", url).href,
  };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? "");
}

/** Fills the platform's settings into the notice. */
function withSettings(
  html: string,
  { grievanceOfficer, grievanceEmail, contactsDays, messagesDays }: PlatformSettings["privacy"],
): string {
  return html
    .replaceAll("GRIEVANCE-OFFICER", escapeHtml(grievanceOfficer))
    .replaceAll("GRIEVANCE-ADDRESS", escapeHtml(grievanceEmail))
    .replaceAll("CONTACTS-DAYS", String(contactsDays))
    .replaceAll("MESSAGES-DAYS", String(messagesDays));
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ ...loaderData.text, canonical: loaderData.canonical });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData.text} />;
}
