import type { EditedPictures } from "~/domain/tour-pictures/tour-picture";
import { useActionAnswer } from "~/hooks/use-action-answer";
import type { TourPicturesResult } from "~/lib/tour-pictures/change-tour-pictures";
import { ChooseIllustration } from "./choose-illustration";
import { TourPicturesEditor } from "./tour-pictures-editor";

/** Editor for a tour's pictures and its illustration. */
export function TourImages({
  tour: { slug, pictures, illustration },
  actionData,
  action,
  back = "pictures",
  intro,
}: {
  tour: Pick<EditedPictures, "slug" | "pictures" | "illustration">;
  /** Action result of a submit without JavaScript. */
  actionData?: TourPicturesResult | undefined;
  /** Page that the forms are posted to. */
  action: string;
  /** Page that shows the editor. Without JavaScript, the browser returns to it. */
  back?: "edit" | "pictures";
  /** Text below the heading. */
  intro?: React.ReactNode;
}) {
  const posted = { action, back, result: useActionAnswer(actionData) };
  return (
    <>
      <TourPicturesEditor pictures={pictures} intro={intro} {...posted} />
      {illustration && <ChooseIllustration slug={slug} illustration={illustration} {...posted} />}
    </>
  );
}
