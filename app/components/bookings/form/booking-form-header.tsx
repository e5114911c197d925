import { Link } from "react-router";
import { TourPicture } from "~/components/tours/tour-picture";
import type { TourOutline } from "~/domain/tours/tour-schema";

/** The tour being booked, with a link back to it. */
export function BookingFormHeader({ tour }: { tour: TourOutline }) {
  return (
    <div className="mb-6 flex items-center gap-4">
      <TourPicture
        tour={tour}
        shape="card"
        alt=""
        sizes="96px"
        className="aspect-[4/5] w-20 shrink-0 rounded-control object-cover shadow-card sm:w-24"
      />
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">Book Your Tour Package</h1>
        <p className="mt-1.5">
          <Link to={tour.path} className="text-peacock underline underline-offset-4">
            {tour.title}
          </Link>
        </p>
        <p className="text-muted">
          {tour.durationText} from {tour.departureCity}
        </p>
      </div>
    </div>
  );
}
