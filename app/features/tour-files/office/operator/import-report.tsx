import { Check, CircleX } from "lucide";
import { Link } from "react-router";
import { stepPath } from "~/domain/tour-drafts/tour-wizard";
import { importOutcomes, type ImportRow } from "~/domain/tour-files/tour-file";
import { Icon } from "~/ui/icon";

/** Result of an import by tour, or the plan for it. */
export function ImportReport({ rows, isTrial }: { rows: readonly ImportRow[]; isTrial: boolean }) {
  if (rows.length === 0) return null;
  return (
    <ol
      aria-label={isTrial ? "What an import would do" : "Imported tours"}
      className="mt-3 grid border-t border-line"
    >
      {rows.map(({ row, title, slug, outcome, errors }) => (
        <li key={row} className="flex gap-2 border-b border-line py-2">
          {outcome === "refuse" ? (
            <Icon icon={CircleX} className="mt-0.5 size-5 shrink-0 text-danger" />
          ) : (
            <Icon icon={Check} className="mt-0.5 size-5 shrink-0 text-success" />
          )}
          <div className="min-w-0 wrap-anywhere">
            <p>
              <span className="tabular-nums text-muted">{`${row}. `}</span>
              {slug !== null && !isTrial ? (
                <Link
                  to={stepPath(slug, "edit")}
                  className="font-semibold text-peacock underline underline-offset-4"
                >
                  {title}
                </Link>
              ) : (
                <span className="font-semibold">{title}</span>
              )}
              {slug !== null && <span className="text-sm text-muted">{` /${slug}`}</span>}
            </p>
            <p className="text-sm text-muted">{importOutcomes[outcome][isTrial ? "plan" : "done"]}</p>
            {outcome === "refuse" && (
              <ul className="mt-1 grid gap-0.5 text-sm text-danger">
                {Object.entries(errors).map(([field, messages]) => (
                  <li key={field}>
                    <code>{field}</code>
                    <span>{`: ${messages.join(" ")}`}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
