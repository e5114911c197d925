import { phrases, states } from "virtual:search-words";
import { catalogueCities, type DepartureCity } from "~/domain/tours/tour";
import { lookUp, type Entry } from "../dictionary";
import { exclusionsOf, requirementsOf, span, weights, type Requirement } from "../requirements";
import { similarLead, similarTail, subjectOfPlace } from "../similar-places";
import { phraseIn, phraseSet, wordsOf, type Word } from "../words";
import { alternatives, typedText, type Reading, type Rule } from "./rule";

/** Rules for places to start from, to be near, and to find something similar to. */

export const fromWords = phraseSet(phrases.from);
const fromAfter = phraseSet(phrases.fromAfter);
const nearWords = phraseSet(phrases.near);
const nearAfter = phraseSet(phrases.nearAfter);
const nearMe = phraseSet(phrases.nearMe);

/** Returns the city that a name to start from stands for. */
function startOf(entry: Entry): string | null {
  if (entry.kind === "place") return entry.name;
  return entry.kind === "states" && entry.states.length === 1 && entry.states[0] !== undefined
    ? (states.find(({ name }) => name === entry.states[0])?.start ?? entry.label)
    : null;
}

/** Returns the city of the catalogue of this name. */
function departureCity(name: string): DepartureCity | undefined {
  return catalogueCities.find((city) => city === name);
}

/** Returns the city of the catalogue that a name to start from stands for. */
export const departureCityOf = (entry: Entry) => departureCity(startOf(entry) ?? "");

/** Returns a start or a place to be near; null for a name of neither. */
function startRequirement(entry: Entry, words: readonly number[], isNear: boolean): Requirement | null {
  const name = startOf(entry);
  if (name === null) return null;
  const city = departureCity(name);
  return {
    words,
    weight: isNear ? weights.near : weights.from,
    filter: !isNear && city ? { city } : { near: name },
    ...(!isNear && city && { loose: { near: name } }),
  };
}

/** Reads "from delhi", "near the taj mahal" and "ex mumbai to goa". */
export const readStart: Rule = (words, at) => {
  const from = phraseIn(fromWords, words, at);
  const near = phraseIn(nearWords, words, at);
  const lead = Math.max(from, near);
  if (lead === 0) return null;
  // "near the", "from my city"
  const start = words[at + lead]?.text === "the" ? at + lead + 1 : at + lead;
  const found = lookUp(words, start);
  if (!found) return null;
  const length = start + found.length - at;
  // "From London": no tour leaves from there.
  if (found.entry.kind === "abroad" && from > 0) return { length };
  const requirement = startRequirement(found.entry, span(at, length), near >= from);
  if (!requirement) return null;
  if (words[at + length]?.text === "to") return { length: length + 1, requirements: [requirement] };
  return near < from ? withOtherStart(words, at, requirement) : { length, requirements: [requirement] };
};

/** Adds a second start to one: "from chennai or bangalore". */
function withOtherStart(words: readonly Word[], at: number, first: Requirement): Reading {
  const end = at + first.words.length;
  const join = phraseIn(alternatives, words, end);
  const found = join > 0 ? lookUp(words, end + join) : null;
  const city = found && departureCityOf(found.entry);
  if (!found || !city) return { length: first.words.length, requirements: [first] };
  const length = first.words.length + join + found.length;
  const cities = first.filter?.city === undefined ? city : `${first.filter.city},${city}`;
  return {
    length,
    requirements: [{ ...first, words: span(at, length), filter: { city: cities }, loose: { near: city } }],
  };
}

/** Reads a start or a place to be near that words after it mark: "delhi se", "mumbai ke paas", "delhi to goa". */
export const readMarkedStart: Rule = (words, at) => {
  const found = lookUp(words, at);
  if (found?.entry.kind !== "place" && found?.entry.kind !== "states") return null;
  const { entry } = found;
  const end = at + found.length;
  const near = phraseIn(nearAfter, words, end);
  const mark = near > 0 ? near : phraseIn(fromAfter, words, end);
  const isDestined =
    words[end]?.text !== "to" ||
    (entry.kind === "place" && departureCity(entry.name) !== undefined && end + 1 < words.length);
  if (mark === 0 || !isDestined) return null;
  const length = found.length + mark;
  const requirement = startRequirement(entry, span(at, length), near > 0);
  return requirement && { length, requirements: [requirement] };
};

/** Reads "near me" and "aas paas". */
export const readNearMe: Rule = (words, at) => {
  const length = phraseIn(nearMe, words, at);
  return length > 0 ? { length, isNearMe: true } : null;
};

/** Returns what a place is known for, and that it is somewhere else; null for what is no such place. */
function similarTo(entry: Entry, words: readonly Word[], at: number, length: number): Requirement[] | null {
  if (entry.kind !== "place" && entry.kind !== "states") return null;
  const name = subjectOfPlace(entry.kind === "place" ? entry.name : entry.label);
  const subject = name === null ? null : lookUp(wordsOf(name), 0);
  if (!subject) return null;
  const own = { words: span(at, length), typed: typedText(words, at, length) };
  return [...requirementsOf(subject.entry, at, length, own.typed), ...exclusionsOf(entry, own)];
}

/** Reads "similar to goa". */
export const readSimilarTo: Rule = (words, at) => {
  const like = similarLead(words, at);
  if (like === 0 || (lookUp(words, at)?.length ?? 0) > like) return null;
  const found = lookUp(words, at + like);
  const length = like + (found?.length ?? 0);
  const requirements = found && similarTo(found.entry, words, at, length);
  if (!requirements) return null;
  const isCheaper = words[at]?.text === "cheaper";
  return { length, requirements, ...(isCheaper && { sort: { by: "price", words: span(at, 1) } }) };
};

/** Reads "goa jaisa". */
export const readLikened: Rule = (words, at) => {
  const found = lookUp(words, at);
  const like = found ? similarTail(words, at + found.length) : 0;
  if (!found || like === 0) return null;
  const length = found.length + like;
  const requirements = similarTo(found.entry, words, at, length);
  return requirements && { length, requirements };
};
