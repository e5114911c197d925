import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { Section } from "~/office/page/section";
import { Timestamp } from "~/platform/pages/when";
import { PriceLines } from "~/features/bookings/price-lines";
import { DescriptionList } from "~/ui/description-list";
import { whatHappenedInWords, type BookingActor } from "~/domain/bookings/booking-history";
import { formatPhone } from "~/domain/accounts/format-phone";
import { ownSaleLabels } from "~/domain/bookings/own-booking";
import { memberInWords } from "~/domain/trips/party-details";
import { formatDeadline, formatInstantInIndia } from "~/domain/calendar/calendar";
import type { PayoutLine } from "~/domain/money/payouts/settlement";
import type { Sale } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { emergencyContactDays, type OperatorBooking } from "~/domain/desk/operator-booking";
import type { OperatorBookingPage } from "../../../../../worker/desk/operator/get-operator-booking";

const actors: Record<BookingActor, string> = {
  traveler: "by the traveler",
  operator: "by your company",
  team: "by Tour Bharat",
  system: "automatically",
};

const refundStates = { due: "pending", done: "completed", failed: "failed" };

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
              ? `${emergencyContact.name}, ${formatPhone(emergencyContact.phone)}`
              : booking.ownSale !== undefined
                ? "not given"
                : `shown from ${emergencyContactDays} days before departure until the trip is over`,
          ],
          [
            "Check-in",
            checkIn
              ? `${formatInstantInIndia(checkIn.at)}, ${ways[checkIn.way]}${checkIn.by === null ? "" : `, by ${checkIn.by}`}`
              : "not yet",
          ],
          ["Booked", `${formatInstantInIndia(booking.createdAt)}`],
        ]}
      />
    </Section>
  );
}

/** Returns what an operator earns with a booking; nothing for those who may not see it. */
export function earningsInWords({ earnings }: Pick<OperatorBooking, "earnings">) {
  if (!earnings) return [];
  const { commission, commissionPercent, net } = earnings;
  return [
    [`Commission, ${commissionPercent}\u00a0%`, formatRupees(commission)],
    ["Your net", formatRupees(net)],
  ] as const;
}

export function MoneySection({
  page: { booking, priceLines, money, sale, line },
}: {
  page: OperatorBookingPage;
}) {
  return (
    <Section id="money" title="Money">
      {priceLines && (
        <div className="mt-3">
          <PriceLines lines={priceLines} total={booking.totalAmount} />
        </div>
      )}
      <DescriptionList
        className="mt-3"
        entries={[
          ...(priceLines ? [] : [["Total", formatRupees(booking.totalAmount)] as const]),
          ...(sale && line && booking.earnings
            ? shareLines(sale, line, booking.earnings.commissionPercent)
            : earningsInWords(booking)),
          ...(booking.ownSale === undefined
            ? ([
                ["Received", formatRupees(booking.paidAmount)],
                ["Refunded", formatRupees(booking.refundAmount)],
                ["Still due", formatRupees(money.owed)],
              ] as const)
            : ([["Payment", ownSaleLabels[booking.ownSale]]] as const)),
          ...(booking.balanceDueAt === undefined
            ? []
            : [["Balance due by", formatDeadline(booking.balanceDueAt)] as const]),
        ]}
      />
      {sale && sale.compensation !== 0 && (
        <p className="mt-2">
          <Link
            to={`/operator/bookings/${booking.bookingId}/compensation`}
            className="text-peacock underline underline-offset-4"
          >
            Compensation note
          </Link>
        </p>
      )}
      {money.received.length + money.returned.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {money.received.map(({ id, amount, method, at }) => (
            <li key={id} className="py-1.5 tabular-nums">
              <Exact>{formatRupees(amount)}</Exact>{" "}
              <span>{`received${method !== null ? `, ${method}` : ""}`}</span> <Timestamp at={at} />
            </li>
          ))}
          {money.returned.map(({ id, amount, reason, status, at }) => (
            <li key={id} className="py-1.5 tabular-nums">
              Refund of <Exact>{formatRupees(amount)}</Exact>
              <span>{`, ${refundStates[status]}: ${reason}`}</span> <Timestamp at={at} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Explains the operator's share of a sale, and the commission by what the choices of who bears a discount imply. */
function shareLines(
  { total, commission, compensation, discount }: Sale,
  { gst, tcs, tds, net }: PayoutLine,
  percent: number,
): (readonly [string, string])[] {
  const base = discount === 0 ? "" : ` of ${formatRupees(total + discount)}, the price before our discount`;
  return [
    [`Commission, ${percent}\u00a0%${base}`, formatRupees(commission)],
    ...(discount === 0 ? [] : [["Discount paid by Tour Bharat", formatRupees(discount)] as const]),
    ...(compensation === 0 ? [] : [["Compensation by Tour Bharat", formatRupees(compensation)] as const]),
    ...tax("GST on commission", gst),
    ...tax("TCS", tcs),
    ...tax("TDS", tds),
    ["Your net", formatRupees(net)],
  ];
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

function tax(name: string, amount: number): (readonly [string, string])[] {
  return amount === 0 ? [] : [[name, formatRupees(amount)]];
}
