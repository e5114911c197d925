import { Exact } from "~/ui/exact";
import { useState } from "react";
import { Panel } from "~/office/page/panel";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { emailObjectionHours } from "~/domain/accounts/account-edit";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { useForm } from "~/platform/forms/use-form";
import type { AccountPage } from "../../../../../worker/overview/get-account-page";

type Account = AccountPage["account"];

const fields = [
  { name: "name", label: "Name", type: "text", required: true },
  { name: "email", label: "E-mail", type: "email", required: true },
  { name: "phone", label: "Phone", type: "tel", required: false },
] as const;

/** Form for name, e-mail and phone of an account. After a conflict it keeps the typed values and shows the stored ones. */
export function EditUserForm({ account }: { account: Account }) {
  // Opened version: changes saved by others must not count as seen here.
  const [opened, setOpened] = useState(account);
  const { name, email, phone } = opened;
  const form = useForm({ intent: "edit" }, { saved: { name, email, phone: phone ?? "" } });
  const { answer, isBusy } = form;
  const [seen, setSeen] = useState(answer);
  if (answer !== seen && !isBusy) {
    setSeen(answer);
    if (answer?.isDone) setOpened(account);
  }

  const { emailChange } = account;
  const isOutdated = form.refused?.isStale === true;
  return (
    <Panel id="edit" title="Edit">
      <AnsweredForm form={form} className="grid gap-3">
        <input type="hidden" name="version" value={isOutdated ? account.version : opened.version} />
        {fields.map(({ name: field, label, type, required }) => {
          const now = account[field] ?? "";
          const isAdminsAddress = field === "email" && account.role === "admin";
          return (
            <InputField
              key={field}
              label={label}
              required={required}
              hint={hintOf({
                field,
                now,
                isElse: isOutdated && now !== form.value(field),
                isAdminsAddress,
              })}
              {...form.field(field)}
              type={type}
              readOnly={isAdminsAddress}
              autoComplete="off"
            />
          );
        })}
        {emailChange && (
          <p className="text-sm text-muted">
            Waiting: <strong className="wrap-anywhere">{emailChange.to}</strong>,{" "}
            <span>{`${emailChange.confirmedAt === null ? "not confirmed yet" : "confirmed"}, set on`}</span>{" "}
            <Exact>{formatInstantInIndia(emailChange.notifiedAt)}</Exact>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} variant="secondary" busy="Saving…" className="min-h-9 px-3 py-1 text-sm">
            Save
          </SubmitButton>
          <FormMessage form={form} className="text-sm" />
        </div>
      </AnsweredForm>
    </Panel>
  );
}

function hintOf({
  field,
  now,
  isElse,
  isAdminsAddress,
}: {
  field: string;
  now: string;
  isElse: boolean;
  isAdminsAddress: boolean;
}): string | undefined {
  if (isElse) return `Saved value: ${now || "empty"}`;
  if (isAdminsAddress) return "Administrators change their own e-mail on their security page.";
  return field === "email"
    ? `A new address takes effect once it is confirmed, ${emailObjectionHours} hours from now at the earliest. The present address is mailed and can refuse.`
    : undefined;
}
