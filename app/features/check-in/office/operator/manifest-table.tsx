import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { BookingStatusBadge } from "~/features/bookings/booking-status-badge";
import { Badge } from "~/ui/badge";
import { extrasInWords, offerName } from "~/domain/bookings/offer-in-words";
import { formatRupees } from "~/domain/money/money";
import { hiddenPhoneText } from "~/domain/desk/operator-booking";
import { ownBookingLabel, ownSaleLabels } from "~/domain/bookings/own-booking";
import { memberInWords } from "~/domain/trips/party-details";
import { formatInstantInIndia, formatTimeOfDay } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import {
  givenInWords,
  attendanceOf,
  counted,
  partyByAge,
  type Manifest,
  type ManifestRow,
  type ManifestSums,
} from "~/domain/check-in/manifest";
import { cn } from "~/ui/cn";

const heads = [
  "Traveler",
  "Phone",
  "Party",
  "Room",
  "Emergency contact",
  "Special requests",
  "Attendance",
] as const;

// Printed as a table at any width, with the header repeated on each page.
const cell = "px-2 py-2 align-top text-left tabular-nums wrap-anywhere not-print:max-lg:block";

/** Travelers of a departure, one booking per row; cards on narrow screens. */
export function ManifestTable({ manifest, sums }: { manifest: Manifest; sums: ManifestSums }) {
  const { tourTitle, travelDate, startTime, rows, ownQuestions, opensBookings } = manifest;
  return (
    <table className="mt-4 w-full border-collapse text-sm not-print:max-lg:block">
      <caption className="sr-only">Bookings on this departure, by name</caption>
      <thead className="not-print:max-lg:sr-only">
        <tr className="hidden print:table-row">
          <td colSpan={heads.length} className="text-left font-semibold">
            <span>{`${tourTitle},`}</span> <Exact>{formatTravelDate(travelDate)}</Exact>,{" "}
            <Exact>{formatTimeOfDay(startTime)}</Exact>
          </td>
        </tr>
        <tr>
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="border-b-2 border-line px-2 py-1.5 text-left text-muted print:text-black"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="not-print:max-lg:grid not-print:max-lg:gap-3">
        {rows.map((row) => (
          <Row key={row.bookingId} row={row} questions={ownQuestions} opensBooking={opensBookings} />
        ))}
      </tbody>
      <tfoot className="not-print:max-lg:mt-3 not-print:max-lg:block print:table-row-group">
        <tr className="font-semibold not-print:max-lg:block">
          <th scope="row" className={cell}>
            {counted(sums.bookings, "booking", "bookings")}
          </th>
          <td className={cell} colSpan={heads.length - 1}>
            {`${partyByAge(sums)}: ${counted(sums.seats, "seat", "seats")}`}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Row({
  row,
  questions,
  opensBooking,
}: {
  row: ManifestRow;
  questions: Manifest["ownQuestions"];
  opensBooking: boolean;
}) {
  return (
    <tr
      className={cn(
        "border-b border-line",
        "not-print:max-lg:block not-print:max-lg:rounded-card not-print:max-lg:border not-print:max-lg:bg-card not-print:max-lg:p-2",
      )}
    >
      <th scope="row" className={cn(cell, "font-semibold")}>
        <span>{row.customerName}</span>
        <span className="block font-normal text-muted print:text-black">
          {opensBooking ? (
            <Link to={`/operator/bookings/${row.bookingId}`} className="underline underline-offset-4">
              <Exact>{row.bookingId}</Exact>
            </Link>
          ) : (
            row.bookingId
          )}
        </span>
        {row.status === "pending" && <BookingStatusBadge status={row.status} />}
        {row.ownSale !== null && (
          <span className="mt-1 block font-normal">
            <Badge tone="neutral">{ownBookingLabel}</Badge> <span>{ownSaleLabels()[row.ownSale]}</span>
          </span>
        )}
        {row.status === "confirmed" && row.partPaid === null && row.owed > 0 && (
          <span className="mt-1 block font-normal">
            <Badge tone="warning">Unpaid</Badge> <Exact>{formatRupees(row.owed)}</Exact> due
          </span>
        )}
        {row.partPaid !== null && (
          <span className="mt-1 block font-normal">
            <Badge tone="warning">Part paid</Badge> <span>{row.partPaid}</span>
          </span>
        )}
      </th>
      <Cell label="Phone">
        {row.customerPhone ? <PhoneLink phone={row.customerPhone} /> : hiddenPhoneText}
      </Cell>
      <Cell label="Party">
        <span>{partyByAge(row)}</span>
        {row.members.some(({ name, age }) => name !== null || age !== null) && (
          <ul className="mt-1">
            {row.members.map((member) => (
              <li key={`${member.kind} ${member.number}`}>{memberInWords(member)}</li>
            ))}
          </ul>
        )}
        {row.pickUp !== null && <p className="mt-1">{`Pick-up: ${row.pickUp}`}</p>}
        {questions
          .filter(({ id }) => row.answers.some(({ question }) => question === id))
          .map((question) => (
            <p key={question.id} className="mt-1">
              {`${question.label}: ${givenInWords(row, question)}`}
            </p>
          ))}
      </Cell>
      <Cell label="Room">
        <span className="whitespace-nowrap">{offerName(row)}</span>
        {row.extras.length > 0 && <span className="block">{extrasInWords(row.extras)}</span>}
      </Cell>
      <Cell label="Emergency contact">
        {row.lacksEmergencyContact ? (
          <Badge tone="warning">Missing</Badge>
        ) : (
          <EmergencyContact contact={row.emergencyContact} />
        )}
      </Cell>
      <Cell label="Special requests">{row.specialRequests ?? "None"}</Cell>
      <Cell label="Attendance">
        <Attendance row={row} />
      </Cell>
    </tr>
  );
}

function EmergencyContact({ contact }: { contact: ManifestRow["emergencyContact"] }) {
  if (!contact) return <span>Not shown</span>;
  return (
    <>
      <span>{`${contact.name},`}</span> <PhoneLink phone={contact.phone} />
    </>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone}`} className="whitespace-nowrap underline underline-offset-4">
      {phone}
    </a>
  );
}

function Attendance({ row }: { row: ManifestRow }) {
  const { checkIn } = row;
  if (checkIn) {
    return (
      <>
        <strong className="text-success print:text-black">{attendanceOf(row)}</strong>{" "}
        <Exact>{formatInstantInIndia(checkIn.at)}</Exact>
        <span>{`, ${checkIn.by ?? "by a former staff member"}`}</span>
      </>
    );
  }
  return (
    <>
      <span>{attendanceOf(row)}</span>
      {row.status !== "no-show" && (
        <span
          aria-hidden
          className="ml-2 hidden size-4 border border-black align-middle print:inline-block"
        />
      )}
    </>
  );
}

function Cell({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <td
      className={cn(
        cell,
        "not-print:max-lg:grid not-print:max-lg:grid-cols-[6.5rem_minmax(0,1fr)] not-print:sm:max-lg:grid-cols-[9rem_minmax(0,1fr)] not-print:max-lg:gap-x-2 not-print:max-lg:py-0.5",
      )}
    >
      <span aria-hidden className="text-muted lg:hidden print:hidden">
        {`${label}:`}
      </span>
      <div>{children}</div>
    </td>
  );
}
