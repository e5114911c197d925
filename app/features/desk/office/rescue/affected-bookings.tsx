import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ResponsiveTable, SheetCell, SheetName, SheetRow } from "~/office/ui/responsive-table";
import { ownBookingLabel, ownSaleLabels } from "~/domain/bookings/own-booking";
import {
  isPending,
  offerStateLabel,
  parseOption,
  type AffectedBooking,
  type OfferState,
} from "~/domain/desk/rescue";
import { arrivedInWords } from "~/domain/check-in/arrived";
import { formatDay, formatDeadline, formatTimeInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { checkInFormId, retryFormId } from "./rescue-progress";

const heads = ["Booking", "Customer", "Travelers", "Paid", "State"] as const;
const link = "text-peacock underline underline-offset-4";

/** The affected bookings with a checkbox each. Part of the form of the order. */
export function AffectedBookings({
  bookings,
  pathOf,
  showsTour,
  isAdmin,
}: {
  isAdmin: boolean;
  bookings: readonly AffectedBooking[];
  pathOf: (bookingId: string) => string;
  showsTour: boolean;
}) {
  return (
    <ResponsiveTable caption="Affected bookings" heads={heads}>
      {bookings.map((booking) => {
        const { bookingId, customerName, customerPhone, customerEmail, travelers, paid, offer } = booking;
        return (
          <SheetRow key={`${bookingId}/${booking.travelDate}`}>
            <SheetName>
              <span className="flex items-start gap-3">
                {isOpen(offer?.state ?? null) && (
                  <input
                    type="checkbox"
                    name="chosen"
                    value={bookingId}
                    aria-label={`Choose ${bookingId}`}
                    className="mt-1 size-4 shrink-0 accent-peacock"
                  />
                )}
                <span>
                  <Link to={pathOf(bookingId)} className="text-ink underline underline-offset-4">
                    <Exact>{bookingId}</Exact>
                  </Link>
                  {showsTour && (
                    <span className="block text-sm font-normal text-muted">
                      <span>{`${booking.tourTitle},`}</span> <Exact>{formatDay(booking.travelDate)}</Exact>
                    </span>
                  )}
                </span>
              </span>
            </SheetName>
            <SheetCell label="Customer">
              <span>{customerName}</span>
              <a href={`tel:${customerPhone}`} className={`block w-fit py-1 text-sm ${link}`}>
                {customerPhone}
              </a>
              {customerEmail !== "" && (
                <a
                  href={`mailto:${customerEmail}`}
                  className={`block w-fit py-1 text-sm wrap-anywhere ${link}`}
                >
                  {customerEmail}
                </a>
              )}
            </SheetCell>
            <SheetCell label="Travelers">
              <span>{travelers}</span>
              <CheckIn booking={booking} isAdmin={isAdmin} />
            </SheetCell>
            <SheetCell label="Paid">
              {booking.ownSale === null ? (
                paid === 0 ? (
                  <span>nothing</span>
                ) : (
                  <Exact>{formatRupees(paid)}</Exact>
                )
              ) : (
                <span>{ownSaleLabels()[booking.ownSale]}</span>
              )}
            </SheetCell>
            <SheetCell label="State" className="lg:text-right">
              <State booking={booking} pathOf={pathOf} />
            </SheetCell>
          </SheetRow>
        );
      })}
    </ResponsiveTable>
  );
}

function isOpen(state: OfferState | null): boolean {
  return state === null || state === "asked" || state === "failed" || state === "queued";
}

/** The check-in of travelers on their way, by administrators: a suspended operator cannot check them in. */
function CheckIn({ booking, isAdmin }: { booking: AffectedBooking; isAdmin: boolean }) {
  const { bookingId, checkedInAt, arrived, travelers, canCheckIn } = booking;
  return (
    <>
      {checkedInAt !== null && (
        <span className="block text-sm text-success">
          <span>{arrivedInWords(arrived, travelers)}</span> <Exact>{formatTimeInIndia(checkedInAt)}</Exact>
        </span>
      )}
      {isAdmin && canCheckIn && (
        <Button
          type="submit"
          form={checkInFormId}
          name="booking"
          value={bookingId}
          variant="secondary"
          className="mt-1 block min-h-9 px-3 py-1 text-sm"
        >
          Check in
          <span className="sr-only">
            {" "}
            <Exact>{bookingId}</Exact>
          </span>
        </Button>
      )}
    </>
  );
}

const tones: Partial<Record<OfferState, BadgeTone>> = {
  asked: "warning",
  moved: "success",
  rebooked: "success",
  refunded: "success",
  failed: "danger",
};

function State({
  booking: { offer, ownSale },
  pathOf,
}: {
  booking: AffectedBooking;
  pathOf: (bookingId: string) => string;
}) {
  if (offer === null)
    return ownSale === null ? (
      <Badge>{offerStateLabel(null)}</Badge>
    ) : (
      <div className="grid justify-items-start gap-1 text-sm lg:justify-items-end">
        <Badge>{ownBookingLabel}</Badge>
        <span>Gets no offer. Please call.</span>
      </div>
    );
  const { state, choice, chosenBy, deadlineAt, error, newBooking } = offer;
  const option = choice === null ? null : parseOption(choice);
  const isSettled = state === "moved" || state === "rebooked" || state === "refunded";
  return (
    <div className="grid justify-items-start gap-1 text-sm lg:justify-items-end">
      <Badge tone={tones[state] ?? "neutral"}>{offerStateLabel(state)}</Badge>
      {state === "asked" && deadlineAt !== null && (
        <span>
          until <Exact>{formatDeadline(deadlineAt)}</Exact>
        </span>
      )}
      {state === "moved" && option && (
        <span>
          to <Exact>{formatDay(option.travelDate)}</Exact>
        </span>
      )}
      {newBooking !== null && (
        <Link to={pathOf(newBooking)} className={link}>
          {newBooking}
        </Link>
      )}
      {isSettled && chosenBy === "traveler" && <span className="text-muted">answered</span>}
      {isSettled && chosenBy === "system" && <span className="text-muted">no answer</span>}
      {error !== null && (state === "failed" || isPending(state)) && (
        <span className="max-w-80 text-danger">{error}</span>
      )}
      {state === "failed" && (
        <Button
          type="submit"
          form={retryFormId}
          name="offer"
          value={offer.id}
          variant="secondary"
          className="min-h-9 px-3 py-1 text-sm"
        >
          Try again
        </Button>
      )}
    </div>
  );
}
