/** Declares packages without types, as far as scripts use them. */
declare module "autocannon" {
  interface Request {
    method: string;
    headers: Record<string, string>;
    setupRequest: (request: object) => object;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    overallRate?: number;
    requests?: Request[];
  }
  interface Result {
    statusCodeStats?: Record<string, { count: number }>;
    requests: { total: number };
    errors: number;
    timeouts: number;
    duration: number;
    latency: { p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}

declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: string; noHinting?: boolean },
  ): Promise<Uint8Array>;
}
