import { data } from "react-router";
import type { AccountStatus, Viewer } from "~/domain/accounts/account";
import { actionReasonSchema } from "~/domain/accounts/account-edit";
import { accountStatusLabels, type AccountAction } from "~/domain/accounts/account-status";
import type { PageServices } from "../../../../../worker/platform/http/page-services";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { readForm } from "~/platform/forms/read-form";

/** Handles the forms of the account list. */
export async function actOnAccounts(services: PageServices, viewer: Viewer, request: Request) {
  const form = await readForm(request);
  const reason = readReason(form);
  return bulkAction(form, {
    ...statusActions((userId, action) => services.changeAccountStatus(viewer, { userId, action, reason })),
    delete: async (userId) => {
      const { name } = await services.deleteUser(viewer, { userId, reason });
      return `The account of ${name} is deleted.`;
    },
  });
}

/** Returns the actions that change an account's status. @param change that of a row, by its id */
export function statusActions(
  change: (id: string, action: AccountAction) => Promise<{ name: string; status: AccountStatus }>,
) {
  const move = (action: AccountAction) => async (id: string) => {
    const { name, status } = await change(id, action);
    return `The account of ${name} is now ${accountStatusLabels[status].toLowerCase()}.`;
  };
  return {
    approve: move("approve"),
    verify: move("verify"),
    suspend: move("suspend"),
    activate: move("activate"),
  };
}

/** Returns the reason entered in the form, or null. */
export function readReason(form: FormData): string | null {
  const reason = actionReasonSchema.safeParse(form.get("reason"));
  if (!reason.success) throw data(reason.error.issues[0]?.message ?? null, { status: 422 });
  return reason.data;
}
