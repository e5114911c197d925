import { Check, CircleDashed } from "lucide-react";
import { Link } from "react-router";
import { ShareBar } from "~/components/ui/share-bar";
import type { QualityCheck } from "~/domain/tours/tour-quality";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";

/** Quality score of a tour's page; expands to the missing items, each linked to its step. */
export function TourQuality({
  slug,
  title,
  checks,
}: {
  slug: string;
  title: string;
  checks: readonly QualityCheck[];
}) {
  const met = checks.filter(({ isMet }) => isMet).length;
  return (
    <details>
      <summary className="inline-flex min-h-8 lg:-my-1 cursor-pointer items-center font-semibold text-peacock underline underline-offset-4">
        <ShareBar
          parts={[
            {
              share: met / checks.length,
              className: met === checks.length ? "fill-success" : "fill-peacock",
            },
          ]}
          className="mr-2 w-12"
        />
        {met} of {checks.length}
        <span className="sr-only"> page quality checks of {title} met</span>
      </summary>
      <ul className="mt-1 grid max-w-xs gap-1 text-sm">
        {checks.map(({ name, isMet, advice, step }) => (
          <li key={name} className="flex gap-1.5">
            {isMet ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            ) : (
              <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            )}
            {isMet ? (
              <span className="text-muted">
                {name}
                <span className="sr-only">, done</span>
              </span>
            ) : (
              <span>
                <Link to={stepPath(slug, step)} className="text-peacock underline underline-offset-4">
                  {name}
                </Link>
                : {advice}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
