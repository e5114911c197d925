import { adminOrStaff } from "../authz/guards";
import { visitor } from "../use-case";
import { addTourPicture } from "./add-tour-picture";
import { chooseTourDrawing, removeTourDrawing, getTourDrawing } from "./choose-tour-drawing";
import {
  reorderTourPictures,
  changeTourPictureAlt,
  removeTourPicture,
  getTourPictures,
} from "./change-tour-pictures";

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
