import type { Route } from "./+types/manifest-csv";
import { servicesContext } from "~/context";
import { extrasInWords, offerName } from "~/domain/bookings/offer-in-words";
import { ownSaleLabels } from "~/domain/bookings/own-booking";
import { arrivedOf } from "~/domain/check-in/arrived";
import { givenInWords, attendanceOf, membersInWords, type ManifestRow } from "~/domain/check-in/manifest";
import { startIn } from "~/domain/departures/departure-change";
import { exportedInstant } from "~/office/lists/definition";
import { tableResponse } from "~/platform/pages/table-file.server";
import { requireOperator } from "~/middleware/require-operator";

/** Exports the manifest of a departure. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const start = startIn(url.searchParams);
  const { rows, ownQuestions, travelDate, startTime } = await context
    .get(servicesContext)
    .getManifest(viewer, { ...params, start });
  return tableResponse(
    url,
    ["manifest", params.slug, params.date, ...(start === "" ? [] : [start.replace(":", "")])].join("-"),
    [
      // ISO 8601 with the offset of India.
      ["Start", () => `${travelDate}T${startTime}:00+05:30`],
      ["Booking", (row) => row.bookingId],
      ["Status", (row) => row.status],
      ["Name", (row) => row.customerName],
      ["Phone", (row) => row.customerPhone],
      ["Adults", (row) => row.seats - row.children],
      ["Children", (row) => row.children],
      ["Infants", (row) => row.infants],
      ["Room", (row) => offerName(row)],
      ...(rows.some(({ extras }) => extras.length > 0)
        ? [["Extras", (row: ManifestRow) => extrasInWords(row.extras)] as const]
        : []),
      ["People", membersInWords],
      ["Pick-up", (row) => row.pickUp],
      ...ownQuestions.map(
        (question) => [question.label, (row: ManifestRow) => givenInWords(row, question)] as const,
      ),
      ["Special requests", (row) => row.specialRequests],
      ["Emergency contact", (row) => row.emergencyContact?.name ?? null],
      ["Emergency phone", (row) => row.emergencyContact?.phone ?? null],
      ["Part paid", (row) => row.partPaid],
      ["Own booking", (row) => row.ownSale && ownSaleLabels()[row.ownSale]],
      ["Attendance", attendanceOf],
      ["Arrived", (row) => arrivedOf(row.seats, row.checkIn)],
      ["Checked in at", (row) => exportedInstant(row.checkIn?.at ?? null)],
      ["Checked in by", (row) => row.checkIn?.by ?? null],
    ],
    () => Promise.resolve({ rows, nextCursor: null }),
  );
}
