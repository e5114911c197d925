import { useState } from "react";
import { Panel } from "~/components/back-office/panel";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { useAccountAnswer } from "~/hooks/use-account-answer";
import { useAnsweredForm } from "~/hooks/use-answered-form";
import type { AccountAnswer } from "~/lib/accounts/act-on-account.server";
import type { AccountPage } from "../../../../worker/reports/get-account-page";
import { AnswerNote } from "./answer-note";

type Account = AccountPage["account"];

const fields = [
  { name: "name", label: "Name", type: "text", required: true },
  { name: "email", label: "E-mail", type: "email", required: true },
  { name: "phone", label: "Phone", type: "tel", required: false },
] as const;

/** Form for name, e-mail and phone of an account. After a conflict it keeps the typed values and shows the stored ones. */
export function EditUserForm({ account, posted }: { account: Account; posted: AccountAnswer | undefined }) {
  const { fetcher, answer, isBusy } = useAccountAnswer(["edit"], posted);
  const { formProps } = useAnsweredForm(fetcher);
  // Opened version: changes saved by others must not count as seen here.
  const [opened, setOpened] = useState(account);
  const [seen, setSeen] = useState(answer);
  if (answer !== seen && !isBusy) {
    setSeen(answer);
    if (answer?.isDone) setOpened(account);
  }

  const isOutdated = answer?.isOutdated === true;
  return (
    <Panel id="edit" title="Edit">
      <fetcher.Form {...formProps} key={opened.version} className="grid gap-3">
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="version" value={isOutdated ? account.version : opened.version} />
        {fields.map(({ name, label, type, required }) => {
          const now = account[name] ?? "";
          const value = answer?.isDone === false ? (answer.typed[name] ?? "") : (opened[name] ?? "");
          const isAdminsAddress = name === "email" && account.role === "admin";
          return (
            <Field
              key={name}
              label={label}
              required={required}
              hint={hintOf({ name, now, isElse: isOutdated && now !== value, isAdminsAddress })}
              error={answer?.errors?.[name]?.[0]}
            >
              {(control) => (
                <input
                  {...control}
                  name={name}
                  type={type}
                  defaultValue={value}
                  readOnly={isAdminsAddress}
                  autoComplete="off"
                  className={controlClasses}
                />
              )}
            </Field>
          );
        })}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            look="secondary"
            aria-disabled={isBusy || undefined}
            className="min-h-9 px-3 py-1 text-sm"
          >
            {isBusy ? "Saving…" : "Save"}
          </Button>
          <AnswerNote answer={answer} />
        </div>
      </fetcher.Form>
    </Panel>
  );
}

function hintOf({
  name,
  now,
  isElse,
  isAdminsAddress,
}: {
  name: string;
  now: string;
  isElse: boolean;
  isAdminsAddress: boolean;
}): string | undefined {
  if (isElse) return `Saved value: ${now || "empty"}`;
  if (isAdminsAddress) return "Administrators change their own e-mail on their security page.";
  return name === "email" ? "A new address must be verified. Both addresses are notified." : undefined;
}
