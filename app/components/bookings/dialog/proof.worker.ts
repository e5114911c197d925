import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { challengeSchema } from "~/domain/holds/hold-proof";

// Runs in a worker, so that the page never blocks.
addEventListener("message", ({ data }) => {
  void solveChallenge({ challenge: challengeSchema.parse(data), deriveKey }).then((solution) =>
    postMessage(solution),
  );
});
