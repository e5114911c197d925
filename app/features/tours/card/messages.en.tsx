import { Exact } from "~/ui/exact";

export const messages = {
  days: (days: number) => (days === 1 ? "1 day" : `${days} days`),
  fromPrice: (price: React.ReactNode, className?: string) => (
    <>
      <span className={className}>from </span>
      {price}
    </>
  ),
  pricePerPerson: (rupees: string, isFrom: boolean) => (
    <p>
      {isFrom && <span>from </span>}
      <strong translate="no">{rupees}</strong> per person
    </p>
  ),
  viewDetails: "View Details",
  viewDetailsOf: (place: string) => `View Details of ${place}`,
  /** Follows "View Details" for screen readers. */
  ofPlace: (place: string) => ` of ${place}`,
  bookNow: "Book Now",
  bookNowFor: (place: string) => `Book Now for ${place}`,
  promoted: "Promoted",
  next: (day: string) => (
    <span>
      Next: <Exact>{day}</Exact>
    </span>
  ),
  more: (tours: number) => (tours === 1 ? "1 more tour" : `${tours} more tours`),
};
