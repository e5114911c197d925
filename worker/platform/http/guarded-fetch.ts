import { outsideAddressProblem } from "./outside-address";

/** Sends a request to the network; tests and the simulation put another in its place. */
export type OutsideTransport = (address: string, init: RequestInit) => Promise<Response>;

/** All headers that a request to outside may carry. */
export type OutsideHeader =
  | "Content-Type"
  | "If-None-Match"
  | "If-Modified-Since"
  | "webhook-id"
  | "webhook-timestamp"
  | "webhook-signature";

export interface OutsideRequest {
  method: "GET" | "POST";
  headers: Partial<Record<OutsideHeader, string>>;
  body?: string;
  /** Limit of the answer, counted while it arrives. */
  maxBytes: number;
  /** Milliseconds for the whole exchange. */
  timeout: number;
}

/** Answer of a stranger: shown only to its owner, escaped. */
export interface OutsideAnswer {
  status: number;
  body: string;
  etag: string | null;
  lastModified: string | null;
}

export type OutsideProblem = "address" | "redirect" | "too-large" | "timeout" | "network";

/** A request to outside without an answer that may be used. */
export class OutsideError extends Error {
  readonly problem: OutsideProblem;

  constructor(problem: OutsideProblem, message: string) {
    super(message);
    this.name = "OutsideError";
    this.problem = problem;
  }
}

export interface OutsideDependencies {
  fetchOutside: OutsideTransport;
  /** Ours, which is never fetched; null if unknown. */
  origin: string | null;
}

/**
 * Fetches an address named by an outsider: the only way to do so. It follows no redirect, sends no header but those given, and stops
 * reading at the limits.
 * @throws OutsideError
 */
export async function guardedFetch(
  { fetchOutside, origin }: OutsideDependencies,
  address: string,
  { maxBytes, timeout, ...request }: OutsideRequest,
): Promise<OutsideAnswer> {
  const refusal = outsideAddressProblem(address, origin);
  if (refusal !== null) throw new OutsideError("address", refusal);
  const signal = AbortSignal.timeout(timeout);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(tooLate(timeout)));
  });
  // It stays without a listener if the answer is refused first.
  late.catch(() => undefined);
  try {
    const response = await Promise.race([
      fetchOutside(address, { ...request, redirect: "manual", signal }),
      late,
    ]);
    if (
      response.type === "opaqueredirect" ||
      (response.status >= 300 && response.status < 400 && response.status !== 304)
    ) {
      void response.body?.cancel().catch(() => undefined);
      throw new OutsideError("redirect", "The address redirects to another one, which we do not follow.");
    }
    return {
      status: response.status,
      body: await readUpTo(response, maxBytes, late),
      etag: response.headers.get("ETag"),
      lastModified: response.headers.get("Last-Modified"),
    };
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw signal.aborted ? tooLate(timeout) : new OutsideError("network", "No connection could be made.");
  }
}

function tooLate(timeout: number): OutsideError {
  return new OutsideError("timeout", `No complete answer came within ${timeout / 1000} seconds.`);
}

/** Reads a body as UTF-8 and stops as soon as it is too large or too late. */
async function readUpTo({ body }: Response, maxBytes: number, late: Promise<never>): Promise<string> {
  if (!body) return "";
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let size = 0; ;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > maxBytes)
        throw new OutsideError("too-large", `The answer is larger than ${maxBytes} bytes.`);
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  }
}
