/** Access keys in URL paths and queries, percent-encoded or not. They must not be logged: a key alone grants access. */
const keyInAddress =
  /((?:\/|%2F)(?:trip(?:\/|%2F)[^\s/%]+|operator(?:\/|%2F)join|calendar(?:\/|%2F)[^\s/%]+(?:\/|%2F)[^\s/%]+)(?:\/|%2F)|(?:[?&]|%3F|%26)(?:token|key|code|state)(?:=|%3D))[\w.~-]+/gi;

/** Formats an error for the log with its stack and causes, without personal data and without keys in URLs. */
export function errorForLog(error: unknown): string {
  return withoutKeys(describe(error));
}

export function withoutKeys(text: string): string {
  return text.replaceAll(keyInAddress, "$1[key]");
}

/** Omits the values of a failed query, which are personal data: drizzle puts them into its message and into `params`. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "object" ? "not an Error" : String(error);
  const stack = error.stack ?? `${error.name}: ${error.message}`;
  const isQuery = "query" in error && "params" in error;
  const text = isQuery ? stack.replace(error.message, () => `Failed query: ${String(error.query)}`) : stack;
  return error.cause === undefined ? text : `${text}\nCaused by: ${describe(error.cause)}`;
}
