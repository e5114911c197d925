import { useFetcher } from "react-router";
import { TextField } from "~/components/auth/text-field";
import { PresentPassword } from "~/components/security/present-password";
import { Button } from "~/components/ui/button";
import type { FieldErrors } from "~/domain/errors";
import { useAnsweredForm } from "~/hooks/use-answered-form";

export interface BankAnswer {
  errors: FieldErrors | null;
  /** What was typed, numbers and password left out. */
  typed: Record<string, string>;
}

/** Another account for a company's payouts; it counts once it is confirmed by the link of a mail. */
export function BankForm({
  slug,
  path,
  posted,
}: {
  slug: string;
  path: string;
  posted?: BankAnswer | undefined;
}) {
  const fetcher = useFetcher<BankAnswer>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const answer = fetcher.data ?? posted;
  const errors = answer?.errors ?? {};
  const isSent = answer !== undefined && answer.errors === null && !isBusy;
  return (
    <fetcher.Form
      // After it was sent no number stays on the page.
      key={isSent ? "sent" : "open"}
      {...formProps}
      action={path}
      aria-label="Another account"
      className="grid gap-4"
    >
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="intent" value="change" />
      <TextField
        name="holder"
        label="Account holder"
        hint="The name as your bank has it."
        autoComplete="off"
        defaultValue={answer?.typed["holder"]}
        error={errors["holder"]?.[0]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="accountNumber"
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
          error={errors["accountNumber"]?.[0]}
        />
        <TextField
          name="accountNumberAgain"
          label="Account number again"
          inputMode="numeric"
          autoComplete="off"
          error={errors["accountNumberAgain"]?.[0]}
        />
      </div>
      <TextField
        name="ifsc"
        label="IFSC"
        hint="11 characters, on your cheques and in your passbook."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={answer?.typed["ifsc"]}
        error={errors["ifsc"]?.[0]}
      />
      <PresentPassword errors={errors} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? "One moment …" : "Send me the link"}
        </Button>
        <p role="status" className="font-semibold text-good">
          {isSent ? "The link is on its way to you." : ""}
        </p>
      </div>
    </fetcher.Form>
  );
}
