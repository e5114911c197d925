import { MailCheck } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";

/** Asks the user to verify their e-mail address, and says why. */
export function VerifyReminder({ email }: { email: string }) {
  return (
    <section
      aria-label="Verify your e-mail address"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-warning-subtle p-4 text-warning sm:px-6"
    >
      <p className="flex min-w-0 gap-3">
        <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
        <span className="min-w-0 break-words">
          Please verify <strong>{email}</strong>. Bookings you made with it as a guest then appear here too.
        </span>
      </p>
      <Form method="post" action="/verify-email">
        <input type="hidden" name="intent" value="send" />
        <Button type="submit" variant="secondary">
          Send link
        </Button>
      </Form>
    </section>
  );
}
