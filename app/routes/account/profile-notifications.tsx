import { Link } from "react-router";
import type { Route } from "./+types/profile-notifications";
import { ProfileCard, ProfilePage } from "~/features/accounts/profile/profile-page";
import { preferencesMessages } from "~/features/notifications/messages";
import { PreferencesForm } from "~/features/notifications/preferences-form";
import { PushSwitch } from "~/features/notifications/push-switch";
import { servicesContext } from "~/context";
import { currentLanguage, defaultLanguage } from "~/domain/language/language";
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
  return backOfficeMeta(preferencesMessages().title);
}

export default function ProfileNotifications({ loaderData }: Route.ComponentProps) {
  const { choices, channels, phone, pushKey, isOperator, isTraveler } = loaderData;
  const trips = choices.filter(({ party }) => party === "traveler");
  const isByPhone = channels.includes("whatsapp") || channels.includes("sms");
  const m = preferencesMessages();
  return (
    <ProfilePage title={m.title}>
      <ProfileCard id="trips" title={m.trips} intro={m.tripsIntro}>
        <PreferencesForm choices={trips} channels={channels} action={path} />
        {isByPhone && <NumberForMessages phone={phone} needsVerification={isTraveler} />}
        {pushKey !== null && <PushSwitch pushKey={pushKey} action={path} />}
      </ProfileCard>
      {isOperator && (
        <ProfileCard id="company" title={m.company}>
          <Link
            to="/operator/profile/notifications"
            reloadDocument={currentLanguage() !== defaultLanguage}
            className="font-semibold text-peacock underline"
          >
            {m.ofCompany}
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
  const m = preferencesMessages().number;
  const missing = needsVerification
    ? { text: m.needsVerified, to: "/profile/security#phone", label: m.verify }
    : { text: m.needsNumber, to: "/profile#person", label: m.add };
  const { text, to, label } =
    phone === null ? missing : { text: m.goTo(formatPhone(phone)), to: "/profile#person", label: m.change };
  return (
    <p className="mt-4">
      <span>{text}</span>{" "}
      <Link to={to} className="font-semibold text-peacock underline">
        {label}
      </Link>
    </p>
  );
}
