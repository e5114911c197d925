import { useState } from "react";
import { useFetcher } from "react-router";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { PresentPassword } from "~/components/accounts/security/present-password";
import { Button } from "~/components/ui/button";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { CompanyMember } from "~/domain/operators/company-member";
import { companyRightLabels } from "~/domain/operators/company-rights";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import type { MembersAnswer } from "./members-answer";
import { RightsFields } from "./rights-fields";

interface MemberCardProps {
  member: CompanyMember;
  slug: string;
  path: string;
  /** True if ownership can be transferred and the owner has a password to confirm it. */
  canHandOver: boolean;
  posted: MembersAnswer | undefined;
}

const linkChanges =
  "the current calendar link stops working, because they know it. Everyone who uses it can copy the new link from Departures.";

const small = "min-h-9 px-3 py-1 text-sm";

/** A staff member with their permissions and the actions on them. */
export function MemberCard({ member, slug, path, canHandOver, posted }: MemberCardProps) {
  const { userId, name, email, rights, since } = member;
  const own = posted?.about === userId ? posted : undefined;
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p>
        <strong>{name}</strong> <span className="wrap-anywhere text-muted">{email}</span>
      </p>
      <p className="text-sm text-muted">
        {rights.map((right) => companyRightLabels[right].label).join(", ")}. Member since{" "}
        {formatInstantInIndia(since)}.
      </p>
      <div className="mt-1 flex flex-wrap items-start gap-x-5 gap-y-1 text-sm">
        <details open={own?.intent === "rights" && own.errors !== null ? true : undefined}>
          <Summary of={name}>Change permissions</Summary>
          <RightsForm {...{ member, slug, path }} posted={own?.intent === "rights" ? own : undefined} />
        </details>
        <Remove {...{ member, slug, path }} />
        {canHandOver && (
          <details open={own?.intent === "hand-over" ? true : undefined}>
            <Summary of={name}>Transfer ownership</Summary>
            <HandOver {...{ member, slug, path }} posted={own?.intent === "hand-over" ? own : undefined} />
          </details>
        )}
      </div>
    </li>
  );
}

function Summary({ of, children }: { of: string; children: React.ReactNode }) {
  return (
    <summary className="inline-block min-h-9 cursor-pointer py-1.5 font-semibold text-peacock underline underline-offset-4">
      {children}
      <span className="sr-only"> for {of}</span>
    </summary>
  );
}

type FormProps = Pick<MemberCardProps, "member" | "slug" | "path"> & { posted?: MembersAnswer | undefined };

function Hidden({ intent, slug, userId }: { intent: string; slug: string; userId: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="slug" value={slug} />
      <input type="hidden" name="userId" value={userId} />
    </>
  );
}

function RightsForm({ member, slug, path, posted }: FormProps) {
  const fetcher = useFetcher<MembersAnswer>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const answer = fetcher.data ?? posted;
  return (
    <fetcher.Form {...formProps} action={path} className="mt-1 grid gap-3 rounded-control bg-sunken p-3">
      <Hidden intent="rights" slug={slug} userId={member.userId} />
      <RightsFields
        given={member.rights}
        legend={`Permissions of ${member.name}`}
        error={answer?.errors?.["rights"]?.[0]}
      />
      {member.rights.includes("departures") && <p>If you remove the departures permission, {linkChanges}</p>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" aria-disabled={isBusy || undefined} className={small}>
          {isBusy ? "Saving…" : "Save"}
        </Button>
        <p role="status" className="font-semibold text-good">
          {answer && answer.errors === null && !isBusy ? "Saved." : ""}
        </p>
      </div>
    </fetcher.Form>
  );
}

function Remove({ member, slug, path }: FormProps) {
  const fetcher = useFetcher<MembersAnswer>();
  const [isAsked, setAsked] = useState(false);
  const fields = { intent: "remove", slug, userId: member.userId };
  return (
    <>
      <fetcher.Form
        method="post"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
      >
        <Hidden {...fields} />
        <button
          type="submit"
          className="min-h-9 py-1.5 font-semibold text-bad underline-offset-4 hover:underline"
        >
          Remove<span className="sr-only"> {member.name}</span>
        </button>
      </fetcher.Form>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={`Remove ${member.name}?`}
        confirmLabel="Remove"
        onConfirm={() => void fetcher.submit(fields, { method: "post", action: path })}
      >
        They lose access to the company immediately. Their account stays.
        {member.rights.includes("departures") && ` Also, ${linkChanges}`}
      </ConfirmDialog>
    </>
  );
}

function HandOver({ member, slug, path, posted }: FormProps) {
  const fetcher = useFetcher<MembersAnswer>();
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const errors = (fetcher.data ?? posted)?.errors ?? {};
  return (
    <fetcher.Form {...formProps} action={path} className="mt-1 grid gap-3 rounded-control bg-sunken p-3">
      <Hidden intent="hand-over" slug={slug} userId={member.userId} />
      <p>
        {member.name} becomes the owner and alone controls the profile, bank account and members. You stay a
        staff member with all permissions. You can't undo this.
      </p>
      <PresentPassword error={(name) => errors[name]?.[0]} />
      {errors["userId"] && (
        <p role="alert" className="font-semibold text-bad">
          {errors["userId"][0]}
        </p>
      )}
      <Button
        type="submit"
        look="danger"
        aria-disabled={isBusy || undefined}
        className={`${small} justify-self-start`}
      >
        {isBusy ? "Transferring…" : `Transfer to ${member.name}`}
      </Button>
    </fetcher.Form>
  );
}
