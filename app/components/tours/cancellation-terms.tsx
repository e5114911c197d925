import { Link } from "react-router";
import { refundText, stepPeriod } from "~/domain/bookings/cancellation";
import { useSettings } from "~/hooks/use-site";

/** The refund schedule as a timeline that ends at the departure. */
export function CancellationTerms() {
  const { refundSchedule } = useSettings();
  return (
    <section aria-labelledby="cancellation">
      <h2 id="cancellation" className="text-3xl">
        If your plans change
      </h2>
      <p className="mt-3 max-w-[68ch]">
        Your refund depends on how long before departure you cancel. If the operator cancels, you get a full
        refund.
      </p>
      <ol className="mt-5 grid gap-1 sm:auto-cols-fr sm:grid-flow-col">
        {refundSchedule.map(({ atLeastDays, percent }, index) => (
          <li
            key={atLeastDays}
            className={`px-4 py-3 first:rounded-l-card last:rounded-r-card ${variantOf(percent)}`}
          >
            <strong className="block text-xl">{refundText(percent)}</strong>
            <span>{stepPeriod(refundSchedule, index)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm">
        Read the full{" "}
        <Link to="/terms" className="text-peacock underline underline-offset-4">
          terms
        </Link>
        .
      </p>
    </section>
  );
}

function variantOf(percent: number): string {
  if (percent === 100) return "bg-success-subtle text-success";
  return percent === 0 ? "bg-danger-subtle text-danger" : "bg-warning-subtle text-warning";
}
