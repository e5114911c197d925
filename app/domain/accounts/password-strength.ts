/**
 * Advice on a new password. The score is zxcvbn's, 0 to 4 by the number of guesses needed. It only advises and never rejects.
 * Source: OWASP ASVS 5.0, 6.2, and P1 in docs/product.md.
 */
import { passwordLength } from "./account-forms";
import { signInFormMessages } from "./sign-in/messages";

export interface PasswordEstimate {
  /** zxcvbn score: 0 too guessable, 4 very unguessable. */
  score: number;
  /** zxcvbn's name for the weakness, or null. */
  warning: string | null;
}

export interface PasswordStrength {
  word: string;
  /** Filled bars, 0 to 4. */
  level: number;
  advice: string;
}

/** zxcvbn's names of the weaknesses that have an advice of their own. */
const knownWarnings = [
  "common",
  "straightRow",
  "keyPattern",
  "simpleRepeat",
  "extendedRepeat",
  "sequences",
  "recentYears",
  "dates",
  "similarToCommon",
  "wordByItself",
  "namesByThemselves",
  "commonNames",
  "userInputs",
] as const;

export function describeStrength(length: number, { score, warning }: PasswordEstimate): PasswordStrength {
  const { strength: m, minPassword } = signInFormMessages();
  if (length < passwordLength.min)
    return { word: m.tooShort, level: 0, advice: minPassword(passwordLength.min) };
  const level = Math.min(Math.max(score, 0), 4);
  const name = warning === "topTen" || warning === "topHundred" ? "common" : warning;
  const known = knownWarnings.find((each) => each === name);
  const advice = level >= 3 ? "" : known === undefined ? m.moreWords : m[known];
  return { word: m.words[level] ?? m.tooShort, level, advice };
}
