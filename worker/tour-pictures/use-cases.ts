import { addTourPicture } from "./add-tour-picture";
import { changeTourPictureAlt } from "./change-tour-picture-alt";
import { chooseTourDrawing } from "./choose-tour-drawing";
import { getTourDrawing } from "./get-tour-drawing";
import { getTourPictures } from "./get-tour-pictures";
import { removeTourDrawing } from "./remove-tour-drawing";
import { removeTourPicture } from "./remove-tour-picture";
import { reorderTourPictures } from "./reorder-tour-pictures";
import { anyone } from "../use-case";

export const tourPictureUseCases = {
  getTourPictures: anyone(getTourPictures),
  addTourPicture: anyone(addTourPicture),
  removeTourPicture: anyone(removeTourPicture),
  reorderTourPictures: anyone(reorderTourPictures),
  changeTourPictureAlt: anyone(changeTourPictureAlt),
  chooseTourDrawing: anyone(chooseTourDrawing),
  removeTourDrawing: anyone(removeTourDrawing),
  getTourDrawing: anyone(getTourDrawing),
};
