import type { Viewer } from "~/domain/accounts/account";
import type { Dependencies } from "../../services";
import { changeTour } from "./change-tour";
import type { TourChange } from "./change-tour";
import { createTour } from "./create-tour";
import { editTour } from "./edit-tour";
import { getAdminTour, getTourToEdit } from "./get-admin-tour";
import { getTourDesk, listAdminTours } from "./list-admin-tours";
import type { AdminTourQuery } from "./list-admin-tours";
import { previewTour } from "../preview-tour";

export function adminTourServices({ db, clock, audit, mailer, origin }: Dependencies) {
  return {
    listAdminTours: (viewer: Viewer | null, query: AdminTourQuery) => listAdminTours({ db }, viewer, query),
    getTourDesk: (viewer: Viewer | null) => getTourDesk({ db }, viewer),
    getAdminTour: (viewer: Viewer | null, slug: string, cursor?: string) =>
      getAdminTour({ db, clock }, viewer, slug, cursor),
    getTourToEdit: (viewer: Viewer | null, slug: string) => getTourToEdit({ db }, viewer, slug),
    previewTour: (viewer: Viewer | null, slug: string) => previewTour({ db, clock }, viewer, slug),
    createTour: (viewer: Viewer | null, input: unknown) => createTour(audit, viewer, input),
    editTour: (viewer: Viewer | null, edit: Parameters<typeof editTour>[2]) => editTour(audit, viewer, edit),
    changeTour: (viewer: Viewer | null, change: TourChange) =>
      changeTour({ audit, mailer, origin }, viewer, change),
  };
}
