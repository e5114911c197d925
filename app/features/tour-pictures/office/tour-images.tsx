import type { EditedPictures } from "~/domain/tour-pictures/tour-picture";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { ChooseIllustration } from "./choose-illustration";
import { TourPicturesEditor } from "./tour-pictures-editor";

/** Editor for a tour's pictures and its illustration. */
export function TourImages({
  tour: { slug, pictures, illustration },
  action,
  intro,
}: {
  tour: Pick<EditedPictures, "slug" | "pictures" | "illustration">;
  /** Page that shows the editor; without JavaScript, the browser returns to it. */
  action: string;
  /** Text below the heading. */
  intro?: React.ReactNode;
}) {
  const isHydrated = useHydrated();
  const target = isHydrated ? action : `${action}?back`;
  return (
    <>
      <TourPicturesEditor pictures={pictures} intro={intro} action={target} />
      {illustration && (
        <ChooseIllustration slug={slug} illustration={illustration} action={`${target}#illustration`} />
      )}
    </>
  );
}
