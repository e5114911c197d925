import {
  checkField as check,
  linesField as lines,
  markField as mark,
  monthDayField as monthDay,
  numberField as number,
  optionalGroup,
  paragraphsField,
  placeField as place,
} from "~/domain/typed-values";

/** How the facts of a tour are typed in its forms (`tours/itinerary.ts`, `tours/practical-facts.ts`). */

export const placeTyping = place;

export const stopTyping = { at: place, km: number, minutes: number, stay: number, sunrise: mark };

export const bedTyping = { stars: number };

export const dayTyping = { stops: [stopTyping], bed: bedTyping } as const;

/** An operator's own question (`bookings/own-questions.ts`). */
export const questionTyping = {
  isRequired: check,
  dueDays: number,
  options: lines,
  forGuide: check,
  atBooking: check,
} as const;

export const closureTyping = {
  day: number,
  weekdays: [number],
  dates: [{ from: monthDay, to: monthDay }],
  withDay: number,
} as const;

/** A tour's texts in Hindi (`tours/translation.ts`). */
export const hindiTyping = {
  description: paragraphsField,
  highlights: lines,
  inclusions: lines,
  exclusions: lines,
  carry: lines,
} as const;

export const practicalTyping = {
  meetingAt: place,
  landmark: optionalGroup({ at: place }),
  endPoint: { at: place },
  fitness: { kmPerDay: number, steps: number, climbMetres: number },
  minAge: number,
  notFor: lines,
  access: {},
  guides: { languages: lines },
  rooms: {},
  gateFees: [{ foreignInr: number, indianInr: number, isIncluded: check }],
  notAllowed: lines,
  permitList: [{ days: number }],
  closures: [closureTyping],
  recheck: [{ month: number }],
} as const;
