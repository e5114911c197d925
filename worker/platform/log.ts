import { errorForLog } from "~/domain/error-for-log";
import { currentTrace } from "./request-trace";

/** Values of a log line: names of things, IDs and numbers, never what a person entered and never a URL. */
type LogFields = Readonly<Record<string, string | number | readonly string[]>>;

/** Writes one line: JSON in production, text elsewhere. Errors go through `errorForLog`. */
function write(level: "info" | "warn" | "error", event: string, fields: LogFields, error?: string): void {
  const requestId = currentTrace()?.requestId;
  const line =
    import.meta.env.MODE === "production"
      ? JSON.stringify({ level, event, ...(requestId && { requestId }), ...fields, ...(error && { error }) })
      : [event, ...Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`), error ?? ""]
          .join(" ")
          .trim();
  console[level](line);
}

/** Logs an unexpected error, without personal data and keys. @param event constant text that names what failed */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  write("error", event, fields, errorForLog(error));
}

/** Logs a failure that has no Error. @param event constant text */
export function logFailure(event: string, fields: LogFields = {}): void {
  write("error", event, fields);
}

/** Logs something to repair. @param event constant text */
export function logWarning(event: string, fields: LogFields = {}): void {
  write("warn", event, fields);
}

/** Logs something that went as planned, in production. @param event constant text */
export function logInfo(event: string, fields: LogFields = {}): void {
  if (import.meta.env.MODE === "production") write("info", event, fields);
}
