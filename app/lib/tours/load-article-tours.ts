import type { TourCard } from "~/domain/tours/tour-schema";
import { AppError } from "~/domain/errors";
import type { Services } from "../../../worker/services";

/** Loads the tours of an article that are on sale, in its order. */
export async function loadArticleTours(
  services: Pick<Services, "getTour">,
  slugs: readonly string[],
): Promise<TourCard[]> {
  const tours = await Promise.all(
    slugs.map((slug) =>
      services.getTour(slug).catch((error: unknown) => {
        if (error instanceof AppError && error.code === "not_found") return null;
        throw error;
      }),
    ),
  );
  return tours.filter((tour) => tour !== null);
}
