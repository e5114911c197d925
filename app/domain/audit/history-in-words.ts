import type { AuditValues, ListedAction } from "./audit";
import { wordsFor } from "./words/actions";
import { fieldWords, formatOf, labelOf, longFields } from "./words/fields";
import { settingName } from "./words/setting-words";
import { asList, valueInWords } from "~/domain/formats";
import { capitalized } from "./words/vocabulary";

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

/** Fields whose change the verb of an action says: "published the tour". */
const statedByVerbs = ["status", "isDeleted", "isFeatured", "isPaused"];

/** Verbs that say nothing about a state. */
const stateless = /\.(edit|import|update|submit|record-payment|finish-refund|pay-compensation|dismiss)$/;

/** Describes an action of the audit log: what was done, and each changed field. */
export function actionInWords({
  action,
  subject,
  subjectId,
  details,
}: Pick<ListedAction, "action" | "subject" | "subjectId" | "details">): ActionInWords {
  const was = details?.before ?? {};
  const is = details?.after ?? {};
  const { words, states } = wordsFor(action) ?? { words: verbOf(action), states: [] };
  const template = typeof words === "string" ? words : words({ was, is });
  if (subject === "setting")
    return { sentence: `changed ${settingName(subjectId)}`, ...changesOf(subject, { was, is }, []) };
  if (template === null) {
    const { changes, texts } = changesOf(subject, { was, is }, []);
    // Clauses begin with a verb; lines such as "Borne by: Operator" stay below.
    const verbs = changes.filter((text) => /^[a-z]/.test(text));
    const lines = changes.filter((text) => !/^[a-z]/.test(text));
    return { sentence: verbs.length === 0 ? "changed it" : asList(verbs), changes: lines, texts };
  }
  const named: string[] = [];
  const sentence = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    named.push(name);
    return formatOf(subject, name)(is[name] ?? was[name]);
  });
  if (states === "all") return { sentence, changes: [], texts: [] };
  const { changes, texts } = changesOf(subject, { was, is }, [
    ...(stateless.test(action) ? [] : statedByVerbs),
    ...states,
    ...named,
  ]);
  return { sentence, changes: changes.map(capitalized), texts };
}

function verbOf(action: string): string {
  return action.slice(action.indexOf(".") + 1).replaceAll("-", " ");
}

/** Names an action without its details: "Booking: check in". */
export function actionName({ action, subject }: Pick<ListedAction, "action" | "subject">): string {
  return `${capitalized(subject)}: ${verbOf(action)}`;
}

/** Formats a text or a list of texts, one item a line. */
function linesOf(value: unknown): string {
  return Array.isArray(value) ? value.map((item) => valueInWords(item)).join("\n") : valueInWords(value);
}

function changesOf(
  subject: ListedAction["subject"],
  { was, is }: { was: AuditValues; is: AuditValues },
  stated: readonly string[],
): Pick<ActionInWords, "changes" | "texts"> {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => !stated.includes(name) && !(name in was && name in is && equal(was[name], is[name])),
  );
  const describe = (name: string) =>
    fieldWords(subject, name)({ before: was[name], after: is[name], was, is });
  return {
    changes: names.flatMap((name) => describe(name) ?? []),
    texts: names
      .filter((name) => longFields[subject]?.includes(name))
      .map((name) => ({
        label: labelOf(subject, name),
        before: linesOf(was[name]),
        after: linesOf(is[name]),
      })),
  };
}
