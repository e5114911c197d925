import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { PasswordEstimate } from "~/domain/password-strength";

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 128 });

/**
 * How hard a password is to guess, for one who knows the person.
 * @param personal their names and e-mail address
 */
export function estimateStrength(password: string, personal: readonly string[]): PasswordEstimate {
  const known = personal
    .flatMap((text) => [text, ...text.split(/[\s@._-]+/)])
    .filter((text) => text.length > 2);
  const { score, feedback } = zxcvbn.check(password, known);
  return { score, warning: feedback.warning };
}
