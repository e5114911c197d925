import type { RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import {
  rejectionReasonSchema,
  tourActionsDone,
  versionName,
  type TourAction,
} from "~/domain/tours/tour-list";
import { requireAdmin } from "~/middleware/require-admin";
import { heldBackBy } from "~/office/undo/hold-back.server";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { isPauseForm, pauseSalesByForm } from "~/features/tours/office/pause-sales.server";
import { readForm } from "~/platform/forms/read-form";
import { readVersion } from "~/platform/forms/read-version";

/** Handles actions on tours: `intent`, each `id` a slug, with its version. Returns a result per tour. */
export async function changeTours(context: Readonly<RouterContextProvider>, request: Request, url: URL) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const { changeTour } = services;
  const form = await readForm(request);
  if (isPauseForm(form)) return pauseSalesByForm(services, viewer, form);
  const hold = heldBackBy(services, viewer);
  const change =
    (action: Exclude<TourAction, "approve" | "delete" | "publish" | "reject">) => async (slug: string) =>
      hold({ kind: `tour.${action}`, id: slug }, tourActionsDone[action]);
  const changeShown = (action: "publish" | "approve") => async (slug: string) => {
    const version = readVersion(form, versionName(slug));
    return hold({ kind: `tour.${action}`, id: slug, version }, tourActionsDone[action]);
  };
  return bulkAction(form, {
    publish: changeShown("publish"),
    unpublish: change("unpublish"),
    feature: change("feature"),
    unfeature: change("unfeature"),
    approve: changeShown("approve"),
    reject: async (slug) => {
      const reason = rejectionReasonSchema.safeParse(form.get("reason"));
      if (!reason.success)
        throw new AppError("invalid", reason.error.issues[0]?.message ?? "Please enter a reason.");
      const version = readVersion(form, versionName(slug));
      await changeTour(viewer, { slug, action: "reject", reason: reason.data, version });
      return tourActionsDone.reject;
    },
    delete: async (slug) => {
      await changeTour(viewer, { slug, action: "delete" });
      return tourActionsDone.delete;
    },
    restore: change("restore"),
    assign: async (slug) => {
      await services.assignOperator(viewer, { slug, operator: String(form.get("operator")) });
      return "Assigned. Publish the tour when it is ready.";
    },
  });
}
