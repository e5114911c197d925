import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { root, run } from "./process.mjs";

/** Files with Hindi texts that people read. */
const written =
  /^(?:(?:app|worker)\/(?:.*\/)?messages\.hi\.tsx?|worker\/catalogue\/hindi\/[^/]+\.yaml|app\/content\/legal\/\w+\.hi\.md)$/;

const letter = "\\u0900-\\u0963\\u0971-\\u097f";

interface Source {
  file: string;
  text: string;
}

/**
 * Brings spellings that look the same to one form: NFC writes a letter with nukta as two characters, and zero-width joiners change the look of
 * conjuncts only.
 */
export function normalizeHindi(text: string): string {
  return text.normalize("NFC").replaceAll(/[\u200c\u200d]/g, "");
}

async function readSources(): Promise<Source[]> {
  const listed = await run("git", ["ls-files", "-co", "--exclude-standard"]);
  const files = listed.split("\n").filter((file) => written.test(file) && existsSync(path.join(root, file)));
  return files.map((file) => ({ file, text: normalizeHindi(readFileSync(path.join(root, file), "utf8")) }));
}

/** Lists the words of a text that the glossary refuses, each with its line and what to write instead. */
export function refusedWords(text: string, refused: Readonly<Record<string, string>>): string[] {
  return normalizeHindi(text)
    .split("\n")
    .flatMap((line, index) =>
      Object.entries(refused).flatMap(([words, instead]) => {
        const spelled = normalizeHindi(words);
        const found = new RegExp(`(?<![${letter}])${spelled}(?![${letter}])`).test(line);
        return found ? [`${index + 1}: ${spelled}: ${instead === "" ? "leave it out" : instead}`] : [];
      }),
    );
}

/** Checks that no Hindi text has a word that docs/hindi-glossary.yaml refuses. @throws naming each */
export async function checkGlossary(): Promise<void> {
  const { not } = parse(readFileSync(path.join(root, "docs/hindi-glossary.yaml"), "utf8"));
  const findings = (await readSources()).flatMap(({ file, text }) =>
    refusedWords(text, not).map((finding) => `${file}:${finding}`),
  );
  if (findings.length > 0)
    throw new Error(`${findings.length} words are refused by the glossary:\n${findings.join("\n")}`);
}

/**
 * Checks the spelling of all Hindi words by hunspell's Hindi dictionary (Debian: hunspell, hunspell-hi) and docs/hindi-words.txt.
 * @returns "unchanged" without hunspell
 * @throws naming the words that neither has
 */
export async function checkSpelling(): Promise<"done" | "unchanged"> {
  const words = new Map<string, string>();
  for (const { file, text } of await readSources())
    for (const [word] of text.matchAll(new RegExp(`[${letter}]+`, "g")))
      if (!words.has(word)) words.set(word, file);
  const allowed = new Set(readFileSync(path.join(root, "docs/hindi-words.txt"), "utf8").split("\n"));
  const unknown = unknownWords([...words.keys()].filter((word) => !allowed.has(word)));
  if (unknown === null) {
    console.log("  Hunspell with the Hindi dictionary is not installed: the spelling is not checked.");
    return "unchanged";
  }
  if (unknown.length > 0) {
    const lines = unknown.map((word) => `${word} (${words.get(word)})`);
    throw new Error(
      `${lines.length} words are unknown. Add those that are right to docs/hindi-words.txt:\n${lines.join("\n")}`,
    );
  }
  return "done";
}

const dictionary = "/usr/share/hunspell/hi_IN.dic";

/** Returns the words that the dictionary lacks, or null if it or hunspell is not installed. */
function unknownWords(words: readonly string[]): string[] | null {
  if (!existsSync(dictionary) || spawnSync("hunspell", ["--version"]).status !== 0) return null;
  // The package's own rules take vowel signs for the ends of words.
  const folder = mkdtempSync(path.join(tmpdir(), "hindi-"));
  try {
    const signs = Array.from({ length: 0x80 }, (_, index) => String.fromCharCode(0x900 + index));
    const rules = `SET UTF-8\nWORDCHARS ${signs.filter((sign) => /\p{M}/u.test(sign)).join("")}\n`;
    writeFileSync(path.join(folder, "hi.aff"), rules);
    writeFileSync(path.join(folder, "hi.dic"), normalizeHindi(readFileSync(dictionary, "utf8")));
    const { stdout } = spawnSync("hunspell", ["-d", path.join(folder, "hi"), "-i", "utf-8", "-l"], {
      input: words.join("\n"),
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    });
    return stdout.split("\n").filter((word) => word !== "");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
