import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { AppError } from "~/domain/errors";
import { mailOutbox } from "../../worker/platform/db/schema";
import { servicesForPages } from "../../worker/platform/http/page-services";
import { servicesFor } from "../../worker/services";
import { origin } from "./api";
import { db } from "./database";

const request = new Request(origin);

/** Use cases as API routes call them. */
export const apiServices = servicesFor(env, request);

/** Use cases as the pages call them, wrapped as worker/app.ts wraps them. */
export const services = servicesForPages(apiServices, request);

/** Calls a use case of a form, and returns its result or the errors of the fields. */
export async function attempt<Result extends object | void>(call: Promise<Result>) {
  try {
    return { ok: true, ...(await call) } as const;
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    return { ok: false, errors: error.errors } as const;
  }
}

/** Builds the form data a page posts. */
export function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

/** Returns the headers of a browser with this cookie. */
export function browser(cookie = ""): Headers {
  return new Headers(cookie === "" ? {} : { Cookie: cookie });
}

/** Returns the cookies set by a response as the browser would send them, without cleared ones. */
export function cookiesIn(headers: Headers): string {
  return headers
    .getSetCookie()
    .filter((header) => !/max-age=0/i.test(header))
    .map((header) => header.split(";")[0])
    .join("; ");
}

/** Returns the messages to an address, newest first. */
export function mailsTo(email: string) {
  return db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id));
}

/** Returns the token of the newest link mailed to an address. */
export async function tokenMailedTo(email: string): Promise<string> {
  for (const { text } of await mailsTo(email)) {
    const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`no mail to ${email} holds a link`);
}
