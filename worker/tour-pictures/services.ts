import type { Viewer } from "~/domain/accounts/account";
import type { Dependencies } from "../services";
import { addTourPicture } from "./add-tour-picture";
import type { PictureUpload } from "./add-tour-picture";
import { changeTourPictureAlt } from "./change-tour-picture-alt";
import { chooseTourDrawing } from "./choose-tour-drawing";
import { getTourDrawing } from "./get-tour-drawing";
import { getTourPictures } from "./get-tour-pictures";
import { removeTourDrawing } from "./remove-tour-drawing";
import { removeTourPicture } from "./remove-tour-picture";
import { reorderTourPictures } from "./reorder-tour-pictures";

export function tourPictureServices({ db, audit, tourPictures, limiters }: Dependencies) {
  const { store } = tourPictures;
  return {
    findTourPicture: (name: string, known: string | null) => store.find(name, known),
    getTourPictures: (viewer: Viewer | null, slug: string) => getTourPictures({ db }, viewer, slug),
    addTourPicture: (viewer: Viewer | null, upload: PictureUpload) =>
      addTourPicture({ audit, ...tourPictures, limiter: limiters.form }, viewer, upload),
    removeTourPicture: (viewer: Viewer | null, picture: { slug: string; id: string }) =>
      removeTourPicture(audit, viewer, picture),
    reorderTourPictures: (viewer: Viewer | null, order: { slug: string; ids: readonly string[] }) =>
      reorderTourPictures(audit, viewer, order),
    changeTourPictureAlt: (viewer: Viewer | null, change: { slug: string; id: string; alt: string }) =>
      changeTourPictureAlt(audit, viewer, change),
    chooseTourDrawing: (viewer: Viewer | null, choice: { slug: string; drawing: string }) =>
      chooseTourDrawing(audit, viewer, choice),
    removeTourDrawing: (viewer: Viewer | null, slug: string) => removeTourDrawing(audit, viewer, slug),
    getTourDrawing: (
      asked: Parameters<typeof getTourDrawing>[1],
      ask: Parameters<typeof getTourDrawing>[2],
    ) => getTourDrawing({ db }, asked, ask),
  };
}
