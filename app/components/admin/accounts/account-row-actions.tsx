import { Pencil, Trash2 } from "lucide-react";
import { Form, Link } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import type { AccountStatus, Role } from "~/domain/accounts/account";
import type { AccountRowIntent } from "~/domain/accounts/account-edit";
import { accountActionLabels, actionsFor } from "~/domain/accounts/account-status";

/** Button for the next status change of an account. The form works without JavaScript; with it, risky changes are confirmed first. */
export function AccountStatusButton({
  rowId,
  account,
  isBusy,
  onAct,
}: {
  rowId: string;
  account: { name: string; role: Role; status: AccountStatus; emailVerified: boolean };
  isBusy: boolean;
  onAct: (intent: AccountRowIntent) => void;
}) {
  const [action] = actionsFor(account);
  if (!action) return null;
  if (action === "approve" && !account.emailVerified) {
    return <span className="max-w-56 text-sm text-muted">Waiting for e-mail verification</span>;
  }
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onAct(action);
      }}
    >
      <input type="hidden" name="id" value={rowId} />
      <input type="hidden" name="intent" value={action} />
      {/* One button for every state, so that it keeps the focus. */}
      <Button
        type="submit"
        variant={action === "suspend" ? "danger" : "primary"}
        aria-disabled={isBusy || undefined}
        className="min-h-9 px-3 py-1 text-sm whitespace-nowrap"
      >
        {accountActionLabels[action]}
        <span className="sr-only"> {account.name}</span>
      </Button>
    </Form>
  );
}

const iconLink = buttonClasses("secondary", "min-h-9 w-9 px-0 py-1");

/** Links to edit and delete an account. Without JavaScript, Delete opens the account's page, which asks for confirmation. */
export function AccountRowLinks({
  account,
  mayDelete,
  onDelete,
}: {
  account: { id: string; name: string; role: Role };
  mayDelete: boolean;
  onDelete: () => void;
}) {
  return (
    <>
      <Link
        to={`/admin/users/${account.id}#edit`}
        className={iconLink}
        aria-label={`${mayDelete ? "Edit" : "Open"} ${account.name}`}
      >
        <Pencil aria-hidden className="size-4" />
      </Link>
      {mayDelete && account.role !== "admin" && (
        <Link
          to={`/admin/users/${account.id}#delete`}
          className={iconLink}
          aria-label={`Delete ${account.name}`}
          onClick={(event) => {
            event.preventDefault();
            onDelete();
          }}
        >
          <Trash2 aria-hidden className="size-4" />
        </Link>
      )}
    </>
  );
}
