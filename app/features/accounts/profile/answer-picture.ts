import { pictureRefusals } from "~/domain/tour-pictures/messages";
import { pictureFormBytes } from "~/domain/tour-pictures/picture";
import { answerUpload } from "~/platform/forms/answer-upload";
import { profileMessages } from "./messages";

interface PictureChanges {
  change: (form: FormData) => Promise<void>;
  remove: () => Promise<void>;
}

/** Handles the form that changes or removes the picture of a user or an operator. */
export function answerPicture(request: Request, { change, remove }: PictureChanges) {
  const upload = { maxBytes: pictureFormBytes, field: "picture", texts: pictureRefusals() };
  return answerUpload(request, upload, async (form) => {
    if (form.get("intent") === "remove") {
      await remove();
      return profileMessages().removed;
    }
    await change(form);
    return profileMessages().saved;
  });
}
