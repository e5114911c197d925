import { starChoices, type StarRating } from "./review";

/** Orders of a tour's reviews. */
export const reviewSorts = ["newest", "highest", "lowest"] as const;
type ReviewSort = (typeof reviewSorts)[number];

/** Filter, order and place in a tour's reviews. */
export interface ReviewQuery {
  stars: StarRating | null;
  /** Words that a review contains; "" for all. */
  q: string;
  sort: ReviewSort;
  cursor: string | null;
}

const maxWords = 80;

/** Parses the query of a page of reviews; unknown values are the defaults. */
export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const sort = query.get("sort");
  return {
    stars: starChoices.find((stars) => String(stars) === query.get("stars")) ?? null,
    q: (query.get("q") ?? "").trim().slice(0, maxWords),
    sort: sort === "highest" || sort === "lowest" ? sort : "newest",
    cursor: query.get("cursor")?.slice(0, 200) || null,
  };
}

/** Formats the query without its defaults. */
export function reviewQueryParams({ stars, q, sort, cursor }: ReviewQuery): Record<string, string> {
  return {
    ...(stars !== null && { stars: String(stars) }),
    ...(q !== "" && { q }),
    ...(sort !== "newest" && { sort }),
    ...(cursor !== null && { cursor }),
  };
}
