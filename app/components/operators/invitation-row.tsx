import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { OperatorInvitation } from "~/domain/operators/operator-member";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import { useForm } from "~/hooks/use-form";

const small = "min-h-9 px-3 py-1 text-sm";

/** A pending invitation. */
export function InvitationRow({ invitation, path }: { invitation: OperatorInvitation; path: string }) {
  const { id, email, rights, expiresAt } = invitation;
  const form = useForm({ id }, { action: path });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-sm first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <strong className="wrap-anywhere">{email}</strong>
        <span className="block text-muted">
          {rights.map((right) => operatorRightLabels[right].label).join(", ")}. Expires{" "}
          {formatInstantInIndia(expiresAt)}.
        </span>
        <FormMessage form={form} />
      </div>
      <AnsweredForm form={form} className="flex flex-wrap gap-2">
        <SubmitButton form={form} name="intent" value="resend" variant="secondary" className={small}>
          Resend<span className="sr-only"> to {email}</span>
        </SubmitButton>
        <SubmitButton form={form} name="intent" value="withdraw" variant="secondary" className={small}>
          Withdraw<span className="sr-only"> the invitation to {email}</span>
        </SubmitButton>
      </AnsweredForm>
    </li>
  );
}
