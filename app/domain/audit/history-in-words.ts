import type { AuditValues, ListedAction } from "./audit";
import { vocabularies } from "./words/other-words";
import { settingSentence } from "./words/setting-words";
import { inWords, labeled, asList } from "./words/vocabulary";

/** An action of the audit log in words. */
export interface ActionInWords {
  /** Sentence without its actor: "moved the trip from Jan 12, 2027 to Jan 19, 2027 and gave ₹200 off". */
  sentence: string;
  /** Changes that the sentence doesn't contain, one a line. */
  changes: string[];
  /** Long texts that were changed, one item a line. */
  texts: { label: string; before: string; after: string }[];
}

const equal = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Describes an action of the audit log: what was done, and each changed field. */
export function actionInWords({
  action,
  subject,
  subjectId,
  details,
}: Pick<ListedAction, "action" | "subject" | "subjectId" | "details">): ActionInWords {
  const verb = action.slice(action.indexOf(".") + 1);
  const { actions, fields, texts = {} } = vocabularies[subject];
  const entry = (subject === "setting" ? settingSentence(subjectId) : actions)[verb];
  const was = details?.before ?? {};
  const is = details?.after ?? {};
  const { words, states } =
    typeof entry === "object" ? entry : { words: entry ?? verb.replaceAll("-", " "), states: [] as const };
  const said = typeof words === "string" ? words : words({ was, is });
  const clauses = states === "all" ? [] : changesOf({ was, is }, fields, states);
  const rewritten = Object.entries(texts)
    .filter(([name]) => states !== "all" && (name in was || name in is) && !equal(was[name], is[name]))
    .map(([name, label]) => ({ label, before: linesOf(was[name]), after: linesOf(is[name]) }));
  if (said !== null) return { sentence: said, changes: clauses.map(capitalized), texts: rewritten };
  // Clauses begin with a verb; lines such as "Borne by: Operator" stay below.
  const verbs = clauses.filter((text) => /^[a-z]/.test(text));
  const lines = clauses.filter((text) => !/^[a-z]/.test(text));
  return { sentence: verbs.length === 0 ? "changed it" : asList(verbs), changes: lines, texts: rewritten };
}

/** Names an action without its details: "Booking: check in". */
export function actionName({ action, subject }: Pick<ListedAction, "action" | "subject">): string {
  return `${capitalized(subject)}: ${action.slice(action.indexOf(".") + 1).replaceAll("-", " ")}`;
}

/** Formats a text or a list of texts, one item a line. */
function linesOf(value: unknown): string {
  return Array.isArray(value) ? value.map((item) => inWords(item)).join("\n") : inWords(value);
}

/** Returns true if the vocabulary has words for an action, or for a field of its subject. */
export function hasWords(
  subject: ListedAction["subject"],
  name: { verb: string } | { field: string },
): boolean {
  const { actions, fields } = vocabularies[subject];
  return "verb" in name ? name.verb in actions : name.field in fields;
}

function changesOf(
  { was, is }: { was: AuditValues; is: AuditValues },
  fields: (typeof vocabularies)["booking"]["fields"],
  stated: readonly string[],
): string[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => !stated.includes(name) && !(name in was && name in is && equal(was[name], is[name])))
    .flatMap((name) => {
      const words = fields[name] ?? labeled(capitalized(spaced(name)));
      return words({ before: was[name], after: is[name], was, is }) ?? [];
    });
}

function spaced(name: string): string {
  return name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
