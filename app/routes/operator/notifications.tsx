import { Link } from "react-router";
import type { Route } from "./+types/notifications";
import { Exact } from "~/ui/exact";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { Panel } from "~/office/page/panel";
import { PreferencesForm } from "~/features/notifications/preferences-form";
import { PushSwitch } from "~/features/notifications/push-switch";
import { servicesContext } from "~/context";
import { formatPhone } from "~/domain/accounts/format-phone";
import { answerPreferences } from "~/features/notifications/answer-preferences.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";

const path = "/operator/profile/notifications";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).getNotificationPreferences(viewer);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerPreferences(context, request, requireOperator(context, url), "operator");
}

export function meta() {
  return backOfficeMeta("Notifications");
}

/** A member's own choices for the events that their rights cover. */
export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { choices, channels, phone, pushKey } = loaderData;
  const events = choices.filter(({ party }) => party === "operator");
  return (
    <BackOfficePage
      title="Notifications"
      intro="Yours alone: other members choose for themselves. Phone messages are silent from 9 PM to 8 AM, unless a trip is within a day. Urgent questions, such as whether a departure runs, reach every channel that you use."
    >
      {events.length === 0 ? (
        <EmptyList
          reason="They come with the rights that a company gives you."
          next={["/operator/memberships", "Your memberships"]}
        >
          Your rights bring you no notifications.
        </EmptyList>
      ) : (
        <Panel id="events" title="Events" className="mt-4 max-w-3xl">
          <PreferencesForm choices={events} channels={channels} action={path} />
          {channels.includes("whatsapp") && (
            <p className="mt-4 text-sm">
              <span>
                {phone === null ? (
                  <span>WhatsApp needs a phone number.</span>
                ) : (
                  <span>
                    WhatsApp goes to <Exact>{formatPhone(phone)}</Exact>.
                  </span>
                )}
              </span>{" "}
              <Link to="/profile#person" className="font-semibold text-peacock underline">
                {phone === null ? "Add your phone number" : "Change your phone number"}
              </Link>
            </p>
          )}
          {pushKey !== null && <PushSwitch pushKey={pushKey} action={path} />}
        </Panel>
      )}
    </BackOfficePage>
  );
}
