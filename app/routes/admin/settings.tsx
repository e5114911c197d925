import { data, Link } from "react-router";
import type { Route } from "./+types/settings";
import { AboutSettings } from "~/features/settings/office/admin/about-settings";
import { CancellationSettings } from "~/features/settings/office/admin/cancellation-settings";
import { ContactSettings } from "~/features/settings/office/admin/contact-settings";
import { FeatureSettings } from "~/features/settings/office/admin/feature-settings";
import {
  HoldSettings,
  OwnBookingSettings,
  PremiumSettings,
  PayoutSettings,
  TaxIdentitySettings,
  UnpaidSettings,
} from "~/features/settings/office/admin/short-settings";
import { MarketingSettings } from "~/features/settings/office/admin/marketing-settings";
import { PrivacySettings, SignInSettings } from "~/features/settings/office/admin/safety-settings";
import { RateSettings } from "~/features/settings/office/admin/rate-settings";
import { BackOfficePage } from "~/office/page/back-office-page";
import { settingsSections } from "~/content/portal-sub-pages";
import { servicesContext } from "~/context";
import { monthOf } from "~/domain/calendar/months";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { changeSettingsByForm } from "~/features/settings/office/admin/change-settings";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const section = settingsSections.find(({ id }) => id === (params.section ?? settingsSections[0].id));
  if (!section) throw data(null, { status: 404 });
  return { section, ...(await context.get(servicesContext).getSettingsPage(viewer)) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changeSettingsByForm(context.get(servicesContext), viewer, request);
}

export function meta() {
  return backOfficeMeta("Platform Settings");
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { section } = loaderData;
  return (
    <BackOfficePage
      title="Platform Settings"
      intro="Each section is saved separately and logged. Public pages are updated within a minute; prices, holds and bookings immediately."
    >
      <div className="mt-5 grid items-start gap-x-10 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label="Sections" className="lg:sticky lg:top-16">
          <ul className="flex flex-wrap gap-x-4 lg:grid lg:gap-0.5">
            {settingsSections.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={`/admin/settings/${id}`}
                  aria-current={id === section.id ? "page" : undefined}
                  className="inline-block py-1 text-peacock underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-vermilion"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div key={section.id} className="min-w-0 max-w-3xl">
          <Section {...loaderData} />
        </div>
      </div>
    </BackOfficePage>
  );
}

/** Sections of the rates that are not GST. */
const rateSections: Partial<Record<string, string>> = {
  commission: "commission",
  compensation: "cancellation",
};

function Section({
  section,
  groups,
  rates,
  marketing,
  lastSpend,
  today,
}: Route.ComponentProps["loaderData"]) {
  const dated = rates
    .filter(({ kind }) => (rateSections[kind] ?? "gst") === section.id)
    .map((rate) => <RateSettings key={rate.kind} {...rate} today={today} />);
  switch (section.id) {
    case "commission":
    case "gst":
      return <div className="grid gap-4">{dated}</div>;
    case "tax-identity":
      return <TaxIdentitySettings stored={groups["tax-identity"]} />;
    case "cancellation":
      return (
        <div className="grid gap-4">
          <CancellationSettings stored={groups.cancellation} />
          {dated}
        </div>
      );
    case "holds":
      return <HoldSettings stored={groups.holds} />;
    case "unpaid":
      return <UnpaidSettings stored={groups.unpaid} />;
    case "own-bookings":
      return <OwnBookingSettings stored={groups["own-bookings"]} />;
    case "payouts":
      return <PayoutSettings stored={groups.payouts} />;
    case "contact":
      return <ContactSettings stored={groups.contact} />;
    case "about":
      return <AboutSettings stored={groups.about} />;
    case "sign-in":
      return <SignInSettings stored={groups["sign-in"]} />;
    case "privacy":
      return <PrivacySettings stored={groups.privacy} />;
    case "features":
      return <FeatureSettings stored={groups.features} />;
    case "premium":
      return <PremiumSettings stored={groups.premium} />;
    case "marketing":
      return <MarketingSettings months={marketing} last={lastSpend} thisMonth={monthOf(today)} />;
  }
}
