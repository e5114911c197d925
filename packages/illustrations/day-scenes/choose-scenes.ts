import type { Hour } from "../skies";
import { posters } from "./posters";
import { isDaySubject, misleading, notesOf, subjects, type DaySubject } from "./subjects";
import { zoneAt, type Zone } from "./zones";

/** The part of a tour's itinerary from which its scenes are chosen. */
export interface DayToDraw {
  title: string;
  text: string;
  stops?: readonly StopToDraw[] | undefined;
  bed?: { kind: string } | undefined;
}

interface StopToDraw {
  place: string;
  at: readonly [number, number];
  by?: string | undefined;
  arrive?: string | undefined;
  sunrise?: true | undefined;
}

export interface DayScene {
  /** From 1. */
  day: number;
  /** The stop that it shows, or the title of the day. */
  place: string;
  subject: DaySubject;
  hour: Hour;
  zone: Zone;
}

interface Candidate extends DayScene {
  score: number;
  /** Position in the day, for the order of scenes. */
  position: number;
  isStop: boolean;
}

const points = { stop: 6, title: 4, text: 2, travel: 3.2 };
const minScenes = 3;
/** Above the least number of scenes, none scores less. */
const goodScore = 2.2;
const maxPhrase = 6;

/** Subjects by phrase; names of stops and titles have words of their own ("~lake"). */
const { everywhere, inNames } = indexSubjects();

function indexSubjects() {
  const everywhere = new Map<string, DaySubject[]>();
  const inNames = new Map<string, DaySubject[]>();
  for (const subject of Object.keys(subjects).filter(isDaySubject))
    for (const written of notesOf(subject)
      .words.split(",")
      .map((word) => word.trim())) {
      const index = written.startsWith("~") ? inNames : everywhere;
      const phrase = written.startsWith("@") ? written : wordsOf(written).join(" ");
      index.set(phrase, [...(index.get(phrase) ?? []), subject]);
    }
  for (const phrase of misleading.split(",")) everywhere.set(wordsOf(phrase).join(" "), []);
  return { everywhere, inNames };
}

/** Splits a text into lowercase words without accents and plural endings. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word));
}

interface Match {
  found: readonly DaySubject[];
  /** Number of words. */
  length: number;
  /** Share of the text before it. */
  share: number;
  isGeneral: boolean;
}

/** Finds phrases, longest first; the words of one are not matched again. */
function matchesIn(text: string, isName: boolean): Match[] {
  const words = wordsOf(text);
  const matches: Match[] = [];
  for (let index = 0; index < words.length;) {
    const match = maxAt(words, index, isName);
    if (match) matches.push(match);
    index += match?.length ?? 1;
  }
  return matches;
}

function maxAt(words: readonly string[], index: number, isName: boolean): Match | null {
  for (let length = Math.min(maxPhrase, words.length - index); length > 0; length--) {
    const phrase = words.slice(index, index + length).join(" ");
    const special = everywhere.get(phrase);
    const general = isName ? inNames.get(phrase) : undefined;
    if (special || general)
      return {
        found: [...(special ?? []), ...(general ?? [])],
        length,
        share: index / words.length,
        isGeneral: !special,
      };
  }
  return null;
}

const lodging =
  /^(hotels?|lodges?|lodging|guest ?house|homestay at|cottages?|beach cottages|rooms|resort|heritage (house|hotel)|haveli (in|near)|bamboo cottages|stone house|riverside hotel|lakeside lodge|river lodge|island lodge|family house|jungle camp|house)\b/i;
const transit =
  /\b(station|airport|airports?|terminus|terminal|junction|metro|bus stand|coach stop|coach stand|bypass|bay at|bays|inter-state|chowk, |cross roads|circle|highway|expressway)\b/i;

/**
 * Chooses scenes of a tour's days: three to five of different subjects, over as many days as possible. Deterministic.
 * @param tour.drawing the operator's choice for the poster, which no scene repeats
 */
export function chooseScenes(tour: {
  slug: string;
  itinerary: readonly DayToDraw[];
  drawing?: string | null;
}): DayScene[] {
  const poster = tour.drawing ?? posters[tour.slug];
  const candidates = tour.itinerary
    .flatMap((day, index) => candidatesOf(day, index + 1, tour.itinerary.length))
    .filter(({ subject }) => subject !== poster);
  const days = tour.itinerary.length;
  const wanted = days === 1 ? minScenes : days < 5 ? 4 : 5;
  const chosen: Candidate[] = [];
  const kins = new Set([poster && isDaySubject(poster) ? kinOf(poster) : undefined]);
  while (chosen.length < wanted) {
    const best = candidates
      .filter((candidate) => chosen.every((other) => canStandBeside(candidate, other)))
      .map((candidate) => ({ candidate, score: standing(candidate, { chosen, kins, span: days / wanted }) }))
      .reduce<{ candidate: Candidate; score: number } | null>(
        (top, one) => (top && top.score >= one.score ? top : one),
        null,
      );
    if (!best || (chosen.length >= minScenes && best.score < goodScore)) break;
    chosen.push(best.candidate);
    kins.add(kinOf(best.candidate.subject));
  }
  return chosen
    .toSorted((one, other) => one.day - other.day || one.position - other.position)
    .map(({ day, place, subject, hour, zone }) => ({ day, place, subject, hour, zone }));
}

function kinOf(subject: DaySubject): string {
  return notesOf(subject).kin ?? subject;
}

function canStandBeside(one: Candidate, other: Candidate): boolean {
  return one.subject !== other.subject && !(one.day === other.day && one.place === other.place);
}

/** Scores a candidate beside those already chosen: distant days and new kinds come first. @param span days per scene */
function standing(
  { day, score, subject }: Candidate,
  { chosen, kins, span }: { chosen: readonly Candidate[]; kins: ReadonlySet<unknown>; span: number },
): number {
  const onDay = chosen.filter((other) => other.day === day).length;
  const nearest = Math.min(span, ...chosen.map((other) => Math.abs(other.day - day)));
  return score * 0.55 ** onDay * (kins.has(kinOf(subject)) ? 0.25 : 1) * (0.8 + (0.2 * nearest) / span);
}

function candidatesOf(day: DayToDraw, number: number, days: number): Candidate[] {
  const stops = (day.stops ?? []).filter(
    (_, index, all) =>
      // Where the tour starts and ends is the traveler's own town, or a station of it.
      !(number === 1 && index === 0 && all.length > 1) &&
      !(number === days && index === all.length - 1 && all.length > 1),
  );
  const zonesOfDay = new Set((stops.length > 0 ? stops : (day.stops ?? [])).map(({ at }) => zoneAt(at)));
  const [mainZone] = [...zonesOfDay];
  const found: Candidate[] = [];

  function add(
    subject: DaySubject,
    candidate: Omit<Candidate, "day" | "subject" | "zone">,
    within: ReadonlySet<Zone>,
  ) {
    const { zones, weight = 1 } = notesOf(subject);
    const zone = zones ? [...within].find((one) => zones.includes(one)) : [...within][0];
    if (zones && !zone) return;
    const before = found.find((one) => one.subject === subject);
    const next = {
      ...candidate,
      score: candidate.score * weight,
      day: number,
      subject,
      zone: zone ?? mainZone ?? "plains",
    };
    if (!before) found.push(next);
    else if (before.score < next.score) Object.assign(before, next);
  }

  stops.forEach((stop, index) => {
    const share = (index + 1) / (stops.length + 1);
    const position = index;
    const here = new Set([zoneAt(stop.at)]);
    const hour = hourOf(stop, share);
    const scene = { place: stop.place, hour, position, isStop: true };
    for (const subject of everywhere.get(`@${stop.by ?? ""}`) ?? [])
      add(subject, { ...scene, score: points.travel }, here);
    if (lodging.test(stop.place)) return;
    const isTransit = transit.test(stop.place);
    for (const match of matchesIn(stop.place, !isTransit))
      if (!isTransit || match.length > 1)
        match.found.forEach((subject, rank) =>
          add(subject, { ...scene, score: points.stop * strength(match) * 0.97 ** rank }, here),
        );
  });
  const whole = { place: day.title, isStop: false };
  const texts = [
    [matchesIn(day.title, true), points.title],
    [matchesIn(day.text, false), points.text],
  ] as const;
  for (const [matches, worth] of texts)
    for (const match of matches)
      match.found.forEach((subject, rank) =>
        add(
          subject,
          {
            ...whole,
            hour: hourAt(match.share),
            position: match.share * 10,
            score: worth * strength(match) * 0.97 ** rank,
          },
          zonesOfDay,
        ),
      );
  if (day.bed)
    for (const subject of everywhere.get(`@bed-${day.bed.kind}`) ?? [])
      add(subject, { ...whole, hour: "night", position: 20, score: points.travel }, zonesOfDay);
  return found;
}

/** Names say more than single words. */
function strength({ length, isGeneral }: Match): number {
  if (isGeneral) return 0.8;
  return length > 1 ? 1.25 : 1;
}

/** The hour of a stop, from its time of arrival or its place in the day. */
function hourOf({ arrive, sunrise }: StopToDraw, share: number): Hour {
  if (sunrise) return "dawn";
  if (arrive === undefined) return hourAt(share);
  const time = Number(arrive.slice(0, 2));
  if (time < 7) return "dawn";
  if (time < 11) return "morning";
  if (time < 15) return "noon";
  if (time < 18) return "golden";
  return time < 20 ? "dusk" : "night";
}

function hourAt(share: number): Hour {
  if (share < 0.3) return "morning";
  if (share < 0.52) return "noon";
  return share < 0.8 ? "golden" : "dusk";
}
