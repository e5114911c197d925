import { useEffect, useRef, useState } from "react";
import type { Challenge } from "~/domain/proof-of-work";
import { solveInWorker } from "~/platform/api/solve-in-worker";
import { signInMessages } from "./messages";

/** Challenges solved in a row: more would mean that our proofs are refused. */
const maxInARow = 3;

/** Hidden field of a login form with the proof of work. After a refusal that asks for it, it solves the challenge and submits again. */
export function SignInProof({ challenge }: { challenge: Challenge | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const solved = useRef(0);
  const [isSolving, setSolving] = useState(false);

  useEffect(() => {
    if (!challenge) solved.current = 0;
    if (!challenge || !input.current || solved.current >= maxInARow) return;
    solved.current += 1;
    const stop = new AbortController();
    setSolving(true);
    void submitWithProof(input.current, challenge, stop.signal).finally(() => setSolving(false));
    return () => stop.abort();
  }, [challenge]);

  return (
    <>
      <input ref={input} type="hidden" name="proof" defaultValue="" />
      <p role="status" className="text-muted empty:hidden">
        {isSolving ? signInMessages().form.notARobot : ""}
      </p>
    </>
  );
}

/** Solves the challenge and submits the form with the proof, which works once. */
async function submitWithProof(input: HTMLInputElement, challenge: Challenge, signal: AbortSignal) {
  const proof = await solveInWorker(challenge, signal).catch(() => null);
  if (proof === null) return;
  input.value = proof;
  const password = input.form?.elements.namedItem("password");
  // A page that was loaded again after the refusal has lost the password: the proof goes with the next try.
  if (!(password instanceof HTMLInputElement) || password.value === "") return;
  input.form?.requestSubmit();
  input.value = "";
}
