import { Isolate } from "./isolate.ts";

/** Stands for the module `cloudflare:workers` of the platform, which Node does not have. */
export class DurableObject<Bindings = unknown> {
  protected readonly ctx: DurableObjectState;
  protected readonly env: Bindings;

  constructor(ctx: DurableObjectState, env: Bindings) {
    this.ctx = ctx;
    this.env = env;
  }
}

/** Keeps the isolate alive for work after the response. Its failures are nobody's. */
export function waitUntil(work: Promise<unknown>): void {
  const isolate = Isolate.current();
  isolate.busy += 1;
  const end = () => {
    isolate.busy -= 1;
  };
  work.then(end, end);
}

export const env = {};
