import { distance } from "fastest-levenshtein";
import {
  abroad,
  circuits,
  fillers,
  hindi,
  nature,
  pastimes,
  places,
  regions as namedRegions,
  states as namedStates,
  subjects,
  times,
  topics,
  type Subject,
} from "virtual:search-words";
import type { Days } from "~/domain/calendar/period";
import { currentLanguage } from "~/domain/language/language";
import { placeName } from "~/domain/places/place-name";
import { regions, type Region } from "~/domain/tours/tour";
import { stateCenters, states, type State } from "~/domain/tours/state-centers";
import { isMerging } from "./foreign-scripts";
import { lettersAway } from "./letters-away";
import { isLatin, keyOf, normalize, phrasesAt, soundOf, splitNames, transliterate, type Word } from "./words";

/** Degrees. */
type Point = readonly [latitude: number, longitude: number];

/** A known name, as read from the data files. */
export type Entry =
  | { kind: "place"; name: string; names: readonly string[] }
  | { kind: "states"; label: string; states: readonly State[] }
  | { kind: "region"; region: Region }
  | {
      kind: "time";
      month: number;
      state: string | undefined;
      texts: string | undefined;
      /** Places known for a festival. */
      places: string | undefined;
      /** True for days off, on which people travel anywhere. */
      isHoliday: true | undefined;
      /** Next days of a festival, if they are known. */
      days?: Days | undefined;
    }
  | { kind: "subject"; subject: Subject }
  /** A place abroad, and the subject that it stands for. */
  | { kind: "abroad"; like?: Subject | undefined }
  | { kind: "filler" };

interface Known {
  /** As people write it: "Taj Mahal". */
  text: string;
  entry: Entry;
}

const minSound = 2;
/** Letters of a transliterated name that may differ from its Latin spelling, as a share of its length. */
const unlikeShare = 0.4;

/** Returns the consonants of a name as Urdu and Hebrew write it, without short vowels: "منالی" is "mnali". */
const skeletonOf = (key: string) => `~${soundOf(key).replaceAll(/(.)\1+/g, "$1")}`;

/** Spells a name without the differences that Japanese and Korean do not write: "ケララ" is "kerara". */
const merge = (key: string) => key.replaceAll("l", "r").replaceAll("v", "b");
const mergedSoundOf = (key: string) => `^${soundOf(merge(key))}`;

/** Builds a value when it is first needed: a Worker that starts need not read the dictionaries. */
function lazily<Value>(build: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= build());
}

/** Returns the keys of names by their sounds. Built for the first word in another script. */
const keysBySound = lazily(() => {
  const bySound = new Map<string, string[]>();
  for (const [key, { entry }] of known()) {
    if (!isLatin(key) || entry.kind === "filler") continue;
    for (const sound of [soundOf(key), skeletonOf(key), mergedSoundOf(key)]) {
      const keys = bySound.get(sound);
      if (keys) keys.push(key);
      else bySound.set(sound, [key]);
    }
  }
  return bySound;
});

/** Points by the normalized name of a place or state; a place comes before a state of its name. */
const points = lazily(() => {
  const found = new Map<string, Point>();
  for (const state of states) found.set(normalize(state), stateCenters[state]);
  for (const { name, at } of places) found.set(normalize(name), at);
  return found;
});

/** Words after the name of a pilgrims' circuit. */
const circuitNouns = [
  "yatra",
  "yatras",
  "tour",
  "tours",
  "darshan",
  "circuit",
  "temple",
  "temples",
  "pilgrimage",
  "trip",
];

/** Hindi words between two others: "ऊंट की सवारी". */
const hindiLinks = new Set(["ka", "ki", "ke", "का", "की", "के"]);

/** English words by the Hindi ones that mean them, in both scripts. */
const english = lazily(
  () =>
    new Map(
      Object.entries(hindi).flatMap(([word, names]) => splitNames(names).map((name) => [keyOf(name), word])),
    ),
);

/** All names by their keys. */
const known = lazily(() => {
  const found = new Map<string, Known>();
  function learn(names: readonly string[], entry: Entry) {
    for (const text of names) {
      const key = keyOf(text);
      // The first meaning of a name counts.
      if (key !== "" && !found.has(key)) found.set(key, { text, entry });
    }
  }
  for (const { name, names: aliases = "" } of places) {
    const names = [name, ...splitNames(aliases)];
    const inTexts = names.filter((each) => !each.startsWith("~") && isLatin(keyOf(each)));
    learn(
      names.map((each) => each.replace("~", "")),
      { kind: "place", name, names: inTexts },
    );
  }
  for (const { name, names = "" } of namedStates)
    learn([name, ...splitNames(names)], { kind: "states", label: name, states: [name] });
  for (const { label, states: parts, names } of namedRegions.parts)
    learn([label, ...splitNames(names)], { kind: "states", label, states: parts });
  for (const region of regions) {
    const label = `${region.charAt(0).toUpperCase()}${region.slice(1)} India`;
    learn(
      [
        label,
        `${region} indian`,
        `${region}ern india`,
        `${region} side`,
        region,
        ...splitNames(namedRegions.quarters[region]),
      ],
      {
        kind: "region",
        region,
      },
    );
  }
  for (const { names, month, state, texts, places: known, isHoliday } of times)
    learn(splitNames(names), { kind: "time", month, state, texts, places: known, isHoliday });
  for (const circuit of circuits) {
    const names = splitNames(circuit.names);
    const subject = { ...circuit, texts: `${circuit.names}, ${circuit.texts}` };
    learn([...names, ...names.flatMap((name) => circuitNouns.map((noun) => `${name} ${noun}`))], {
      kind: "subject",
      subject,
    });
  }
  for (const subject of [...topics, ...subjects, ...nature, ...pastimes])
    learn(splitNames(subject.names), { kind: "subject", subject });
  for (const { names, like } of abroad) {
    const entry = like === undefined ? undefined : found.get(keyOf(like))?.entry;
    learn(splitNames(names), { kind: "abroad", like: entry?.kind === "subject" ? entry.subject : undefined });
  }
  learn(fillers.fillers.flatMap(splitNames), { kind: "filler" });
  return found;
});

/** Returns the coordinates of a place or state by any of its names, or null. */
export function pointOf(name: string): Point | null {
  const own = points().get(normalize(name.trim()));
  if (own) return own;
  const entry = known().get(keyOf(name.trim()))?.entry;
  return entry?.kind === "place" ? (points().get(normalize(entry.name)) ?? null) : null;
}

const placesByName = lazily(() => new Map(places.map((place) => [place.name, place])));

/** Returns the name of a place or state of the dictionary in the current language. */
export function knownPlaceName(name: string): string {
  const language = currentLanguage();
  const own = language === "en" ? undefined : placesByName().get(name)?.nameIn[language];
  return own ?? placeName(name);
}

/** Finds the longest name that starts at a word. */
export function lookUp(words: readonly Word[], at: number): { entry: Entry; length: number } | null {
  const keys = phrasesAt(words, at);
  for (let length = keys.length; length > 0; length--) {
    const key = keys[length - 1] ?? "";
    const found =
      known().get(key) ??
      inEnglish(words.slice(at, at + length)) ??
      (length > 1 ? singular(key) : undefined) ??
      (length === 1
        ? (singular(key) ?? sounding(key))
        : (inLatin(key, words.slice(at, at + length)) ?? misspelledPlace(key)));
    if (found) return { entry: found.entry, length };
  }
  return null;
}

/** Finds a name of Hindi words, one by one: "ऊंट सफारी" is "camel safari". */
function inEnglish(words: readonly Word[]): Known | undefined {
  if (!words.some(({ text }) => english().has(text))) return undefined;
  const own = words.filter(({ text }, index) => index === 0 || !hindiLinks.has(text));
  return known().get(keyOf(own.map(({ text }) => english().get(text) ?? text).join(" ")));
}

function singular(key: string): Known | undefined {
  return isLatin(key) && key.length > 4 && key.endsWith("s") ? known().get(key.slice(0, -1)) : undefined;
}

/** Letters of a place's name of several words of which one may be wrong: shorter ones are too near to other phrases. */
const minMisspelled = 8;

/** Returns the keys of places' names of several words by their first letters. Built for the first phrase that is no name. */
const longPlaceKeys = lazily(() => {
  const byLetter = new Map<string, string[]>();
  for (const [key, { text, entry }] of known())
    if (entry.kind === "place" && text.includes(" ") && isLatin(key) && key.length >= minMisspelled) {
      const letter = key.charAt(0);
      byLetter.set(letter, [...(byLetter.get(letter) ?? []), key]);
    }
  return byLetter;
});

/**
 * Finds the place whose name of several words is typed with a wrong or swapped letter: "golden tempel". The words of such a name may
 * mean something by themselves, so that they are not taken for misspelled one by one.
 */
function misspelledPlace(key: string): Known | undefined {
  if (!isLatin(key) || key.length < minMisspelled || /\d/.test(key)) return undefined;
  const near = longPlaceKeys()
    .get(key.charAt(0))
    ?.find((name) => Math.abs(name.length - key.length) <= 1 && lettersAway(name, key) <= 1);
  return near === undefined ? undefined : known().get(near);
}

/** Letters of several words in another script that may be one name: of fewer, anything sounds like something. */
const minPhrase = 7;

/** Finds a name of several words in another script, none of which means something by itself. */
function inLatin(key: string, words: readonly Word[]): Known | undefined {
  if (isLatin(key) || /\d/.test(key) || words.some(({ text }) => known().has(text))) return undefined;
  return transliterate(key).length < minPhrase ? undefined : sounding(key);
}

/** Finds the name that a word in another script sounds like. */
function sounding(key: string): Known | undefined {
  if (isLatin(key)) return undefined;
  const spelled = transliterate(key);
  if (spelled.length < minSound + 1) return undefined;
  const isMerged = isMerging(key);
  const sound = isMerged
    ? mergedSoundOf(spelled)
    : /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(key)
      ? skeletonOf(spelled)
      : soundOf(spelled);
  const near = (keysBySound().get(sound) ?? [])
    .map((name) => ({
      name,
      away: isMerged ? distance(merge(name), merge(spelled)) : distance(name, spelled),
    }))
    .toSorted((a, b) => a.away - b.away)[0];
  return near && near.away <= Math.max(1, spelled.length * unlikeShare) ? known().get(near.name) : undefined;
}

/** A name in Latin letters that a misspelled word may stand for: how it is written, and its key. */
export interface CorrectName {
  text: string;
  key: string;
  isFiller: boolean;
}

/** Lists the names that a misspelled word may stand for. Built for the first misspelled word. */
export const correctNames = lazily((): readonly CorrectName[] =>
  [...known()]
    .filter(([key, { entry }]) => isLatin(key) && entry.kind !== "abroad")
    .map(([key, { text, entry }]) => ({
      text: properName(key, text, entry),
      key,
      isFiller: entry.kind === "filler",
    })),
);

/** Returns the name of a place for a spelling that sounds like it: "Tirupati" for "tirupathi". */
function properName(key: string, text: string, entry: Entry): string {
  if (entry.kind !== "place" && entry.kind !== "states") return text;
  const name = entry.kind === "place" ? entry.name : entry.label;
  return soundOf(keyOf(name)) === soundOf(key) ? name : text;
}

/** Shortest part of another name that is one: shorter ones are in too many. */
const minPart = 3;

/** Returns true if a place or state has another name that contains a typed text, or sounds like it in another script. */
export function isNamedLike(name: string, typed: string): boolean {
  const part = keyOf(typed);
  const entry = known().get(keyOf(name))?.entry;
  if (entry?.kind !== "place" && entry?.kind !== "states") return false;
  if (!isLatin(part)) {
    const sound = soundOf(transliterate(part));
    if (sound.length >= minSound && soundOf(keyOf(name)).startsWith(sound)) return true;
  }
  if (part.length < minPart && isLatin(part)) return false;
  const same = (other: Entry) =>
    other.kind === "place" ? entry.kind === "place" && other.name === entry.name : other === entry;
  return [...known()].some(([key, other]) => key.includes(part) && same(other.entry));
}
