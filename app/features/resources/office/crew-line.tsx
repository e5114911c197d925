import { Link } from "react-router";
import { formatPhone } from "~/domain/accounts/format-phone";
import { kindLabels, type CrewMember } from "~/domain/resources/resource";
import { PhoneLinks } from "~/office/ui/phone-links";

/** People and things on a departure with the numbers of the people, or the place to assign some. @param changePath null once the departure is in the past */
export function CrewLine({ crew, changePath }: { crew: readonly CrewMember[]; changePath: string | null }) {
  if (crew.length === 0 && changePath === null) return null;
  return (
    <div className="mt-2 text-sm">
      <p>
        <span>
          {crew.length === 0
            ? "No guide or vehicle yet."
            : crew.map(({ kind, name }) => `${kindLabels[kind]}: ${name}`).join(". ")}
        </span>{" "}
        {changePath !== null && (
          <Link to={changePath} className="text-peacock underline underline-offset-4 print:hidden">
            {crew.length === 0 ? "Assign" : "Change"}
          </Link>
        )}
      </p>
      {crew.map(
        ({ id, name, phone }) =>
          phone !== null && <PhoneLinks key={id} phone={formatPhone(phone)} name={name} className="mt-1" />,
      )}
    </div>
  );
}
