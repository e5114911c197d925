import { readFileSync } from "node:fs";
import path from "node:path";
import { root, run } from "./process.mjs";

/** Tell-tale patterns of prose that is hard to read, each with what to write instead. */
const patterns = [
  [/^\s*(?:\/\*\*|\{?\/\*)\s+(?:What|Whether|Who|Whom|Whose|Of|Those)\b/, "begin with a verb or a noun"],
  [/\banew\b/, "again"],
  [/\b(?:is|are|was|were|be|been) told\b/, "name what is sent, shown or returned, and to whom"],
  [/\b(?:whoever|whomever)\b/i, "anyone who"],
];
const proseOnly = /^(?:app\/content|worker\/catalogue\/tours|migrations)\//;

/** Checks that comments, texts and documents are in plain English. @throws naming each line that is not */
export async function checkEnglish() {
  const listed = await run("git", ["ls-files", "-co", "--exclude-standard"]);
  const files = listed
    .split("\n")
    .filter(
      (file) =>
        /\.(ts|tsx|mjs|css|md|toml)$/.test(file) &&
        !proseOnly.test(file) &&
        file !== "scripts/lib/english.mjs",
    );
  const findings = files.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), "utf8").split("\n");
    return lines.flatMap((line, index) => {
      // The first words of a docstring of several lines stand on its second.
      const text = lines[index - 1]?.trim() === "/**" ? line.replace(/^\s*\*/, "/**") : line;
      const found = patterns.find(([pattern]) => pattern.test(text));
      return found ? [`${file}:${index + 1}: ${found[1]}: ${line.trim()}`] : [];
    });
  });
  if (findings.length > 0)
    throw new Error(`${findings.length} lines are not plain English:\n${findings.join("\n")}`);
}
