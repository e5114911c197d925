import { Exact } from "~/ui/exact";
import { formatInstantInIndia } from "~/domain/calendar/calendar";

/** Card for one section of the settings: description, last change and forms. */
export function SettingsCard({
  id,
  title,
  children,
  intro,
  last,
}: {
  id: string;
  title: string;
  intro: React.ReactNode;
  /** Null if never changed. */
  last: { at: number; by: string | null } | null;
  children: React.ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="font-sans text-lg font-semibold">
          {title}
        </h2>
        <LastChangeNote last={last} />
      </div>
      <div className="mt-1 max-w-[68ch] text-sm text-muted">{intro}</div>
      {children}
    </section>
  );
}

export function LastChangeNote({ last }: { last: { at: number; by: string | null } | null }) {
  if (last === null) return null;
  return (
    <p className="text-sm text-muted">
      Changed <Exact>{formatInstantInIndia(last.at)}</Exact>{" "}
      <span>{`by ${last.by ?? "a deleted account"}`}</span>
    </p>
  );
}

/** Returns the last change of a settings group; null if never changed. */
export function lastOf({ updatedAt, updatedBy }: { updatedAt: number | null; updatedBy: string | null }) {
  return updatedAt === null ? null : { at: updatedAt, by: updatedBy };
}
