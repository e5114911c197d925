/** Access keys in URL paths and queries, percent-encoded or not. They must not be logged: a key alone grants access. */
const keyInAddress =
  /((?:\/|%2F)(?:trip(?:\/|%2F)[^\s/%]+|operator(?:\/|%2F)join|calendar(?:\/|%2F)[^\s/%]+(?:\/|%2F)[^\s/%]+)(?:\/|%2F)|(?:[?&]|%3F|%26)(?:token|key|code|state)(?:=|%3D))[\w.~-]+/gi;

/** E-mail addresses, percent-encoded or not. */
const emailAddress = /[\w.+'-]+(?:@|%40)(?:[a-z0-9-]+\.)+[a-z]{2,}/gi;

/** Phone numbers with their country's code, and Indian ones without. */
const phoneNumber = /\+\d[\d ()-]{6,}\d|\b[6-9]\d{4}[ -]?\d{5}\b/g;

/** Formats an error for the log with its stack and causes, without personal data and without keys in URLs. */
export function errorForLog(error: unknown): string {
  return describe(error)
    .replaceAll(keyInAddress, "$1[key]")
    .replaceAll(emailAddress, "[e-mail]")
    .replaceAll(phoneNumber, "[phone]");
}

/** Omits the values of a failed query, which are personal data: drizzle puts them into its message and into `params`. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "object" ? "not an Error" : String(error);
  const stack = error.stack ?? `${error.name}: ${error.message}`;
  const isQuery = "query" in error && "params" in error;
  const text = isQuery ? stack.replace(error.message, () => `Failed query: ${String(error.query)}`) : stack;
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  const causes = [...parts, ...(error.cause === undefined ? [] : [error.cause])];
  return [text, ...causes.map((cause) => `Caused by: ${describe(cause)}`)].join("\n");
}
