import { AlertDialog } from "radix-ui";
import { useRef, useState } from "react";
import { Form } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import type { AccountStatus, Role } from "~/domain/account";
import { accountActionLabels, actionsFor } from "~/domain/account-status";
import type { AccountChange } from "~/hooks/use-account-change";
import { cn } from "~/lib/cn";

interface Account {
  id: string;
  name: string;
  role: Role;
  status: AccountStatus;
}

const consequences: Record<Role, string> = {
  user: "They are signed out everywhere at once and cannot sign in again. Their bookings stay.",
  tour_operator:
    "They are signed out everywhere at once and cannot sign in again, and their tours leave the site. Bookings already made stay.",
  admin: "They are signed out everywhere at once, open dashboards included, and cannot sign in again.",
};

/** What may be done with an account as it is: a form that works by itself; with scripts it asks before it suspends. */
export function AccountActions({ account, change }: { account: Account; change: AccountChange }) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [action] = actionsFor(account);
  const told = change.result?.userId === account.id ? change.result : null;
  return (
    <div className="flex flex-col gap-1 lg:items-end">
      {action && (
        <Form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (change.isBusy) return;
            if (action === "suspend") setAsking(true);
            else change.submit(account.id, action);
          }}
        >
          <input type="hidden" name="userId" value={account.id} />
          <input type="hidden" name="action" value={action} />
          {/* One button whatever the state, so that the focus stays on it. */}
          <Button
            ref={button}
            type="submit"
            look={action === "suspend" ? "danger" : "primary"}
            aria-disabled={change.isBusy || undefined}
            className="min-h-9 px-3 py-1 text-sm whitespace-nowrap"
          >
            {accountActionLabels[action]}
            <span className="sr-only"> of {account.name}</span>
          </Button>
        </Form>
      )}
      <AlertDialog.Root open={isAsking} onOpenChange={setAsking}>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade bg-night/70" />
          <AlertDialog.Content
            className="fixed inset-x-4 top-[20dvh] z-50 mx-auto max-w-md animate-rise rounded-2xl bg-card p-6 shadow-float"
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              button.current?.focus();
            }}
          >
            <AlertDialog.Title className="font-display text-2xl">Suspend {account.name}?</AlertDialog.Title>
            <AlertDialog.Description className="mt-2">
              {consequences[account.role]} An administrator can activate the account again.
            </AlertDialog.Description>
            <div className="mt-5 flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel className={buttonClasses("secondary")}>Keep it</AlertDialog.Cancel>
              <AlertDialog.Action
                className={buttonClasses("primary")}
                onClick={() => change.submit(account.id, "suspend")}
              >
                Suspend Account
              </AlertDialog.Action>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
      {told && <AccountChangeNote result={told} />}
    </div>
  );
}

/** What a change came to, in words. */
export function AccountChangeNote({ result }: { result: { isDone: boolean; message: string } }) {
  return (
    <p className={cn("text-sm font-semibold", result.isDone ? "text-good" : "text-bad")}>{result.message}</p>
  );
}
