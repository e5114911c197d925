import { adminOrStaff } from "../platform/authz/guards";
import { publicRead, reading, visitor } from "../platform/authz/use-case";
import type { Database } from "../platform/db/client";
import { addTourPicture } from "./add-tour-picture";
import { chooseTourDrawing, removeTourDrawing, getTourDrawing } from "./choose-tour-drawing";
import {
  reorderTourPictures,
  describeTourPicture,
  removeTourPicture,
  getTourPictures,
} from "./change-tour-pictures";
import { listAttributedPictures } from "./tour-pictures.repo";

export const tourPictureUseCases = {
  getTourPictures: adminOrStaff("tours", "tours", reading(getTourPictures)),
  addTourPicture: adminOrStaff("tours", "tours", addTourPicture),
  removeTourPicture: adminOrStaff("tours", "tours", removeTourPicture),
  reorderTourPictures: adminOrStaff("tours", "tours", reorderTourPictures),
  describeTourPicture: adminOrStaff("tours", "tours", describeTourPicture),
  chooseTourDrawing: adminOrStaff("tours", "tours", chooseTourDrawing),
  removeTourDrawing: adminOrStaff("tours", "tours", removeTourDrawing),
  listAttributedPictures: publicRead(({ db }: { db: Database }) => listAttributedPictures(db)),
  getTourDrawing: visitor(reading(getTourDrawing)),
};
