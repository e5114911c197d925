import { Link } from "react-router";
import { Check, CircleDashed } from "lucide";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";
import { Icon } from "~/ui/icon";
import { ShareBar } from "~/office/ui/share-bar";
import type { QualityCheck } from "~/domain/tour-drafts/tour-quality";

/** Quality score of a tour's page, with the missing items, each linked to its step. */
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
    <>
      <span className="flex items-center">
        <ShareBar
          parts={[
            {
              share: met / checks.length,
              className: met === checks.length ? "fill-success" : "fill-peacock",
            },
          ]}
          className="mr-2 w-12!"
        />
        <span>{`${met} of ${checks.length}`}</span>
        <span className="sr-only">{` page quality checks of ${title} met`}</span>
      </span>
      <ul className="mt-1 grid gap-1 text-sm">
        {checks.map(({ name, isMet, advice, step }) => (
          <li key={name} className="flex gap-1.5">
            {isMet ? (
              <Icon icon={Check} className="mt-0.5 size-4 shrink-0 text-success" />
            ) : (
              <Icon icon={CircleDashed} className="mt-0.5 size-4 shrink-0 text-warning" />
            )}
            {isMet ? (
              <span className="text-muted">
                <span>{name}</span>
                <span className="sr-only">, done</span>
              </span>
            ) : (
              <span>
                <Link to={stepPath(slug, step)} className="text-peacock underline underline-offset-4">
                  {name}
                </Link>
                <span>{`: ${advice}`}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
