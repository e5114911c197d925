import { Link } from "react-router";
import { servicesContext } from "~/context";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { operatorShareOf } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { requireOperator } from "~/middleware/require-operator";
import { BackOfficePage } from "~/office/page/back-office-page";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { DescriptionList } from "~/ui/description-list";
import type { Route } from "./+types/compensation";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const { booking, share, compensations } = await context
    .get(servicesContext)
    .getOperatorBooking(viewer, params.bookingId);
  return { booking, sale: share?.sale, compensations };
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(`Compensation for ${params.bookingId}`);
}

/** Note of the compensation of a booking, for the operator's accounts. */
export default function Compensation({ loaderData: { booking, sale, compensations } }: Route.ComponentProps) {
  const { bookingId, operatorName, tourTitle, travelDate } = booking;
  return (
    <BackOfficePage
      title={`Compensation note, booking ${bookingId}`}
      explained="From the ledger, which never changes. Print it for your accounts."
    >
      <DescriptionList
        className="mt-3 max-w-xl"
        entries={[
          ["Paid by", "Tour Bharat"],
          ["Paid to", operatorName],
          ["Tour", `${tourTitle}, ${formatDay(travelDate)}`],
          ...compensations.map(
            ({ at, amount, reason }) =>
              [
                formatDay(todayInIndia(at)),
                `${formatRupees(amount)}${reason === null ? "" : `. ${reason}`}`,
              ] as const,
          ),
          ["Compensation in all", formatRupees(sale?.compensation ?? 0)],
          ...(sale
            ? [["Your share of the booking with it", formatRupees(operatorShareOf(sale))] as const]
            : []),
        ]}
      />
      <p className="mt-3 max-w-xl">
        It is paid with your next payout, in place of money that the traveler doesn't pay. It is not the price
        of a tour: no commission is taken from it, and the traveler's tax documents don't contain it.
      </p>
      <p className="mt-3 print:hidden">
        <Link to={`/operator/bookings/${bookingId}`} className="text-peacock underline underline-offset-4">
          {`Booking ${bookingId}`}
        </Link>
      </p>
    </BackOfficePage>
  );
}
