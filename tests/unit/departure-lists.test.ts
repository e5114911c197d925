import { expect, test } from "vitest";
import { pickUpStops, roomList } from "~/domain/check-in/departure-lists";
import type { ManifestRow } from "~/domain/check-in/manifest";

function row(bookingId: string, given: Partial<ManifestRow> = {}): ManifestRow {
  return {
    bookingId,
    status: "confirmed",
    customerName: "Asha Rao",
    customerPhone: null,
    seats: 2,
    children: 0,
    infants: 0,
    roomType: "standard",
    optionName: null,
    extras: [],
    specialRequests: null,
    members: [],
    answers: [],
    pickUp: null,
    emergencyContact: null,
    lacksEmergencyContact: false,
    issuedAt: 0,
    checkIn: null,
    owed: 0,
    partPaid: null,
    ownSale: null,
    ...given,
  };
}

test("stops come by the time they name, then by name, last the bookings without one; spellings of a stop are one", () => {
  const rows = [
    row("TB000001"),
    row("TB000002", { pickUp: "Hotel Lake View" }),
    row("TB000003", { pickUp: "Bus stand, 10:05" }),
    row("TB000004", { pickUp: "hotel  lake view." }),
    row("TB000005", { pickUp: "6.40 at the clock tower" }),
    row("TB000006", { pickUp: "Airport" }),
  ];
  expect(pickUpStops(rows).map(({ stop, rows: at }) => [stop, at.length])).toStrictEqual([
    ["6.40 at the clock tower", 1],
    ["Bus stand, 10:05", 1],
    ["Airport", 1],
    ["Hotel Lake View", 2],
    [null, 1],
  ]);
});

test("bookings are listed by their kind of room", () => {
  const rows = [row("TB000001", { roomType: "suite" }), row("TB000002"), row("TB000003")];
  expect(roomList(rows).map(({ roomType, rows: at }) => [roomType, at.length])).toStrictEqual([
    ["standard", 2],
    ["suite", 1],
  ]);
});
