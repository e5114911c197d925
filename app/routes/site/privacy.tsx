import type { Route } from "./+types/privacy";
import { servicesContext } from "~/context";
import { fillLegalText } from "~/features/blog/fill-legal-text";
import { LegalPage } from "~/features/blog/legal-page";
import { getLegalText } from "~/features/blog/articles.server";
import { pageMeta } from "~/platform/pages/page-meta";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { html, ...text } = getLegalText("privacy");
  const services = context.get(servicesContext);
  const [values, identity] = await Promise.all([services.getPrivacySettings(), services.getIdentity()]);
  return {
    text: { ...text, html: fillLegalText(html, values, identity) },
    canonical: new URL("/privacy", url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ ...loaderData.text, canonical: loaderData.canonical });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData.text} />;
}
