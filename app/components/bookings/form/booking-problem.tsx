import { bookingFieldNames } from "~/domain/bookings/booking-form";
import type { AnswerErrors, BookingNotice } from "~/domain/bookings/booking-form";
import { answerId } from "./answer-fields";

const checkFields: BookingNotice = {
  title: "Check the marked fields",
  description: "Everything you typed is still here.",
};

/** Error summary with links to the fields. */
export function BookingProblem({
  id,
  notice,
  errors,
}: {
  id: string;
  notice: BookingNotice | null;
  errors: AnswerErrors;
}) {
  const { title, description } = notice ?? checkFields;
  const wrong = bookingFieldNames.filter((field) => errors[field] !== undefined);
  return (
    <div
      id={id}
      tabIndex={-1}
      role="alert"
      className="scroll-mt-36 rounded-control border-l-4 border-danger bg-danger-subtle p-4 outline-none"
    >
      <p className="font-semibold text-danger">{title}</p>
      <p>{description}</p>
      {wrong.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${answerId(field)}`} className="underline underline-offset-4">
                {errors[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
