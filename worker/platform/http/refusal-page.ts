import { html, raw } from "hono/html";
import { AppError, statusByErrorCode } from "~/domain/errors";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { sha256 } from "../keys/sha256";
import { refusalMessages } from "./messages";
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
    <html lang="${currentLanguage()}-IN">
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
          <p><a href="${pathIn(currentLanguage(), "/")}">${refusalMessages().toTourBharat}</a></p>
        </main>
      </body>
    </html>`;
  return new Response(String(page), { status, headers });
}

/** Codes of files' refusals, which have a text if the refusal has none. */
const fileRefusals = ["forbidden", "not_found", "too_many_requests"] as const;

/** Shows the refusal of a file as a page, as it does for those outside of React Router, which answers the thrown data as JSON. */
export async function withFileRefusal(request: Request, response: Response): Promise<Response> {
  const code = fileRefusals.find((each) => statusByErrorCode[each] === response.status);
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json") === true;
  if (request.method !== "GET" || code === undefined || !isJson) return response;
  const sent: unknown = await response.json();
  return refusalPage(
    new AppError(code, typeof sent === "string" && sent !== "" ? sent : refusalMessages().files[code]),
  );
}
