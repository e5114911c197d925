import { data } from "react-router";
import type { Viewer } from "~/domain/accounts/account";
import { actionReasonSchema } from "~/domain/accounts/account-edit";
import { accountStatusLabels, type AccountAction } from "~/domain/accounts/account-status";
import type { Services } from "../../../worker/services";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { readForm } from "~/lib/forms/read-form";

/** Handles the forms of the account list. */
export async function actOnAccounts(services: Services, viewer: Viewer, request: Request) {
  const form = await readForm(request);
  const reason = readReason(form);
  const move = (action: AccountAction) => async (userId: string) => {
    const { name, status } = await services.changeAccountStatus(viewer, { userId, action, reason });
    return `The account of ${name} is now ${accountStatusLabels[status].toLowerCase()}.`;
  };
  return bulkAction(form, {
    approve: move("approve"),
    verify: move("verify"),
    suspend: move("suspend"),
    activate: move("activate"),
    delete: async (userId) => {
      const { name } = await services.deleteUser(viewer, { userId, reason });
      return `The account of ${name} is deleted.`;
    },
  });
}

/** Returns the reason entered in the form, or null. */
export function readReason(form: FormData): string | null {
  const reason = actionReasonSchema.safeParse(form.get("reason"));
  if (!reason.success) throw data(reason.error.issues[0]?.message ?? null, { status: 422 });
  return reason.data;
}
