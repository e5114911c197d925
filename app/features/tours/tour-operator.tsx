import { Link } from "react-router";
import { useIsPreview } from "~/platform/pages/use-preview";
import type { LoadedTourPage } from "./load-tour-page";
import { OperatorLogo } from "./operator-logo";

/** The operator of a tour with the facts of its own page, beside the price. */
export function TourOperator({ tour, operator }: { tour: string; operator: LoadedTourPage["operator"] }) {
  const { slug, companyName, facts } = operator;
  // An operator has a page once it is verified, which a tour's preview may precede.
  const isPreview = useIsPreview();
  return (
    <section id="operator" aria-label="Your tour operator" className="mt-4 flex min-w-0 items-center gap-3">
      <OperatorLogo operator={operator} className="size-12 text-xl" />
      <div className="leading-snug">
        {isPreview ? (
          <strong>{companyName}</strong>
        ) : (
          <Link to={`/operators/${slug}`} className="font-semibold text-peacock underline underline-offset-4">
            {companyName}
          </Link>
        )}
        <p className="text-muted">{facts.join(" · ")}</p>
        {!isPreview && (
          <Link to={`/ask/${tour}`} className="inline-block py-1 text-peacock underline underline-offset-4">
            Ask a question
          </Link>
        )}
      </div>
    </section>
  );
}
