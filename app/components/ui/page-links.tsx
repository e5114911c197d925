import { Link } from "react-router";
import { queryAddress } from "~/lib/query-address";
import { buttonClasses } from "./button";

/** The ways to the first and to the next page of a list that goes on from a cursor. */
export function PageLinks({
  query,
  nextCursor,
  first,
  next,
}: {
  query: Readonly<Record<string, string | undefined>>;
  nextCursor: string | null;
  /** What the first page is called, e.g. "Newest bookings". */
  first: string;
  next: string;
}) {
  const isFirstPage = query.cursor === undefined;
  if (isFirstPage && nextCursor === null) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap gap-3">
      {!isFirstPage && (
        <Link to={queryAddress({ ...query, cursor: undefined })} className={buttonClasses("secondary")}>
          {first}
        </Link>
      )}
      {nextCursor !== null && (
        <Link to={queryAddress({ ...query, cursor: nextCursor })} className={buttonClasses("secondary")}>
          {next}
        </Link>
      )}
    </nav>
  );
}
