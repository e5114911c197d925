import { todayInIndia } from "~/domain/calendar/calendar";
import { operatorMessages } from "./messages";

/** Facts of an operator that travelers see. */
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
  const m = operatorMessages();
  const since = foundedYear ?? (joinedAt === null ? null : todayInIndia(joinedAt).slice(0, 4));
  return [
    isVerified ? m.verified : null,
    rating === null ? null : m.rated(rating.toFixed(1), reviewCount),
    since === null ? null : foundedYear === null ? m.hereSince(since) : m.since(since),
    answerTime,
  ].filter((fact) => fact !== null);
}
