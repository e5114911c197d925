import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { partyAudiences } from "~/domain/bookings/booking-message";
import type { PartyAudience } from "~/domain/bookings/booking-message";
import type { ThreadResult } from "~/lib/threads/change-thread";

/**
 * Form that sends a message. Typed text survives while the page refreshes.
 * @param other name of the other party
 * @param result result of the last message, or null
 */
export function MessageForm({
  messageId,
  other,
  result,
}: {
  /** Idempotency key: a retry after a lost response stores the message once. */
  messageId: string;
  other: string;
  result: ThreadResult | null;
}) {
  const isBusy = useNavigation().state === "submitting";
  const box = useRef<HTMLTextAreaElement>(null);
  const errors = result?.isDone ? {} : (result?.errors ?? {});
  const typed = result?.isDone ? {} : (result?.typed ?? {});
  useEffect(() => {
    if (result) box.current?.focus();
  }, [result]);
  const labels: Record<PartyAudience, string> = {
    other,
    team: "Tour Bharat",
    both: `${other} and Tour Bharat`,
  };
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="messageId" value={messageId} />
      <Field label="To" required error={errors["to"]?.[0]}>
        {(control) => (
          <select
            {...control}
            name="to"
            defaultValue={typed["to"] ?? "other"}
            className={`${controlClasses} sm:max-w-sm`}
          >
            {partyAudiences.map((audience) => (
              <option key={audience} value={audience}>
                {labels[audience]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Your message"
        required
        hint="Plain text. You'll get the reply here, so don't share contact details."
        error={errors["text"]?.[0]}
      >
        {(control) => (
          <textarea
            {...control}
            ref={box}
            dir="auto"
            name="text"
            rows={4}
            maxLength={2000}
            defaultValue={typed["text"] ?? ""}
            className={controlClasses}
          />
        )}
      </Field>
      {result?.message != null && (
        <p
          role={result.isDone ? "status" : "alert"}
          className={`font-semibold ${result.isDone ? "text-good" : "text-bad"}`}
        >
          {result.message}
        </p>
      )}
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        {isBusy ? "Sending…" : "Send message"}
      </Button>
    </Form>
  );
}
