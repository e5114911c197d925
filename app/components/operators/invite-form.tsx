import { TextField } from "~/components/accounts/sign-in/text-field";
import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { invitationDays } from "~/domain/operators/operator-member";
import { useForm } from "~/hooks/use-form";
import { RightsFields } from "./rights-fields";

/** Form that invites a member by mail. */
export function InviteForm({ slug, path }: { slug: string; path: string }) {
  const form = useForm({ intent: "invite", slug }, { action: path });
  return (
    <AnsweredForm form={form} isReset aria-label="Invite a member" className="grid gap-4">
      <TextField
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
