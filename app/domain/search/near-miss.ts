import { formatRange } from "~/domain/calendar/date-range";
import { formatList } from "~/domain/language/lists";
import { answerMessages } from "./answers/messages";
import { knownPlaceName, lookUp } from "./dictionary";
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

const quoted = (text: string) => `“${text}”`;

type Understood = Pick<Understanding, "relaxed" | "absent" | "words" | "applied" | "festival">;
type Missed = {
  kind: "nowhere" | "elsewhere" | "start" | "unknown" | "other" | "festival" | "season";
  name: string;
};

/** Returns true for words that name a month, a season or a festival. */
const isTime = (text: string) => lookUp(wordsOf(text), 0)?.entry.kind === "time";

/** Sorts missed words by what they are: a place goes by its name if it was typed like that. */
function missedIn({ relaxed, absent, applied, festival }: Understood): Missed[] {
  // The days of a festival that are not in the best month of a tour are still those days.
  const isOnDays = (text: string) => applied.some((each) => each.param === "from" && each.text === text);
  return (relaxed ?? []).flatMap(({ text, param }): Missed[] => {
    if (param === "month" && isOnDays(text)) return [];
    if (festival && isTime(text))
      return [
        { kind: "festival", name: answerMessages().festivalInText(festival.name, formatRange(festival)) },
      ];
    if (param === "month") return [{ kind: "season", name: quoted(text) }];
    const [place, isAbsent] = [placeIn(text), absent.includes(text)];
    if (place !== null && (param === "city" || param === "near"))
      return [{ kind: "start", name: knownPlaceName(place) }];
    if (place === null || (param !== null && param !== "state"))
      return [{ kind: param === null && isAbsent ? "unknown" : "other", name: quoted(text) }];
    const name = keyOf(text) === keyOf(place) ? knownPlaceName(place) : quoted(text);
    return [{ kind: isAbsent ? "nowhere" : "elsewhere", name }];
  });
}

/** Describes what no tour has together with the rest, and what is listed instead: "We have no tour to Kasol yet. Nearest:" */
export function nearMissText(understood: Understood): string | null {
  const missed = missedIn(understood);
  const namesOf = (kind: Missed["kind"]) => missed.flatMap((each) => (each.kind === kind ? each.name : []));
  const m = answerMessages();
  const words = understood.words.map(({ text }) => quoted(text));
  const about = words.length > 0 ? formatList(words) : null;
  const [nowhere, elsewhere, start] = [namesOf("nowhere"), namesOf("elsewhere"), namesOf("start")];
  const sentences = [
    [nowhere, m.nowhere(formatList(nowhere, "or"))],
    [elsewhere, m.elsewhere(formatList(elsewhere, "or"))],
    [start, m.start(about, formatList(start, "or"))],
    [namesOf("festival"), m.notForFestival(about, formatList(new Set(namesOf("festival")), "or"))],
    [namesOf("season"), m.notInSeason(about, formatList(namesOf("season"), "or"))],
    [namesOf("unknown"), m.unknown(formatList(namesOf("unknown"), "or"))],
    [namesOf("other"), m.other(formatList(namesOf("other")))],
    [[...nowhere, ...elsewhere], m.nearest],
  ] as const;
  const said = sentences.flatMap(([names, sentence]) => (names.length > 0 ? [sentence] : []));
  if (said.length === 0) return null;
  const ending =
    nowhere.length + elsewhere.length > 0 ? [] : [start.length > 0 ? m.fromElsewhere : m.closest];
  return [...said, ...ending].join(" ");
}
