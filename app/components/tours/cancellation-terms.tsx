import { Link } from "react-router";
import { refundSchedule } from "~/domain/cancellation";

const looks = ["bg-good-ground text-good", "bg-wait-ground text-wait", "bg-bad-ground text-bad"] as const;

/** The refund schedule as a line of time that ends at the departure. */
export function CancellationTerms() {
  return (
    <section aria-labelledby="cancellation">
      <h2 id="cancellation" className="text-3xl">
        If your plans change
      </h2>
      <p className="mt-3 max-w-[68ch]">
        What you get back depends on how long before departure you cancel. If the operator cancels, you get
        all of it back.
      </p>
      <ol className="mt-5 grid gap-1 sm:grid-cols-3">
        {refundSchedule.map(({ atLeastDays, percent }, index) => (
          <li
            key={atLeastDays}
            className={`px-4 py-3 first:rounded-l-card last:rounded-r-card ${looks[index]}`}
          >
            <strong className="block text-xl">{refundText(percent)}</strong>
            <span>{periodText(index)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm">
        The whole of it is in our{" "}
        <Link to="/terms" className="text-peacock underline underline-offset-4">
          terms
        </Link>
        .
      </p>
    </section>
  );
}

function refundText(percent: number): string {
  if (percent === 100) return "Full refund";
  return percent === 0 ? "No refund" : `${percent}% refund`;
}

function periodText(index: number): string {
  const from = refundSchedule[index]?.atLeastDays ?? 0;
  const before = refundSchedule[index - 1]?.atLeastDays;
  if (before === undefined) return `${from} days or more before departure`;
  return from === 0 ? `less than ${before} days before` : `${before - 1} to ${from} days before`;
}
