import type { Route } from "./+types/settings";
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

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return context.get(servicesContext).getSettingsPage(viewer);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changeSettingsByForm(context.get(servicesContext), viewer, request);
}

export function meta() {
  return backOfficeMeta("Platform Settings");
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { groups, rates, marketing, lastChanges, today } = loaderData;
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
                <a
                  href={`#${id}`}
                  className="inline-block py-1 text-peacock underline-offset-4 hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 max-w-3xl gap-6">
          <RateSettings
            kind="commission"
            rates={rates.commission}
            last={lastChanges.commission}
            today={today}
          />
          <RateSettings kind="gst" rates={rates.gst} last={lastChanges.gst} today={today} />
          <TaxIdentitySettings stored={groups["tax-identity"]} />
          <CancellationSettings stored={groups.cancellation} />
          <HoldSettings stored={groups.holds} />
          <UnpaidSettings stored={groups.unpaid} />
          <OwnBookingSettings stored={groups["own-bookings"]} />
          <PayoutSettings stored={groups.payouts} />
          <ContactSettings stored={groups.contact} />
          <SignInSettings stored={groups["sign-in"]} />
          <PrivacySettings stored={groups.privacy} />
          <FeatureSettings stored={groups.features} />
          <PremiumSettings stored={groups.premium} />
          <MarketingSettings months={marketing} last={lastChanges.marketing} thisMonth={monthOf(today)} />
        </div>
      </div>
    </BackOfficePage>
  );
}
