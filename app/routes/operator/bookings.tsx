import { useCallback, useState } from "react";
import type { Route } from "./+types/bookings";
import { BookingList, useBookingBulk } from "~/features/desk/office/booking-list";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { outcomeLabels } from "~/features/desk/office/operator/booking-actions";
import { OperatorBookingPanel } from "~/features/desk/office/operator/booking-panel";
import {
  AskedQuestion,
  operatorBookingActions,
  type AskedAbout,
} from "~/features/desk/office/operator/list-actions";
import { nowContext, servicesContext } from "~/context";
import { bookingOutcomes, outcomeRefusalOf, type BookingOutcome } from "~/domain/desk/booking-outcome";
import { matchesOperatorFilter, type OperatorBooking } from "~/domain/desk/operator-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { useToday } from "~/platform/pages/use-site";
import { operatorFeed } from "~/office/live/booking-feeds";
import { changeOperatorBookings } from "~/features/desk/office/operator/change-operator-booking.server";
import { findOpenRow } from "~/features/desk/office/find-open-row.server";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { loadList, readList } from "~/office/lists/load-list.server";
import { operatorBookingFilterOf, operatorBookingsList } from "~/features/desk/office/bookings.list";
import { requireOperator } from "~/middleware/require-operator";
import { membershipsContext } from "~/middleware/operator-frame";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const { query } = readList(operatorBookingsList, url);
  const today = todayInIndia(context.get(nowContext));
  const [list, totals, tours] = await Promise.all([
    loadList(operatorBookingsList, viewer, { context, url }),
    services.sumOperatorBookings(viewer, operatorBookingFilterOf(query, today)),
    services.listOperatorTourChoices(viewer, { chosen: query.tour }),
  ]);
  const opened = await findOpenRow(url, list.bookings, async (id) => {
    const { booking } = await services.getOperatorBooking(viewer, id);
    return booking;
  });
  const memberships = context.get(membershipsContext);
  return { ...list, totals, tours, memberships, opened };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return changeOperatorBookings(context.get(servicesContext), viewer, await readForm(request));
}

export { revalidatesList as shouldRevalidate } from "~/platform/pages/open-row";

export function meta() {
  return backOfficeMeta("Bookings of your tours");
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  if (loaderData.memberships.length > 0) return <LiveList loaded={loaderData} />;
  return (
    <BackOfficePage title="Bookings of your tours">
      <EmptyList
        reason="Bookings appear here once you belong to a company that sells tours."
        next={["/operator/memberships", "Your memberships"]}
      >
        No bookings yet
      </EmptyList>
    </BackOfficePage>
  );
}

/** Left out for staff without the right to earnings. */
const earningsColumns: readonly string[] = ["commission", "net"];
const listWithoutEarnings = {
  ...operatorBookingsList,
  columns: operatorBookingsList.columns.filter(({ key }) => !earningsColumns.includes(key)),
};

function LiveList({ loaded }: { loaded: Route.ComponentProps["loaderData"] }) {
  const { filter, tours, memberships } = loaded;
  const today = useToday();
  const { selection, isBusy, change } = useBookingBulk();
  const [asked, setAsked] = useState<AskedAbout | null>(null);
  const actionsOf = useCallback(
    (booking: OperatorBooking) => {
      const record = (outcome: BookingOutcome) => change(outcome, [booking]);
      return operatorBookingActions(booking, { isBusy, record, ask: setAsked }, memberships, today);
    },
    [isBusy, change, memberships, today],
  );
  const seesEarnings = loaded.bookings.some(({ earnings }) => earnings !== null);
  const isNarrowed = Object.values(filter).some((value) => value !== undefined && value !== "");
  return (
    <BookingList
      title="Bookings of your tours"
      list={seesEarnings ? operatorBookingsList : listWithoutEarnings}
      pageSize={operatorBookingsList.pageSize}
      loaded={loaded}
      feed={operatorFeed}
      matches={(booking) => matchesOperatorFilter(booking, filter)}
      choices={{ tour: tours.map(({ slug, title }) => [slug, title]) }}
      selected={selection.chosen.size}
      bulk={{
        selection,
        isBusy,
        actions: bookingOutcomes.map((outcome) => ({
          intent: outcome,
          label: outcomeLabels[outcome],
          refusalOf: (booking: OperatorBooking) => outcomeRefusalOf(booking, outcome, today),
        })),
        onAct: change,
      }}
      actionsOf={actionsOf}
      renderPanel={(booking, panel) => (
        <OperatorBookingPanel booking={booking} memberships={memberships} {...panel} />
      )}
      empty={isNarrowed ? "No bookings found" : undefined}
    >
      {(latest) =>
        asked && (
          <AskedQuestion
            asked={{ ...asked, booking: latest(asked.booking) }}
            onClose={() => setAsked(null)}
          />
        )
      }
    </BookingList>
  );
}
