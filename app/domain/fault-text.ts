/**
 * What is logged of a fault: where it happened and what caused it, without the values of a failed query. They are names,
 * addresses and messages of people; drizzle puts them into its message and into `params`.
 */
export function faultText(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault === "object" ? "not an Error" : String(fault);
  const stack = fault.stack ?? `${fault.name}: ${fault.message}`;
  const isQuery = "query" in fault && "params" in fault;
  const text = isQuery ? stack.replace(fault.message, () => `Failed query: ${String(fault.query)}`) : stack;
  return fault.cause === undefined ? text : `${text}\nCaused by: ${faultText(fault.cause)}`;
}
