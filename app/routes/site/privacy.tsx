import type { Route } from "./+types/privacy";
import { LegalPage } from "~/components/layout/legal-page";
import { getLegalText } from "~/lib/pages/articles.server";
import { pageMeta } from "~/lib/pages/page-meta";

export function loader({ url }: Route.LoaderArgs) {
  return { text: getLegalText("privacy"), canonical: new URL("/privacy", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ ...loaderData.text, canonical: loaderData.canonical });
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData.text} />;
}
