import { Link } from "react-router";
import { formatPhone } from "~/domain/accounts/format-phone";
import type { DepartureGuide } from "~/domain/departures/guide";
import { PhoneLinks } from "~/office/ui/phone-links";

/** The guide of a departure with its number, or the place to name one. @param changePath null once the departure is in the past */
export function GuideLine({
  guide,
  changePath,
}: {
  guide: DepartureGuide | null;
  changePath: string | null;
}) {
  if (guide === null && changePath === null) return null;
  return (
    <div className="mt-2 text-sm">
      <p>
        <span>{guide === null ? "No guide named yet." : `Guide: ${guide.name}`}</span>{" "}
        {changePath !== null && (
          <Link to={changePath} className="text-peacock underline underline-offset-4 print:hidden">
            {guide === null ? "Name the guide" : "Change"}
          </Link>
        )}
      </p>
      {guide !== null && <PhoneLinks phone={formatPhone(guide.phone)} name={guide.name} className="mt-1" />}
    </div>
  );
}
