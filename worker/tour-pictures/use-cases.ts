import { addTourPicture } from "./add-tour-picture";
import { changeTourPictureAlt } from "./change-tour-picture-alt";
import { chooseTourDrawing } from "./choose-tour-drawing";
import { getTourDrawing } from "./get-tour-drawing";
import { getTourPictures } from "./get-tour-pictures";
import { removeTourDrawing } from "./remove-tour-drawing";
import { removeTourPicture } from "./remove-tour-picture";
import { reorderTourPictures } from "./reorder-tour-pictures";
import { adminOrStaff } from "../authz/guards";
import { visitor } from "../use-case";

export const tourPictureUseCases = {
  getTourPictures: adminOrStaff("tours", getTourPictures),
  addTourPicture: adminOrStaff("tours", addTourPicture),
  removeTourPicture: adminOrStaff("tours", removeTourPicture),
  reorderTourPictures: adminOrStaff("tours", reorderTourPictures),
  changeTourPictureAlt: adminOrStaff("tours", changeTourPictureAlt),
  chooseTourDrawing: adminOrStaff("tours", chooseTourDrawing),
  removeTourDrawing: adminOrStaff("tours", removeTourDrawing),
  getTourDrawing: visitor(getTourDrawing),
};
