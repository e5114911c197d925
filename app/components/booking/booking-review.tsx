import { paymentMethodLabels, roomTypeLabels } from "~/domain/booking";
import type { BookingFormValues } from "~/domain/booking";
import { formatTravelDate } from "~/domain/travel-date";
import { formatRupees } from "~/domain/money";
import { quoteBooking } from "~/domain/pricing";
import type { TourCard } from "~/domain/tour";
import { DescriptionList } from "~/components/ui/description-list";

/** Everything that was entered, and how the total comes about. */
export function BookingReview({ tour, values }: { tour: TourCard; values: BookingFormValues }) {
  const quote = quoteBooking({ ...values, priceInr: tour.priceInr });
  return (
    <div className="grid gap-5">
      <DescriptionList
        entries={[
          ["Tour", `${tour.place}, ${tour.durationText}, from ${tour.departureCity}`],
          ["Traveler", `${values.firstName} ${values.lastName}`],
          ["E-mail", values.email],
          ["Phone", values.phone],
          ["Travel date", values.travelDate === "" ? "not chosen" : formatTravelDate(values.travelDate)],
          ["Travelers", String(values.numberOfTravelers)],
          ["Room", roomTypeLabels[values.roomType]],
          ["Special requests", values.specialRequests || "none"],
          ["Emergency contact", `${values.emergencyName}, ${values.emergencyPhone}`],
          ["Payment method", paymentMethodLabels[values.paymentMethod]],
        ]}
      />
      <table className="w-full">
        <caption className="pb-1 text-left font-semibold">Price</caption>
        <tbody>
          {quote.lines.map((line) => (
            <tr key={line.code} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {line.code === "fare" ? `${line.label} × ${formatRupees(tour.priceInr)}` : line.label}
              </th>
              <td className="py-1.5 text-right tabular-nums">{formatRupees(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
