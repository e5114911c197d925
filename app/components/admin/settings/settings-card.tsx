import { formatInstantInIndia } from "~/domain/calendar";
import { cn } from "~/lib/cn";

/** A part of the settings: what it does, who changed it last, and its forms. */
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
  /** Null where nobody has changed it. */
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
        <LastChange last={last} />
      </div>
      <div className="mt-1 max-w-[68ch] text-sm text-muted">{intro}</div>
      {children}
    </section>
  );
}

export function LastChange({ last }: { last: { at: number; by: string | null } | null }) {
  return (
    <p className="text-sm text-muted">
      {last === null
        ? "As it was at first"
        : `Changed ${formatInstantInIndia(last.at)} IST by ${last.by ?? "an account that is gone"}`}
    </p>
  );
}

/** What a form was answered with: heard by those who hear the page. */
export function SettingsStatus({ isDone, message }: { isDone: boolean; message: string }) {
  return (
    <p role="status" className={cn("text-sm font-semibold", isDone ? "text-good" : "text-bad")}>
      {message}
    </p>
  );
}
