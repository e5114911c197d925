import { lookUp } from "./dictionary";
import type { Understanding } from "./plans";
import { keyOf, wordsOf } from "./words";

/** Plain words for what no tour of a search has. */

/** Returns the place, state or region that words are about, by its name; null for other words. */
function placeIn(text: string): string | null {
  const words = wordsOf(text);
  for (let at = 0; at < words.length; at++) {
    const entry = lookUp(words, at)?.entry;
    if (entry?.kind === "place") return entry.name;
    if (entry?.kind === "states") return entry.label;
  }
  return null;
}

/** Joins names: "Kasol, Tosh or Goa". */
function joined(names: readonly string[], last: "and" | "or"): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
}

const quoted = (text: string) => `“${text}”`;
/** Returns a place as typed, in quotes, if that is not its name. */
const nameOf = (text: string, name: string) => (keyOf(text) === keyOf(name) ? name : quoted(text));

/** Describes what no tour has together with the rest, and what is listed instead: "We have no tour to Kasol yet. Nearest:" */
export function nearMissText({
  relaxed,
  absent,
  words,
  applied,
}: Pick<Understanding, "relaxed" | "absent" | "words" | "applied">): string | null {
  // The days of a festival that are not in the best month of a tour are still those days.
  const isOnDays = (text: string) => applied.some((each) => each.param === "from" && each.text === text);
  const missed = (relaxed ?? [])
    .filter(({ text, param }) => param !== "month" || !isOnDays(text))
    .map(({ text, param }) => ({ text, param, place: placeIn(text) }));
  if (missed.length === 0) return null;
  const places = missed.flatMap(({ text, param, place }) =>
    place !== null && (param === null || param === "state") ? [{ text, name: nameOf(text, place) }] : [],
  );
  const nowhere = places.filter(({ text }) => absent.includes(text)).map(({ name }) => name);
  const elsewhere = places.filter(({ text }) => !absent.includes(text)).map(({ name }) => name);
  const starts = missed.filter(
    ({ param, place }) => place !== null && (param === "city" || param === "near"),
  );
  const rest = missed.filter(
    (each) => !starts.includes(each) && !places.some(({ text }) => text === each.text),
  );
  const unknown = rest.filter(({ text, param }) => param === null && absent.includes(text));
  const others = rest.filter((each) => !unknown.includes(each));
  const list = (some: typeof rest, last: "and" | "or") =>
    joined(
      some.map(({ text }) => quoted(text)),
      last,
    );
  const about =
    words.length > 0
      ? `tour with ${joined(
          words.map(({ text }) => quoted(text)),
          "and",
        )}`
      : "such tour";
  return [
    ...(nowhere.length > 0 ? [`We have no tour to ${joined(nowhere, "or")} yet.`] : []),
    ...(elsewhere.length > 0 ? [`No tour to ${joined(elsewhere, "or")} has all of this.`] : []),
    ...(starts.length > 0
      ? [
          `No ${about} leaves from ${joined(
            starts.flatMap(({ place }) => place ?? []),
            "or",
          )}.`,
        ]
      : []),
    ...(unknown.length > 0 ? [`No tour mentions ${list(unknown, "or")}.`] : []),
    ...(others.length > 0 ? [`No tour fits ${list(others, "and")} as well.`] : []),
    places.length > 0 ? "Nearest:" : starts.length > 0 ? "From elsewhere:" : "Closest:",
  ].join(" ");
}
