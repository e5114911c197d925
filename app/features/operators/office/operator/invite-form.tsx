import { Exact } from "~/ui/exact";
import { InputField } from "~/ui/field";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { invitationDays, type OperatorInvitation } from "~/domain/operators/operator-member";
import { useForm } from "~/platform/forms/use-form";
import { RightsFields } from "./rights-fields";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { operatorRightLabels } from "~/domain/operators/operator-rights";

/** Form that invites a member by mail. */
export function InviteForm({ slug, path }: { slug: string; path: string }) {
  const form = useForm({ intent: "invite", slug }, { action: path });
  return (
    <AnsweredForm form={form} isReset aria-label="Invite a member" className="grid gap-4">
      <InputField
        required
        {...form.field("email")}
        type="email"
        label="E-mail address"
        hint={`The link is valid for ${invitationDays} days. Use an address without a traveler account.`}
        autoComplete="off"
      />
      <RightsFields given={form.values("rights")} error={form.error("rights")} />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton form={form} busy="Sending…">
          Invite
        </SubmitButton>
        <FormMessage form={form} />
      </div>
    </AnsweredForm>
  );
}

const small = "min-h-9 px-3 py-1 text-sm";

export function InvitationRow({ invitation, path }: { invitation: OperatorInvitation; path: string }) {
  const { id, email, rights, expiresAt } = invitation;
  const form = useForm({ id }, { action: path });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-sm first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <strong className="wrap-anywhere">{email}</strong>
        <span className="block text-muted">
          <span>{`${rights.map((right) => operatorRightLabels[right].label).join(", ")}. Expires`}</span>{" "}
          <Exact>{formatInstantInIndia(expiresAt)}</Exact>.
        </span>
        <FormMessage form={form} />
      </div>
      <AnsweredForm form={form} className="flex flex-wrap gap-2">
        <SubmitButton form={form} name="intent" value="resend" variant="secondary" className={small}>
          Resend<span className="sr-only">{` to ${email}`}</span>
        </SubmitButton>
        <SubmitButton form={form} name="intent" value="withdraw" variant="secondary" className={small}>
          Withdraw<span className="sr-only">{` the invitation to ${email}`}</span>
        </SubmitButton>
      </AnsweredForm>
    </li>
  );
}
