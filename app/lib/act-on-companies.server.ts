import type { Viewer } from "~/domain/account";
import { accountStatusLabels } from "~/domain/account-status";
import { AppError } from "~/domain/errors";
import type { Services } from "../../worker/services";
import { actOnRows } from "./act-on-rows.server";

/** The action of the pages that show companies: each follows its owner's account. */
export function actOnCompanies(services: Services, viewer: Viewer, request: Request) {
  return actOnRows(request, async (slug, intent, reason) => {
    if (intent === "delete") throw new AppError("forbidden", "Companies are not deleted.");
    const { name, status } = await services.changeCompanyStatus(viewer, { slug, action: intent, reason });
    return `The account of ${name} is now ${accountStatusLabels[status].toLowerCase()}.`;
  });
}
