import { useEffect, useRef } from "react";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import type { FormState } from "~/platform/forms/use-form";
import type { FormAnswer } from "~/platform/forms/form-answer";

export interface ChangeProps {
  page: BookingPage;
  form: FormState<ChangeQuote>;
  /** The form's answer, if it is about this change. */
  answer: FormAnswer<ChangeQuote> | null;
}

/** Collapsible section for one change of a booking. Stays open once started; after a response, focuses the next step. */
export function ChangeSection({
  title,
  answer,
  onOpen,
  children,
}: {
  title: string;
  /** Answer to the last form of this section. */
  answer: FormAnswer<unknown> | null;
  onOpen?: () => void;
  children: React.ReactNode;
}) {
  const section = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!answer) return;
    const found = section.current?.querySelectorAll<HTMLElement>(
      "[aria-invalid], [data-invalid], [data-outcome]",
    );
    found?.[0]?.focus();
  }, [answer]);
  const hasChangeErrors = Object.keys(answer?.errors ?? {}).length > 0;
  return (
    <details
      ref={section}
      open={answer !== null}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      className="rounded-card border border-line bg-card"
    >
      <summary className="min-h-12 cursor-pointer rounded-card px-5 py-3 font-semibold hover:bg-sunken">
        {title}
      </summary>
      <div className="grid gap-4 border-t border-line p-5">
        {answer && !answer.isDone && !hasChangeErrors && (
          <p
            data-outcome
            tabIndex={-1}
            role="alert"
            className="rounded-control border-l-4 border-danger bg-danger-subtle p-4 font-semibold text-danger outline-none"
          >
            {answer.message}
          </p>
        )}
        {children}
      </div>
    </details>
  );
}
