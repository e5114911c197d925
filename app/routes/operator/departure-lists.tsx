import { Link } from "react-router";
import type { Route } from "./+types/departure-lists";
import { Exact } from "~/ui/exact";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { PrintButton } from "~/ui/print-button";
import { servicesContext } from "~/context";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { formatDay, formatTimeOfDay } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { pickUpStops, roomList } from "~/domain/check-in/departure-lists";
import {
  counted,
  givenInWords,
  partyByAge,
  type Manifest,
  type ManifestRow,
} from "~/domain/check-in/manifest";
import { departurePath, startIn } from "~/domain/departures/departure-change";
import { hiddenPhoneText } from "~/domain/desk/operator-booking";
import { memberInWords } from "~/domain/trips/party-details";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const departure = { ...params, start: startIn(url.searchParams) };
  const manifest = await context.get(servicesContext).getManifest(viewer, departure);
  const { tourTitle, travelDate, start, startTime, meetingPoint, asked, rows } = manifest;
  // For guides and drivers: without what only the office may see.
  const questions = manifest.ownQuestions.filter(({ forGuide }) => forGuide);
  return { tourTitle, travelDate, start, startTime, meetingPoint, asked, rows, questions };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(
    loaderData ? `Lists: ${loaderData.tourTitle}, ${formatDay(loaderData.travelDate)}` : "Lists",
  );
}

const cell = "border-b border-line px-2 py-2 text-left align-top wrap-anywhere";

/** The lists of a departure for its guides and drivers, to print: pick-ups by stop, and rooms. */
export default function DepartureListsPage({ loaderData, params }: Route.ComponentProps) {
  const { tourTitle, travelDate, start, startTime, meetingPoint, asked, rows, questions } = loaderData;
  return (
    <div data-report>
      <BackOfficePage
        title={tourTitle}
        intro={`Pick-ups and rooms of ${formatTravelDate(travelDate)}. Starts ${formatTimeOfDay(startTime)}: ${meetingPoint}.`}
      >
        <p className="mt-1 flex flex-wrap items-center gap-4 print:hidden">
          <Link
            to={departurePath({ tour: params.slug, travelDate, start })}
            className="py-1 text-peacock underline underline-offset-4"
          >
            Manifest
          </Link>
          {rows.length > 0 && <PrintButton className="min-h-9 px-3 py-1 text-sm" />}
        </p>
        {rows.length === 0 && (
          <EmptyList
            reason="Guests appear here as they book."
            next={["/operator/departures", "All departures"]}
          >
            No bookings on this day
          </EmptyList>
        )}
        {asked.includes("pick-up") && rows.length > 0 && (
          <section aria-labelledby="pick-ups" className="mt-4">
            <h2 id="pick-ups" className="text-xl">
              Pick-ups
            </h2>
            {pickUpStops(rows).map(({ stop, rows: at }) => (
              <BookingTable
                key={stop ?? ""}
                title={`${stop ?? `No pick-up given: at ${meetingPoint}`}, ${travelersOf(at)}`}
                rows={at}
                questions={questions}
              />
            ))}
          </section>
        )}
        {rows.length > 0 && (
          <section aria-labelledby="rooms" className="mt-6">
            <h2 id="rooms" className="text-xl">
              Rooms
            </h2>
            {roomList(rows).map(({ roomType, rows: at }) => (
              <BookingTable
                key={roomType}
                title={`${roomTypeLabels()[roomType]}: ${counted(at.length, "booking", "bookings")}, ${travelersOf(at)}`}
                rows={at}
                questions={questions}
              />
            ))}
          </section>
        )}
      </BackOfficePage>
    </div>
  );
}

function travelersOf(rows: readonly ManifestRow[]): string {
  return counted(
    rows.reduce((sum, { seats }) => sum + seats, 0),
    "traveler",
    "travelers",
  );
}

function BookingTable({
  title,
  rows,
  questions,
}: {
  title: string;
  rows: readonly ManifestRow[];
  questions: Manifest["ownQuestions"];
}) {
  return (
    <table className="mt-2 w-full table-fixed border-collapse text-sm break-inside-avoid">
      <caption className="pt-2 text-left font-semibold">{title}</caption>
      <thead className="sr-only">
        <tr>
          {["Booking", "Party"].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.bookingId}>
            <th scope="row" className={`${cell} font-semibold`}>
              <span>{row.customerName}</span>
              <span className="block font-normal text-muted print:text-black">
                <Exact>{row.bookingId}</Exact>
              </span>
              {row.customerPhone ? (
                <a href={`tel:${row.customerPhone}`} className="font-normal underline underline-offset-4">
                  {row.customerPhone}
                </a>
              ) : (
                <span className="font-normal">{hiddenPhoneText}</span>
              )}
            </th>
            <td className={cell}>
              <span>{partyByAge(row)}</span>
              {row.members.some(({ name }) => name !== null) && (
                <span className="block">{row.members.map(memberInWords).join("; ")}</span>
              )}
              {questions
                .filter(({ id }) => row.answers.some(({ question }) => question === id))
                .map((question) => (
                  <span key={question.id} className="block">
                    {`${question.label}: ${givenInWords(row, question)}`}
                  </span>
                ))}
              {row.specialRequests !== null && (
                <span className="block">{`Note: ${row.specialRequests}`}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
