import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { describeStrength, type PasswordStrength } from "~/domain/accounts/password-strength";

const answerSchema = z.object({
  id: z.int(),
  length: z.int(),
  score: z.number(),
  warning: z.string().nullable(),
});

/** Milliseconds without typing before the password is rated. */
const quiet = 200;

/**
 * Rates a password's strength in a web worker without blocking; shows nothing if the worker fails to load. Call
 * `warmUp` to load it when the field is first touched.
 */
export function usePasswordStrength() {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const worker = useRef<Worker>(null);
  const asked = useRef(0);
  const timer = useRef<number>(undefined);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  function warmUp(): Worker {
    if (worker.current) return worker.current;
    const started = new Worker(new URL("./strength.worker.ts", import.meta.url), {
      type: "module",
    });
    started.addEventListener("message", (event) => {
      const { id, length, ...estimate } = answerSchema.parse(event.data);
      // A later request makes this result stale.
      if (id === asked.current) setStrength(describeStrength(length, estimate));
    });
    worker.current = started;
    return started;
  }

  function measure(password: string, personal: readonly string[]) {
    window.clearTimeout(timer.current);
    asked.current += 1;
    if (password === "") {
      setStrength(null);
      return;
    }
    const id = asked.current;
    timer.current = window.setTimeout(() => warmUp().postMessage({ id, password, personal }, []), quiet);
  }

  return { strength, warmUp, measure };
}
