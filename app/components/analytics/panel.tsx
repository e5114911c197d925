import { useId } from "react";
import { Link } from "react-router";
import { cn } from "~/lib/cn";

/** A part of the page: what it shows, how it is counted, and the rows behind it. */
export function Panel({
  title,
  explained,
  rows,
  aside,
  className,
  children,
}: {
  title: string;
  explained: React.ReactNode;
  /** Where the rows are, and what the link to them says. */
  rows?: { to: string; label: string };
  aside?: React.ReactNode;
  className?: string;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        "flex min-w-0 flex-col rounded-card border border-line bg-card p-3 text-sm sm:p-4",
        className,
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-sans text-lg font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      <p className="max-w-prose leading-snug text-muted">
        {explained}
        {rows && (
          <>
            {" "}
            <Link to={rows.to} className="text-peacock underline underline-offset-2">
              {rows.label}
            </Link>
          </>
        )}
      </p>
      {children}
    </section>
  );
}

/** What stands where a period has nothing to show. */
export function NothingHere({ children }: { children: React.ReactNode }) {
  return <p className="my-auto py-8 text-center text-muted">{children}</p>;
}
