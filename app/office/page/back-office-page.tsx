import { Link } from "react-router";
import { InfoButton } from "~/office/ui/info-button";

/** Layout of an admin or operator page. */
export function BackOfficePage({
  title,
  intro,
  explained,
  aside,
  children,
}: {
  title: string;
  intro?: React.ReactNode;
  /** Explanation behind an info button. */
  explained?: React.ReactNode;
  /** At the end of the title's line. */
  aside?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className="px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-1">
          <h1 className="text-3xl wrap-anywhere">{title}</h1>
          {explained && <InfoButton about={title.toLowerCase()}>{explained}</InfoButton>}
        </div>
        {aside}
      </div>
      {intro && <p className="mt-1 max-w-3xl text-muted">{intro}</p>}
      {children}
    </div>
  );
}

export function EmptyList({
  children,
  reason,
  next,
}: {
  children: React.ReactNode;
  /** Why nothing is there, or what brings something. */
  reason: React.ReactNode;
  /** Link to the next step: its address and text. */
  next?: readonly [to: string, text: string] | undefined;
}) {
  return (
    <div className="mt-4 rounded-card border border-line bg-card p-10 text-center text-muted">
      <p className="font-semibold text-ink">{children}</p>
      {reason && <p className="mt-1 text-balance">{reason}</p>}
      {next && (
        <Link
          to={next[0]}
          className="mt-1 inline-block py-1 font-semibold text-peacock underline underline-offset-4"
        >
          {next[1]}
        </Link>
      )}
    </div>
  );
}
