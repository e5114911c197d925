import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { PasswordEstimate } from "~/domain/accounts/password-strength";

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 128 });

/**
 * Estimates how hard a password is to guess for someone who knows the user.
 * @param personal the user's names and e-mail address
 */
export function estimateStrength(password: string, personal: readonly string[]): PasswordEstimate {
  const known = personal
    .flatMap((text) => [text, ...text.split(/[\s@._-]+/)])
    .filter((text) => text.length > 2);
  const { score, feedback } = zxcvbn.check(password, known);
  return { score, warning: feedback.warning };
}
