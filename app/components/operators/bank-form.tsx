import { useFetcher } from "react-router";
import { TextField } from "~/components/accounts/sign-in/text-field";
import { PresentPassword } from "~/components/accounts/security/present-password";
import { Button } from "~/components/ui/button";
import type { FieldErrors } from "~/domain/errors";
import { useAnsweredForm } from "~/hooks/use-answered-form";

export interface BankAnswer {
  errors: FieldErrors | null;
  /** Submitted values without numbers and password. */
  typed: Record<string, string>;
}

/** Form that changes the payout account of an operator. The change takes effect when confirmed by a mailed link. */
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
      // Remount after sending, so that no account number stays on the page.
      key={isSent ? "sent" : "open"}
      {...formProps}
      action={path}
      aria-label="Change account"
      className="grid gap-4"
    >
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="intent" value="change" />
      <TextField
        name="holder"
        label="Account holder"
        hint="As registered with your bank."
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
          label="Confirm account number"
          inputMode="numeric"
          autoComplete="off"
          error={errors["accountNumberAgain"]?.[0]}
        />
      </div>
      <TextField
        name="ifsc"
        label="IFSC"
        hint="11 characters, printed on your checks and in your passbook."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={answer?.typed["ifsc"]}
        error={errors["ifsc"]?.[0]}
      />
      <PresentPassword error={(name) => errors[name]?.[0]} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? "Sending…" : "Send confirmation link"}
        </Button>
        <p role="status" className="font-semibold text-good">
          {isSent ? "We sent you a confirmation link." : ""}
        </p>
      </div>
    </fetcher.Form>
  );
}
