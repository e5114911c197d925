import { Form } from "react-router";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import { RowButton } from "~/office/lists/row-button";
import { Button } from "~/ui/button";
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
        <span>{accountActionLabels[action]}</span>
        <span className="sr-only">{` ${account.name}`}</span>
      </Button>
    </Form>
  );
}

/** Row actions of an account: the one that is due, and a menu. */
export function AccountRowActions({
  rowId,
  account,
  mayChangeStatus,
  isBusy,
  onAct,
  children,
}: {
  rowId: string;
  account: { name: string; role: Role; status: AccountStatus; emailVerified: boolean };
  mayChangeStatus: boolean;
  isBusy: boolean;
  onAct: (intent: AccountRowIntent) => void;
  /** More items of the menu. */
  children: React.ReactNode;
}) {
  const [next] = mayChangeStatus ? actionsFor(account) : [];
  // Accounts cannot be approved before their e-mail address is verified.
  const action = next === "approve" && !account.emailVerified ? undefined : next;
  const isSuspension = action === "suspend";
  const { name } = account;
  return (
    <RowActions
      of={name}
      due={
        action &&
        !isSuspension && (
          <RowButton
            id={rowId}
            intent={action}
            label={accountActionLabels[action]}
            of={name}
            isBusy={isBusy}
            onAct={() => onAct(action)}
          />
        )
      }
    >
      {action && !isSuspension && (
        <RowAction isBusy={isBusy} onAct={() => onAct(action)} fields={{ intent: action, id: rowId }}>
          {accountActionLabels[action]}
        </RowAction>
      )}
      {children}
      {action && isSuspension && (
        <RowAction
          isDanger
          isBusy={isBusy}
          onAct={() => onAct(action)}
          fields={{ intent: action, id: rowId }}
          question={`${name} is signed out of all devices and can't sign in again. Bookings stay.`}
        >
          {accountActionLabels[action]}
        </RowAction>
      )}
    </RowActions>
  );
}
