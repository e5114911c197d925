import { createInterface } from "node:readline/promises";

/** True if a person can answer. */
export function isInteractive() {
  return process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env.CI;
}

/** Asks a question on the terminal. */
export async function ask(question) {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await prompt.question(question)).trim();
  } finally {
    prompt.close();
  }
}
