/** Access keys in URL paths and queries, percent-encoded or not. They must not be logged: a key alone grants access. */
const keyInAddress =
  /((?:\/|%2F)(?:trip(?:\/|%2F)[^\s/%]+|operator(?:\/|%2F)join|calendar(?:\/|%2F)[^\s/%]+(?:\/|%2F)[^\s/%]+)(?:\/|%2F)|(?:[?&]|%3F|%26)(?:token|key|code|state)(?:=|%3D))[\w.~-]+/gi;

/** Formats an error for the log with its stack and causes, without personal data and without keys in URLs. */
export function errorForLog(fault: unknown): string {
  return withoutKeys(describe(fault));
}

export function withoutKeys(text: string): string {
  return text.replaceAll(keyInAddress, "$1[key]");
}

/** Omits the values of a failed query, which are personal data: drizzle puts them into its message and into `params`. */
function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault === "object" ? "not an Error" : String(fault);
  const stack = fault.stack ?? `${fault.name}: ${fault.message}`;
  const isQuery = "query" in fault && "params" in fault;
  const text = isQuery ? stack.replace(fault.message, () => `Failed query: ${String(fault.query)}`) : stack;
  return fault.cause === undefined ? text : `${text}\nCaused by: ${describe(fault.cause)}`;
}
