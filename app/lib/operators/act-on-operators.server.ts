import type { Viewer } from "~/domain/accounts/account";
import { accountStatusLabels, type AccountAction } from "~/domain/accounts/account-status";
import type { Services } from "../../../worker/services";
import { readReason } from "~/lib/accounts/act-on-accounts.server";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { readForm } from "~/lib/forms/read-form";

/** Handles the forms of pages that list operators. An operator's status follows its owner's account. */
export async function actOnOperators(services: Services, viewer: Viewer, request: Request) {
  const form = await readForm(request);
  const reason = readReason(form);
  const move = (action: AccountAction) => async (slug: string) => {
    const { name, status } = await services.changeOperatorStatus(viewer, { slug, action, reason });
    return `The account of ${name} is now ${accountStatusLabels[status].toLowerCase()}.`;
  };
  return bulkAction(form, {
    approve: move("approve"),
    verify: move("verify"),
    suspend: move("suspend"),
    activate: move("activate"),
  });
}
