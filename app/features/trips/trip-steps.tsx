import { Link } from "react-router";
import type { TripStep } from "~/domain/desk/next-steps";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

const link = "inline-block py-0.5 font-semibold text-peacock underline underline-offset-4";

/**
 * Dates ahead of a trip, and what can be done by then.
 * @param path path of the booking's page
 * @param isElsewhere true on other pages than the booking's own
 */
export function TripSteps({
  steps,
  path,
  isElsewhere = false,
  className,
}: {
  steps: readonly TripStep[];
  path: string;
  isElsewhere?: boolean;
  className: string;
}) {
  return (
    <ol className={className}>
      {steps.map(({ when, what, at }) => (
        <li key={what} className="border-l-2 border-marigold pl-3 leading-snug">
          <span className="block text-sm text-muted">{when}</span>
          {at === "pay" ? (
            // The page has a button that pays.
            <span className="inline-block py-0.5 font-semibold">{what}</span>
          ) : at === "party" ? (
            <Link to={`${path}/party`} className={link}>
              {what}
            </Link>
          ) : (
            <a href={isElsewhere ? pathIn(currentLanguage(), `${path}${at}`) : at} className={link}>
              {what}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
