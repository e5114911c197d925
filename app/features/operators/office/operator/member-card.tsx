import { useState } from "react";
import { Exact } from "~/ui/exact";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { PresentPassword } from "~/features/accounts/security/present-password";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { OperatorMember } from "~/domain/operators/operator-member";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import { useForm } from "~/platform/forms/use-form";
import { RightsFields } from "./rights-fields";

interface MemberCardProps {
  member: OperatorMember;
  slug: string;
  path: string;
  /** True if ownership can be transferred and the owner has a password to confirm it. */
  canHandOver: boolean;
}

const linkChanges =
  "the current calendar link stops working, because they know it. Everyone who uses it can copy the new link from Departures.";

const small = "min-h-9 px-3 py-1 text-sm";

/** A staff member with their permissions and the actions on them. */
export function MemberCard({ member, slug, path, canHandOver }: MemberCardProps) {
  const { name, email, rights, since } = member;
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p>
        <strong>{name}</strong> <span className="wrap-anywhere text-muted">{email}</span>
      </p>
      <p className="text-sm text-muted">
        <span>{`${rights.map((right) => operatorRightLabels[right].label).join(", ")}. Member since`}</span>{" "}
        <Exact>{formatInstantInIndia(since)}</Exact>.
      </p>
      <div className="mt-1 flex flex-wrap items-start gap-x-5 gap-y-1 text-sm">
        <RightsForm {...{ member, slug, path }} />
        <Remove {...{ member, slug, path }} />
        {canHandOver && <HandOver {...{ member, slug, path }} />}
      </div>
    </li>
  );
}

function Summary({ of, children }: { of: string; children: React.ReactNode }) {
  return (
    <summary className="inline-block min-h-9 cursor-pointer py-1.5 font-semibold text-peacock underline underline-offset-4">
      <span>{children}</span>
      <span className="sr-only">{` for ${of}`}</span>
    </summary>
  );
}

type FormProps = Pick<MemberCardProps, "member" | "slug" | "path">;

function RightsForm({ member, slug, path }: FormProps) {
  const { userId, name, rights } = member;
  const form = useForm({ intent: "rights", slug, userId }, { action: path, saved: { rights } });
  return (
    <details open={form.refused ? true : undefined}>
      <Summary of={name}>Change permissions</Summary>
      <AnsweredForm form={form} className="mt-1 grid gap-3 rounded-control bg-sunken p-3">
        <RightsFields
          given={form.values("rights")}
          legend={`Permissions of ${name}`}
          error={form.error("rights")}
        />
        {rights.includes("departures") && <p>{`If you remove the departures permission, ${linkChanges}`}</p>}
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton form={form} busy="Saving…" className={small}>
            Save
          </SubmitButton>
          <FormMessage form={form} />
        </div>
      </AnsweredForm>
    </details>
  );
}

function Remove({ member: { userId, name, rights }, slug, path }: FormProps) {
  const form = useForm({ intent: "remove", slug, userId }, { action: path });
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <AnsweredForm
        form={form}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
      >
        <button
          type="submit"
          className="min-h-9 py-1.5 font-semibold text-danger underline-offset-4 hover:underline"
        >
          Remove
          <span className="sr-only">{` ${name}`}</span>
        </button>
        <FormMessage form={form} />
      </AnsweredForm>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        onConfirm={() => form.submit()}
      >
        {`They lose access to the company immediately. Their account stays.${rights.includes("departures") ? ` Also, ${linkChanges}` : ""}`}
      </ConfirmDialog>
    </>
  );
}

function HandOver({ member: { userId, name }, slug, path }: FormProps) {
  const form = useForm({ intent: "hand-over", slug, userId }, { action: path });
  const refusal = form.error("userId");
  return (
    <details open={form.refused ? true : undefined}>
      <Summary of={name}>Transfer ownership</Summary>
      <AnsweredForm form={form} className="mt-1 grid gap-3 rounded-control bg-sunken p-3">
        <p>
          {`${name} becomes the owner and alone controls the profile, bank account and members. You stay a staff member with all permissions. You can't undo this.`}
        </p>
        <PresentPassword error={form.error} />
        {refusal === undefined ? (
          <FormMessage form={form} />
        ) : (
          <p role="alert" className="font-semibold text-danger">
            {refusal}
          </p>
        )}
        <SubmitButton
          form={form}
          busy="Transferring…"
          variant="danger"
          className={`${small} justify-self-start`}
        >
          {`Transfer to ${name}`}
        </SubmitButton>
      </AnsweredForm>
    </details>
  );
}
