import { useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { CompanyInvitation } from "~/domain/operators/company-member";
import { companyRightLabels } from "~/domain/operators/company-rights";
import type { MembersAnswer } from "./members-answer";

const small = "min-h-9 px-3 py-1 text-sm";

/** A pending invitation. */
export function InvitationRow({ invitation, path }: { invitation: CompanyInvitation; path: string }) {
  const fetcher = useFetcher<MembersAnswer>();
  const isBusy = fetcher.state !== "idle";
  const { id, email, rights, expiresAt } = invitation;
  const problem = fetcher.data?.errors?.["invitation"]?.[0];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-sm first:border-t-0">
      <span className="min-w-0 flex-1 basis-60">
        <strong className="wrap-anywhere">{email}</strong>
        <span className="block text-muted">
          {rights.map((right) => companyRightLabels[right].label).join(", ")}. Expires{" "}
          {formatInstantInIndia(expiresAt)}.
        </span>
        <span role="status" className={problem ? "font-semibold text-bad" : "font-semibold text-good"}>
          {!isBusy && (problem ?? (fetcher.data?.intent === "resend" ? "Invitation resent." : ""))}
        </span>
      </span>
      <fetcher.Form method="post" action={path} className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="resend"
          look="secondary"
          className={small}
          aria-disabled={isBusy || undefined}
        >
          Resend<span className="sr-only"> to {email}</span>
        </Button>
        <Button
          type="submit"
          name="intent"
          value="withdraw"
          look="secondary"
          className={small}
          aria-disabled={isBusy || undefined}
        >
          Withdraw<span className="sr-only"> the invitation to {email}</span>
        </Button>
      </fetcher.Form>
    </li>
  );
}
