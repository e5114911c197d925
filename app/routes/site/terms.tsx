import type { Route } from "./+types/terms";
import { servicesContext } from "~/context";
import { fillLegalText } from "~/features/blog/fill-legal-text";
import { LegalPage } from "~/features/blog/legal-page";
import { getLegalText } from "~/features/blog/legal-texts.server";
import { withRefundSchedule } from "~/features/bookings/refund-table";
import { pageMeta } from "~/platform/pages/page-meta";

export async function loader({ context, url }: Route.LoaderArgs) {
  const text = getLegalText("terms");
  const services = context.get(servicesContext);
  const [values, identity, { refundSchedule }] = await Promise.all([
    services.getPrivacySettings(),
    services.getIdentity(),
    services.getPublicSettings(),
  ]);
  return {
    text: { ...text, html: withRefundSchedule(fillLegalText(text, values, identity), refundSchedule) },
    canonical: new URL("/terms", url).href,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({ ...loaderData.text, canonical: loaderData.canonical });
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData.text} />;
}
