import { readFileSync } from "node:fs";
import path from "node:path";
import { root, run } from "./process.mjs";

/** Tell-tale patterns of prose that is hard to read, each with what to write instead. */
const patterns: [RegExp, string][] = [
  [
    /^\s*(?:\/\*\*|\{?\/\*|\/\/)\s+(?:What|Whether|Who|Whom|Whose|Of|Those|Theirs|Such|Nothing|Nobody|Somebody|Everybody)\b/,
    "begin with a verb or a noun",
  ],
  [/\banew\b/, "again"],
  [/(?:\/\/|\*) .*\b(?:all the same|[Ss]omebody|theirs)\b/, "too, someone, their"],
  [/\b(?:is|are|was|were|be|been)(?: not)? told\b/, "name what is sent, shown or returned, and to whom"],
  [/\b(?:whoever|whomever)\b/i, "anyone who"],
  [/\btells? (?:what|whether|how|which|only|the same)\b/, "shows, lists, returns or reports"],
  [/\bthere (?:is|are|was|were) no such\b/i, "not found, or unknown"],
  [/\b(?:looked at|dealt with|seen to)\b/, "reviewed, checked, saved or resolved"],
  [/\bof (?:theirs|yours|ours)\b/, "their, your, our"],
  [/\boperators?'s? operators?\b/, "a member's operator"],
  [/\bfor ever\b/, "forever"],
  [/\b(?:least|most|longest|shortest|fewest)(?:[A-Z]\w*|=\{|\??: (?:number\b|\d))/, "min or max"],
  [/\b(?:const|let) (?:least|most|longest|shortest|fewest)\b/, "min or max"],
  [
    /\b(?:told|tells|hearts|papers|misfits?|faults|sealed|letGo|giveBack|askedWhy)[A-Z]\w*/,
    "a name of STYLE's table",
  ],
];
const proseOnly = /^(?:app\/content|worker\/catalogue\/tours|migrations)\//;

/** British spellings, apart from the specification's words and a page's address. */
const british =
  /colour|travell(?:er|ed|ing)(?!-in-the-monsoon)|neighbour|\blabelled\b|cancelling|kilometre|(?<!save )favourite|behaviour/i;
/** Words that people type into the search, names of drawings, and the list of spellings. */
const spelledFreely = /^(?:app\/domain\/search|packages)\/|search-[\w.-]+\.ts$|^docs\/style-of-tours\.md$/;

/** Checks that comments, texts and documents are in plain English. @throws naming each line that is not */
export async function checkEnglish(): Promise<void> {
  const listed = await run("git", ["ls-files", "-co", "--exclude-standard"]);
  const files = listed
    .split("\n")
    .filter(
      (file) =>
        /\.(ts|tsx|mjs|css|md|toml)$/.test(file) &&
        !proseOnly.test(file) &&
        file !== "scripts/lib/english.ts",
    );
  const findings = files.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), "utf8").split("\n");
    return lines.flatMap((line, index) => {
      // A docstring of several lines begins on its second.
      const text = lines[index - 1]?.trim() === "/**" ? line.replace(/^\s*\*/, "/**") : line;
      const found = patterns.find(([pattern]) => pattern.test(text));
      const isBritish = british.test(text) && !spelledFreely.test(file);
      const advice = found?.[1] ?? (isBritish ? "American spelling" : undefined);
      return advice === undefined ? [] : [`${file}:${index + 1}: ${advice}: ${line.trim()}`];
    });
  });
  if (findings.length > 0)
    throw new Error(`${findings.length} lines are not plain English:\n${findings.join("\n")}`);
}
