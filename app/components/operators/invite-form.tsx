import { useFetcher } from "react-router";
import { TextField } from "~/components/accounts/sign-in/text-field";
import { Button } from "~/components/ui/button";
import { invitationDays } from "~/domain/operators/company-member";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import type { MembersAnswer } from "./members-answer";
import { RightsFields } from "./rights-fields";

/** Form that invites a member by mail. */
export function InviteForm({
  slug,
  path,
  posted,
}: {
  slug: string;
  path: string;
  posted?: MembersAnswer | undefined;
}) {
  const fetcher = useFetcher<MembersAnswer>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const answer = fetcher.data ?? posted;
  const isSent = answer !== undefined && answer.errors === null && !isBusy;
  return (
    <fetcher.Form
      key={isSent ? "sent" : "open"}
      {...formProps}
      action={path}
      aria-label="Invite a member"
      className="grid gap-4"
    >
      <input type="hidden" name="intent" value="invite" />
      <input type="hidden" name="slug" value={slug} />
      <TextField
        name="email"
        type="email"
        label="E-mail address"
        hint={`The link is valid for ${invitationDays} days. Use an address without a traveler account.`}
        autoComplete="off"
        defaultValue={answer?.typed?.email}
        error={answer?.errors?.["email"]?.[0]}
      />
      <RightsFields given={answer?.typed?.rights ?? []} error={answer?.errors?.["rights"]?.[0]} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? "Sending…" : "Invite"}
        </Button>
        <p role="status" className="font-semibold text-good">
          {isSent ? "Invitation sent." : ""}
        </p>
      </div>
    </fetcher.Form>
  );
}
