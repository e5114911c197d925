import { Link } from "react-router";
import { BookingForm } from "./booking-form";
import { bookingFieldMessages } from "./messages";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { placeName } from "~/domain/places/place-name";
import { bookingStepCount, bookingStepTitles } from "~/domain/bookings/booking";
import {
  firstBookingStep,
  type AnsweredStep,
  type BookingAnswers,
  type BookingFormStep,
} from "~/domain/bookings/booking-form";
import { settingsMessages } from "~/domain/settings/messages";
import type { TourOutline } from "~/domain/tours/tour-schema";
import { useSettings } from "~/platform/pages/use-site";

interface BookingFormPageProps {
  tour: TourOutline;
  /** Answers to start with. */
  known: Partial<BookingAnswers> | null;
  /** Path the form is posted to. */
  path: string;
  /** Answer to the last step. */
  answer: { step: AnsweredStep } | undefined;
  /** True if the seats are held for this form. Default: false. */
  areSeatsHeld?: boolean;
  /** Shown above the form. */
  note?: React.ReactNode;
}

/** The booking dialog's steps as pages, for browsers without JavaScript and for offers of seats. */
export function BookingFormPage({
  tour,
  known,
  path,
  answer,
  areSeatsHeld = false,
  note,
}: BookingFormPageProps) {
  const { features, opensSoon } = useSettings();
  const isOpen = features.bookings && !opensSoon;
  const step = answer?.step ?? firstBookingStep(known);
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:py-12">
      <title>{titleOf(step.shown, tour.title)}</title>
      <BookingFormHeader tour={tour} />
      {note}
      {isOpen || answer ? (
        <BookingForm tour={tour} path={path} areSeatsHeld={areSeatsHeld} {...step} />
      ) : (
        <p className="mt-6 rounded-control border-l-4 border-sandstone bg-sunken p-4">
          {opensSoon ? settingsMessages().opensSoonAndWhy : settingsMessages().closed.bookings}
        </p>
      )}
    </div>
  );
}

/** Returns the title, which screen readers announce first after the page load: any error, then the step. */
function titleOf({ step, errors, notice }: BookingFormStep, tourTitle: string): string {
  const m = bookingFieldMessages();
  const title = m.title(step, bookingStepCount, bookingStepTitles()[step - 1] ?? "", tourTitle);
  return notice !== null || Object.keys(errors).length > 0 ? m.problemTitle(title) : title;
}

/** The tour being booked, with a link back to it. */
function BookingFormHeader({ tour }: { tour: TourOutline }) {
  const m = bookingFieldMessages();
  return (
    <div className="mb-6 flex items-center gap-4">
      <TourPicture
        tour={tour}
        shape="card"
        alt=""
        sizes="96px"
        className="aspect-[4/5] w-20 shrink-0 rounded-control object-cover card-shadow sm:w-24"
      />
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">{m.heading}</h1>
        <p className="mt-1.5">
          <Link to={tour.path} className="text-peacock underline underline-offset-4">
            {tour.title}
          </Link>
        </p>
        <p className="text-muted">{m.durationFrom(tour.durationText, placeName(tour.departureCity))}</p>
      </div>
    </div>
  );
}
