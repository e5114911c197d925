import { todayInIndia } from "~/domain/calendar/calendar";

/** Facts of an operator for travelers. */
export interface OperatorFacts {
  slug: string;
  companyName: string;
  baseCity: string;
  /** URL of its picture, or null. */
  logo: string | null;
  isVerified: boolean;
  registrationNumber: string | null;
  /** UTC instant at which its account was opened; null for an operator without one. */
  joinedAt: number | null;
  foundedYear: number | null;
  /** Usual time to answer travelers' messages, as a sentence; null with too few answers. */
  answerTime: string | null;
  toursOnSale: number;
  /** Over the reviews of its tours on sale. */
  reviewCount: number;
  /** Mean of their stars, one decimal; null without reviews. */
  rating: number | null;
}

/** Lists an operator's facts in a few words each: "Verified by Tour Bharat", "4.4 of 5 in 61 reviews", "Since 2009". */
export function factsInWords({
  isVerified,
  rating,
  reviewCount,
  foundedYear,
  joinedAt,
  answerTime,
}: OperatorFacts): string[] {
  const reviews = reviewCount === 1 ? "1 review" : `${reviewCount.toLocaleString("en-IN")} reviews`;
  const since = foundedYear ?? (joinedAt === null ? null : todayInIndia(joinedAt).slice(0, 4));
  return [
    isVerified ? "Verified by Tour Bharat" : null,
    rating === null ? null : `${rating.toFixed(1)} of 5 in ${reviews}`,
    since === null ? null : `${foundedYear === null ? "Here since" : "Since"} ${since}`,
    answerTime,
  ].filter((fact) => fact !== null);
}
