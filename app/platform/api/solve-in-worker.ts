import type { Challenge } from "~/domain/proof-of-work";

/** Solves a challenge in a web worker. @returns the proof as the API takes it */
export async function solveInWorker(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL("proof.worker.ts", import.meta.url), { type: "module" });
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => resolve(data));
      worker.addEventListener("error", reject);
      signal.addEventListener("abort", () => reject(signal.reason));
      worker.postMessage(challenge, []);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
