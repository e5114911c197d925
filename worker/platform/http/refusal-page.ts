import { html, raw } from "hono/html";
import { AppError, statusByErrorCode, type ErrorCode } from "~/domain/errors";
import { sha256 } from "../keys/sha256";
import { explainIssue } from "./problem";

const style = "body{max-width:36rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}";

/** Renders an error thrown before the app could render: form submissions need a page, not a problem document. */
export async function refusalPage(thrown: unknown): Promise<Response> {
  const { title, detail, status, headers } = explainIssue(thrown);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    `default-src 'none'; style-src 'sha256-${sha256(style, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  const page = await html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} | Tour Bharat</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${detail}</p>
          <p><a href="/">Go to Tour Bharat</a></p>
        </main>
      </body>
    </html>`;
  return new Response(String(page), { status, headers });
}

/** Codes of files' refusals, with the text if the refusal has none. */
const fileRefusals: readonly [code: ErrorCode, detail: string][] = [
  ["forbidden", "Your account may not open this file."],
  ["not_found", "This file doesn't exist. It may have been removed."],
  ["too_many_requests", "Too many files in a short time. Please try again in a minute."],
];

/** Shows the refusal of a file as a page, as it does for those outside of React Router, which answers the thrown data as JSON. */
export async function withFileRefusal(request: Request, response: Response): Promise<Response> {
  const [code, otherwise = ""] =
    fileRefusals.find(([each]) => statusByErrorCode[each] === response.status) ?? [];
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json") === true;
  if (request.method !== "GET" || code === undefined || !isJson) return response;
  const sent: unknown = await response.json();
  return refusalPage(new AppError(code, typeof sent === "string" && sent !== "" ? sent : otherwise));
}
