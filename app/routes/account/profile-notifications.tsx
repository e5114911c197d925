import { Link } from "react-router";
import type { Route } from "./+types/profile-notifications";
import { ProfileCard, ProfilePage } from "~/components/accounts/profile/profile-page";
import { PreferencesForm } from "~/components/notifications/preferences-form";
import { PushSwitch } from "~/components/notifications/push-switch";
import { servicesContext } from "~/context";
import { answerPreferences } from "~/lib/notifications/answer-preferences.server";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { requireViewer } from "~/middleware/require-viewer";

const path = "/profile/notifications";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  return {
    ...(await context.get(servicesContext).getNotificationPreferences(viewer)),
    isOperator: viewer.role === "tour_operator",
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerPreferences(context, request, requireViewer(context, url), "traveler");
}

export function meta() {
  return backOfficeMeta("Notifications");
}

export default function ProfileNotifications({ loaderData }: Route.ComponentProps) {
  const { choices, channels, phone, pushKey, isOperator } = loaderData;
  const trips = choices.filter(({ party }) => party === "traveler");
  const isByPhone = channels.includes("whatsapp") || channels.includes("sms");
  return (
    <ProfilePage title="Notifications">
      <ProfileCard
        id="trips"
        title="Trips"
        intro="We always send mail about your bookings and account. Phone messages are optional and silent from 9 PM to 8 AM, unless your trip is within a day."
      >
        <PreferencesForm choices={trips} channels={channels} action={path} />
        {isByPhone && (
          <p className="mt-4">
            {phone === null ? "WhatsApp and SMS need a phone number." : `WhatsApp and SMS go to ${phone}.`}{" "}
            <Link to="/profile#person" className="font-semibold text-peacock underline">
              {phone === null ? "Add your phone number" : "Change your phone number"}
            </Link>
          </p>
        )}
        {pushKey !== null && <PushSwitch pushKey={pushKey} action={path} />}
      </ProfileCard>
      {isOperator && (
        <ProfileCard id="company" title="Company">
          <Link to="/operator/profile/notifications" className="font-semibold text-peacock underline">
            Notifications of your company
          </Link>
        </ProfileCard>
      )}
    </ProfilePage>
  );
}
