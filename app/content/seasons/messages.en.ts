import type { Season } from "~/domain/calendar/calendar";
import type { Region } from "~/domain/tours/tour";

interface SeasonTexts {
  title: string;
  subtitle: string;
  months: string;
  description: string;
  /** Descriptions by the English names of the places. */
  places: Record<string, string>;
}

const byEnglish: Record<string, string> = {};
const groups: Partial<Record<`${Region} ${Season}`, SeasonTexts>> = {};

/** Ideas by season in other languages than English, whose texts are in the files of the regions. */
export const messages = {
  /** Names of places without a tour, and of those that differ from the tour's. */
  names: byEnglish,
  categories: byEnglish,
  groups,
};
