import { useId } from "react";
import { Link } from "react-router";
import { InfoButton } from "~/office/ui/info-button";
import { cn } from "~/ui/cn";

/** A section of the analytics page with an explanation and a link to its rows. */
export function AnalyticsPanel({
  title,
  explained,
  note,
  rows,
  aside,
  className,
  children,
}: {
  title: string;
  /** Definition, behind an info button. */
  explained: React.ReactNode;
  /** Shown below the title. */
  note?: React.ReactNode;
  /** Link to the rows behind the figures. */
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
        <div className="flex items-center gap-1">
          <h2 id={id} className="font-sans text-base font-semibold">
            {title}
          </h2>
          <InfoButton about={title}>{explained}</InfoButton>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {rows && (
            <Link to={rows.to} className="text-peacock underline underline-offset-2">
              {rows.label}
            </Link>
          )}
          {aside}
        </div>
      </div>
      {note}
      {children}
    </section>
  );
}

/** Empty state of a panel. */
export function NothingHere({ children }: { children: React.ReactNode }) {
  return <p className="my-auto py-8 text-center text-muted">{children}</p>;
}
