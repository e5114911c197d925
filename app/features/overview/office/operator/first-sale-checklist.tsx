import { Check, CircleDashed } from "lucide";
import { Link } from "react-router";
import { Panel } from "~/office/page/panel";
import { Icon } from "~/ui/icon";
import { ShareBar } from "~/office/ui/share-bar";
import { firstSaleSteps, type FirstSaleFacts } from "~/domain/overview/first-sale";

/** Leads a new operator from an empty portal to the first sale. */
export function FirstSaleChecklist({ facts }: { facts: FirstSaleFacts }) {
  const steps = firstSaleSteps(facts);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Panel id="first-sale" title={`To your first sale: ${done} of ${steps.length} done`}>
      <ShareBar
        parts={[{ share: done / steps.length, className: "fill-success" }]}
        className="mb-2 max-w-96"
      />
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {steps.map((step) => (
          <li key={step.name} className="flex items-start gap-2 py-1">
            {step.isDone ? (
              <Icon icon={Check} className="mt-0.5 size-5 shrink-0 text-success" />
            ) : (
              <Icon icon={CircleDashed} className="mt-0.5 size-5 shrink-0 text-warning" />
            )}
            <span>
              <Link
                to={step.to}
                aria-current={step === next ? "step" : undefined}
                className={
                  step.isDone
                    ? "text-muted underline-offset-4 hover:underline"
                    : "font-semibold text-peacock underline underline-offset-4"
                }
              >
                {step.name}
              </Link>
              <span className="sr-only">{step.isDone ? ", done" : ", to do"}</span>
            </span>
          </li>
        ))}
      </ol>
      {next === undefined && (
        <p className="mt-1 text-muted">
          {facts.isVerified
            ? "We review your tour and email you the result."
            : "We verify your company and review your tour, and email you the result."}
        </p>
      )}
    </Panel>
  );
}
