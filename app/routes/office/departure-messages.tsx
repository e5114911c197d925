import type { Route } from "./+types/departure-messages";
import { OfficeLink } from "~/office/frame/office-link";
import { BackOfficePage } from "~/office/page/back-office-page";
import { DepartureMessages } from "~/features/departures/office/departure-messages";
import { changeMessages } from "~/features/departures/office/departure-messages.server";
import { nowContext, servicesContext } from "~/context";
import { formatTimeOfDay } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { departurePath, startIn, startQuery } from "~/domain/departures/departure-change";
import { messageTemplates } from "~/domain/messages/departure-message";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOffice } from "~/middleware/require-office";

/** Loads the messages to a departure. The query's `template` names the text to begin with. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { viewer, office } = requireOffice(context, url);
  const departure = { tour: params.slug, travelDate: params.date, start: startIn(url.searchParams) };
  const chosen = url.searchParams.get("template");
  return {
    page: await context.get(servicesContext).getDepartureMessages(viewer, departure),
    template: Object.entries(messageTemplates).find(([name]) => name === chosen)?.[1] ?? "",
    messageId: crypto.randomUUID(),
    office,
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { viewer } = requireOffice(context, url);
  const departure = { tour: params.slug, travelDate: params.date, start: startIn(url.searchParams) };
  const now = context.get(nowContext);
  return changeMessages(context.get(servicesContext), viewer, departure, { request, now });
}

export function meta() {
  return backOfficeMeta("Messages to a departure");
}

export default function DepartureMessagesPage({ loaderData: { office, ...shown } }: Route.ComponentProps) {
  const { tour, tourTitle, companyName, travelDate, start, startTime } = shown.page;
  const departure =
    office === "/operator"
      ? departurePath({ tour, travelDate, start })
      : `/admin/tours/${tour}/departures/${travelDate}${startQuery(start)}`;
  return (
    <BackOfficePage
      title={tourTitle}
      intro={`Messages to everybody on ${formatTravelDate(travelDate)}, ${formatTimeOfDay(startTime)}, ${companyName}.`}
      aside={
        <OfficeLink to={departure} className="text-peacock underline underline-offset-4">
          Departure
        </OfficeLink>
      }
    >
      <DepartureMessages {...shown} />
    </BackOfficePage>
  );
}
