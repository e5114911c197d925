import { accountErrors } from "./messages";

/** Platform names that guessers try first. */
const ourWords = ["tourbharat", "tour bharat", "tour-bharat"];

/**
 * Returns why a password of allowed length is unacceptable, or null (OWASP ASVS 5.0, 6.2.4 and 6.2.11).
 * @param about the person's name and email
 */
export async function commonPasswordProblem(password: string, about: string[]): Promise<string | null> {
  const text = password.normalize("NFKC").toLowerCase();
  const stem = text.replace(/[\d\W_]+$/u, "");
  const personal = [...ourWords, ...about.flatMap(wordsOf)];
  if (personal.some((word) => word === text || word === stem)) return accountErrors().personalPassword;
  // Loaded when a password is set, not on every start of the Worker.
  const { default: common } = await import("virtual:common-passwords");
  if (!text.includes("\n") && `\n${common}\n`.includes(`\n${text}\n`)) return accountErrors().commonPassword;
  return null;
}

/** Splits "asha@example.com" into the whole and its first part; names are also tried without spaces. */
function wordsOf(text: string): string[] {
  const word = text.normalize("NFKC").toLowerCase();
  return [word, word.split("@")[0] ?? "", word.replaceAll(" ", "")].filter((part) => part.length > 2);
}
