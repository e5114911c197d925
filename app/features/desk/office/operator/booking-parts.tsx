import { Link } from "react-router";
import { Section } from "~/office/page/section";
import { Timestamp } from "~/platform/pages/when";
import { DescriptionList } from "~/ui/description-list";
import { whatHappenedInWords, type BookingActor } from "~/domain/bookings/booking-history";
import { formatPhone } from "~/domain/accounts/format-phone";
import { memberInWords } from "~/domain/trips/party-details";
import { arrivedInWords } from "~/domain/check-in/arrived";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { emergencyContactDays, type OperatorBooking } from "~/domain/desk/operator-booking";
import { BookingMoneyTable, shareRows } from "../booking-money-table";
import type { OperatorBookingPage } from "../../../../../worker/desk/operator/get-operator-booking";

const actors: Record<BookingActor, string> = {
  traveler: "by the traveler",
  operator: "by your company",
  team: "by Tour Bharat",
  reseller: "by the reseller",
  system: "automatically",
};

const ways = { scan: "by scanning the voucher", hand: "by hand" };

/** Details of a booking that its summary doesn't show. */
export function OperatorPartySection({
  page: { booking, members, emergencyContact, checkIn },
}: {
  page: OperatorBookingPage;
}) {
  return (
    <Section title="Booking">
      <DescriptionList
        className="mt-3"
        entries={[
          ["Names", members.map(memberInWords).join("; ")],
          ["Special requests", booking.specialRequests ?? "none"],
          [
            "Emergency contact",
            emergencyContact
              ? [emergencyContact.name, formatPhone(emergencyContact.phone)].filter(Boolean).join(", ")
              : booking.ownSale !== undefined
                ? "not given"
                : `shown from ${emergencyContactDays} days before departure until the trip is over`,
          ],
          [
            "Check-in",
            checkIn
              ? `${arrivedInWords(checkIn.arrived, booking.numberOfTravelers)}, ${formatInstantInIndia(checkIn.at)}, ${ways[checkIn.way]}${checkIn.by === null ? "" : `, by ${checkIn.by}`}`
              : "not yet",
          ],
          ["Booked", `${formatInstantInIndia(booking.createdAt)}`],
        ]}
      />
    </Section>
  );
}

/** Returns what an operator earns with a booking; nothing for those who may not see it. */
export function earningRows({ earnings }: Pick<OperatorBooking, "earnings">) {
  if (!earnings) return [];
  const { commission, commissionPercent, net } = earnings;
  return [
    [`Commission, ${commissionPercent}\u00a0%`, -commission],
    ["Your net", net],
  ] as const;
}

export function MoneySection({ page: { booking, priceLines, money, share } }: { page: OperatorBookingPage }) {
  const { earnings } = booking;
  return (
    <Section id="money" title="Money">
      <BookingMoneyTable
        booking={booking}
        priceLines={priceLines}
        money={money}
        share={
          share && earnings
            ? shareRows(share.sale, share.line, earnings.commissionPercent, "Your net")
            : earningRows(booking)
        }
      />
      {share && share.sale.compensation !== 0 && (
        <p className="mt-2">
          <Link
            to={`/operator/bookings/${booking.bookingId}/compensation`}
            className="text-peacock underline underline-offset-4"
          >
            Compensation note
          </Link>
        </p>
      )}
    </Section>
  );
}

export function HistorySection({ page: { history } }: { page: OperatorBookingPage }) {
  return (
    <Section title="History" note="The customer sees the same history.">
      <ol className="divide-y divide-line">
        {history.map((moment) => (
          <li key={`${moment.at} ${moment.what} ${moment.reason}`} className="py-1.5">
            <strong>{whatHappenedInWords(moment)}</strong> <span>{actors[moment.by]}</span>{" "}
            <Timestamp at={moment.at} />
            {moment.reason !== null && <span className="block text-sm wrap-anywhere">{moment.reason}</span>}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Messages from the platform team to the operator. */
export function MessagesSection({ page: { messages } }: { page: OperatorBookingPage }) {
  if (messages.length === 0) return null;
  return (
    <Section title="Messages to your company">
      <ul className="divide-y divide-line">
        {messages.map(({ id, text, at }) => (
          <li key={id} className="py-1.5">
            <Timestamp at={at} />
            <span className="block wrap-anywhere whitespace-pre-line">{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
