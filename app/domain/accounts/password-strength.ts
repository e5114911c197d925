/**
 * Advice on a new password. The score is zxcvbn's, 0 to 4 by the number of guesses needed. It only advises and never rejects.
 * Source: OWASP ASVS 5.0, 6.2, and P1 in docs/product.md.
 */
import { passwordLength } from "./account-forms";

export interface PasswordEstimate {
  /** zxcvbn score: 0 too guessable, 4 very unguessable. */
  score: number;
  /** zxcvbn's name for the weakness, or null. */
  warning: string | null;
}

export interface PasswordStrength {
  word: "Too short" | "Very weak" | "Weak" | "Fair" | "Good" | "Strong";
  /** Filled bars, 0 to 4. */
  level: number;
  advice: string;
}

const words = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const;

const everybodyTries = "This is a very common password.";

const adviceByWarning: Record<string, string> = {
  straightRow: "Keys in a row are easy to guess.",
  keyPattern: "Short patterns on the keyboard are easy to guess.",
  simpleRepeat: "Repeats like “aaa” are easy to guess.",
  extendedRepeat: "Repeats like “abcabc” are easy to guess.",
  sequences: "Sequences like “abc” or “4321” are easy to guess.",
  recentYears: "Years are easy to guess.",
  dates: "Dates are easy to guess.",
  topTen: everybodyTries,
  topHundred: everybodyTries,
  common: everybodyTries,
  similarToCommon: "This is similar to a common password.",
  wordByItself: "A single word is easy to guess.",
  namesByThemselves: "A name by itself is easy to guess.",
  commonNames: "A common name is easy to guess.",
  userInputs: "Avoid your own name and e-mail address.",
};

const moreWords = "Add a few more unrelated words.";

export function describeStrength(length: number, { score, warning }: PasswordEstimate): PasswordStrength {
  if (length < passwordLength.min) {
    return { word: "Too short", level: 0, advice: `Please use at least ${passwordLength.min} characters.` };
  }
  const level = Math.min(Math.max(score, 0), 4);
  const advice = level >= 3 ? "" : ((warning && adviceByWarning[warning]) ?? moreWords);
  return { word: words[level] ?? "Very weak", level, advice };
}
