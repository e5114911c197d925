import type { BookingFormValues } from "~/domain/booking";
import { answersInWords, quoteAnswers } from "~/domain/booking-review";
import { formatRupees } from "~/domain/money";
import type { TourCard } from "~/domain/tour";
import { DescriptionList } from "~/components/ui/description-list";

/** Everything that was entered, and how the total comes about. */
export function BookingReview({ tour, values }: { tour: TourCard; values: BookingFormValues }) {
  const quote = quoteAnswers(tour.priceInr, values);
  return (
    <div className="grid gap-5">
      <DescriptionList
        entries={[
          ["Tour", `${tour.place}, ${tour.durationText}, from ${tour.departureCity}`],
          ...answersInWords(values),
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
