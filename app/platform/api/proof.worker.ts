import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "~/domain/proof-of-work";

// Runs in a worker, so that the page never blocks. The page has parsed the challenge: a schema here would be most of the file.
addEventListener("message", ({ data: challenge }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge, deriveKey }).then((solution) => postMessage(solution));
});
