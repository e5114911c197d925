import { Link } from "react-router";
import { queryAddress } from "~/platform/pages/query-address";
import { buttonClasses } from "~/ui/button";

/** Links to the first and the next page of a cursor-paginated list. */
export function PageLinks({
  query,
  nextCursor,
  first,
  next,
}: {
  query: Readonly<Record<string, string | undefined>>;
  nextCursor: string | null;
  /** Label of the first page, e.g. "Newest bookings". */
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
