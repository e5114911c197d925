import type { Route } from "./+types/terms";
import { servicesContext } from "~/context";
import { fillLegalText } from "~/features/blog/fill-legal-text";
import { LegalPage } from "~/features/blog/legal-page";
import { getLegalText } from "~/features/blog/legal-texts.server";
import { useSettings } from "~/platform/pages/use-site";
import { withRefundSchedule } from "~/features/bookings/refund-table";
import { pageMeta } from "~/platform/pages/page-meta";

export async function loader({ context, url }: Route.LoaderArgs) {
  const text = getLegalText("terms");
  const services = context.get(servicesContext);
  const [values, identity] = await Promise.all([services.getPrivacySettings(), services.getIdentity()]);
  return {
    text: { ...text, html: fillLegalText(text, values, identity) },
    canonical: new URL("/terms", url).href,
  };
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
