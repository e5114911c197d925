import { useEffect, useRef } from "react";
import type { TripStep } from "~/lib/bookings/change-trip";

/** Collapsible section for one change of a booking. Stays open once started; after a response, focuses the next step. */
export function ChangeSection({
  title,
  step,
  onOpen,
  children,
}: {
  title: string;
  step: TripStep | null;
  onOpen?: () => void;
  children: React.ReactNode;
}) {
  const section = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!step) return;
    const found = section.current?.querySelectorAll<HTMLElement>(
      "[aria-invalid], [data-invalid], [data-outcome]",
    );
    found?.[0]?.focus();
  }, [step]);
  return (
    <details
      ref={section}
      open={step !== null}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      className="rounded-card border border-line bg-card"
    >
      <summary className="min-h-12 cursor-pointer rounded-card px-5 py-3 font-semibold hover:bg-sunken">
        {title}
      </summary>
      <div className="grid gap-4 border-t border-line p-5">
        {step?.refusal != null && (
          <p
            data-outcome
            tabIndex={-1}
            role="alert"
            className="rounded-control border-l-4 border-danger bg-danger-subtle p-4 font-semibold text-danger outline-none"
          >
            {step.refusal}
          </p>
        )}
        {children}
      </div>
    </details>
  );
}
