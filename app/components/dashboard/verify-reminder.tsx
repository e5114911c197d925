import { MailCheck } from "lucide-react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";

/** Reminds of an e-mail address that nobody has shown to be theirs yet, and why that matters. */
export function VerifyReminder({ email }: { email: string }) {
  return (
    <section
      aria-label="Verify your e-mail address"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-wait-ground p-4 text-wait sm:px-6"
    >
      <p className="flex min-w-0 gap-3">
        <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
        <span className="min-w-0 break-words">
          Please verify <strong>{email}</strong>: then bookings you made with it as a guest show here too.
        </span>
      </p>
      <Form method="post" action="/verify-email">
        <input type="hidden" name="intent" value="send" />
        <Button type="submit" look="secondary">
          Send the link
        </Button>
      </Form>
    </section>
  );
}
