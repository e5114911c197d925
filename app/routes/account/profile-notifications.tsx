import { Link } from "react-router";
import type { Route } from "./+types/profile-notifications";
import { ProfileCard, ProfilePage } from "~/features/accounts/profile/profile-page";
import { PreferencesForm } from "~/features/notifications/preferences-form";
import { PushSwitch } from "~/features/notifications/push-switch";
import { servicesContext } from "~/context";
import { formatPhone } from "~/domain/accounts/format-phone";
import { answerPreferences } from "~/features/notifications/answer-preferences.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireViewer } from "~/middleware/require-viewer";

const path = "/profile/notifications";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireViewer(context, url);
  return {
    ...(await context.get(servicesContext).getNotificationPreferences(viewer)),
    isOperator: viewer.role === "tour_operator",
    isTraveler: viewer.role === "user",
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerPreferences(context, request, requireViewer(context, url), "traveler");
}

export function meta() {
  return backOfficeMeta("Notifications");
}

export default function ProfileNotifications({ loaderData }: Route.ComponentProps) {
  const { choices, channels, phone, pushKey, isOperator, isTraveler } = loaderData;
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
        {isByPhone && <NumberForMessages phone={phone} needsVerification={isTraveler} />}
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

/** The number that WhatsApp and SMS go to: of travelers only a verified one. */
function NumberForMessages({
  phone,
  needsVerification,
}: {
  phone: string | null;
  needsVerification: boolean;
}) {
  const missing = needsVerification
    ? {
        text: "WhatsApp and SMS need a verified phone number.",
        to: "/profile/security#phone",
        label: "Verify your phone number",
      }
    : {
        text: "WhatsApp and SMS need a phone number.",
        to: "/profile#person",
        label: "Add your phone number",
      };
  const { text, to, label } =
    phone === null
      ? missing
      : {
          text: `WhatsApp and SMS go to ${formatPhone(phone)}.`,
          to: "/profile#person",
          label: "Change your phone number",
        };
  return (
    <p className="mt-4">
      <span>{text}</span>{" "}
      <Link to={to} className="font-semibold text-peacock underline">
        {label}
      </Link>
    </p>
  );
}
