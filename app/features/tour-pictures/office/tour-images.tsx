import type { EditedPictures } from "~/domain/tour-pictures/tour-picture";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { ChooseIllustration } from "./choose-illustration";
import { TourPicturesEditor } from "./tour-pictures-editor";

/** Editor for a tour's pictures and its illustration. */
export function TourImages({
  tour: { slug, pictures, illustration },
  action,
  back = "pictures",
  intro,
}: {
  tour: Pick<EditedPictures, "slug" | "pictures" | "illustration">;
  /** Page that the forms are posted to. */
  action: string;
  /** Page that shows the editor. Without JavaScript, the browser returns to it. */
  back?: "edit" | "pictures";
  /** Text below the heading. */
  intro?: React.ReactNode;
}) {
  const isHydrated = useHydrated();
  const target = isHydrated ? action : `${action}?back=${back}`;
  return (
    <>
      <TourPicturesEditor pictures={pictures} intro={intro} action={target} />
      {illustration && (
        <ChooseIllustration slug={slug} illustration={illustration} action={`${target}#illustration`} />
      )}
    </>
  );
}
