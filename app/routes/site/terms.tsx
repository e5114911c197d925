import type { Route } from "./+types/terms";
import { LegalPage } from "~/components/layout/legal-page";
import { getLegalText } from "~/lib/pages/articles.server";
import { useSettings } from "~/hooks/use-site";
import { withRefundSchedule } from "~/lib/bookings/refund-table";
import { pageMeta } from "~/lib/pages/page-meta";

export function loader({ url }: Route.LoaderArgs) {
  return { text: getLegalText("terms"), canonical: new URL("/terms", url).href };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ ...loaderData.text, canonical: loaderData.canonical });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { refundSchedule } = useSettings();
  const { text } = loaderData;
  return <LegalPage text={{ ...text, html: withRefundSchedule(text.html, refundSchedule) }} />;
}
