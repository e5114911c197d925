import { PriceLines } from "~/features/bookings/price-lines";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { partyInWords } from "~/domain/bookings/booking-review";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import type { PayPage } from "~/domain/money/payments/payment";
import { payMessages } from "./messages";
import { placeName } from "~/domain/places/place-name";

/** The booked trip beside its payment: picture, date, party and price. */
export function PaySummary({ page }: { page: PayPage }) {
  const m = payMessages().summary;
  return (
    <section
      aria-labelledby="trip"
      className="overflow-hidden rounded-card border border-line bg-card card-shadow lg:sticky lg:top-6"
    >
      {page.cover && (
        <TourPicture
          tour={page.cover}
          shape="hero"
          alt=""
          sizes="(min-width: 1024px) 400px, 100vw"
          className="h-44 w-full object-cover object-[70%_45%]"
        />
      )}
      <div className="p-5">
        <h2 id="trip" className="text-2xl">
          {page.tourTitle}
        </h2>
        <p translate="no" className="mt-2 font-semibold">
          {startInWords(page.travelDate, page)}
        </p>
        <p className="text-muted">
          {m.trip(page.tourDuration, placeName(page.departureCity), partyInWords(page), page.operatorName)}
        </p>
        <p className="mt-2 text-sm text-muted">
          {m.bookingId}{" "}
          <span translate="no" className="font-semibold text-ink tabular-nums">
            {page.bookingId}
          </span>
        </p>
        <div className="mt-4">
          <PriceLines lines={page.priceLines} total={page.total} />
        </div>
      </div>
    </section>
  );
}
