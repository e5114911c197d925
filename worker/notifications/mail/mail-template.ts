import { pathIn, splitPath } from "~/domain/language/addresses";
import { currentLanguage, defaultLanguage, type Language } from "~/domain/language/language";
import { cleanLines, escapeHtml, singleLine, wrapText } from "./mail-text";
import { mailMessages } from "./messages";

export interface MailContent {
  /** Preview text beside the subject in an inbox. */
  preheader: string;
  heading: string;
  /** Plain text; line breaks are preserved. */
  paragraphs: string[];
  /** The main action. `url` is an absolute URL of this site. */
  action?: { label: string; url: string };
  /** An alternative; a link without a button. */
  alternative?: { label: string; url: string };
  /** Labels and values, e.g. of a booking. */
  details?: (readonly [label: string, value: string])[];
  /** Further sections with headings; each line is a paragraph. */
  sections?: { heading: string; lines: readonly string[] }[];
  /** Small print: why this mail was sent, and what to do if it was not requested. */
  footnote?: string;
}

/**
 * Renders a mail as text and as HTML for mail clients, in the current language, to which its links lead, too: one table of 600 px, inline
 * styles, no external resources. All content is text: markup is escaped.
 * @throws Error if a link is not http(s)
 */
export function renderMail(given: MailContent): { text: string; html: string } {
  const { action, alternative } = given;
  for (const link of [action, alternative]) {
    if (link && !/^https?:$/.test(new URL(link.url).protocol)) {
      throw new Error("Mail links must be http(s) URLs.");
    }
  }
  const content = {
    ...given,
    ...(action && { action: translated(action) }),
    ...(alternative && { alternative: translated(alternative) }),
  };
  return { text: renderText(content), html: renderHtml(content) };
}

function translated({ label, url }: { label: string; url: string }) {
  return { label, url: linkIn(currentLanguage(), url) };
}

/** Returns the address of the same page in a language. @param url an absolute URL of this site */
export function linkIn(language: Language, url: string): string {
  if (language === defaultLanguage) return url;
  const { origin, pathname, search, hash } = new URL(url);
  return `${origin}${pathIn(language, `${splitPath(pathname).path}${search}${hash}`)}`;
}

function renderText(content: MailContent): string {
  const { heading, paragraphs, action, alternative, details = [], sections = [], footnote } = content;
  return [
    wrapText(singleLine(heading, 200)),
    ...paragraphs.map(wrapLines),
    details.map(([label, value]) => wrapText(`${label}: ${singleLine(value, 300)}`)).join("\n"),
    action && `${action.label}:\n${action.url}`,
    alternative && `${alternative.label}:\n${alternative.url}`,
    ...sections.map((section) =>
      [singleLine(section.heading, 200), ...section.lines.map(wrapLines)].join("\n"),
    ),
    footnote && wrapLines(footnote),
    // The delimiter that mail clients recognize as the start of a signature.
    `-- \nTour Bharat\n${mailMessages().tagline}`,
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

function wrapLines(text: string): string {
  return cleanLines(text)
    .map((line) => wrapText(line))
    .join("\n");
}

const serif = "'Rozha One',Georgia,'Times New Roman',serif";
const sans = "'Segoe UI',Helvetica,Arial,sans-serif";

/** Light theme of app/app.css; the style block has the dark theme, for clients that support it. */
const day = {
  paper: "#fbf5e9",
  card: "#fffdf8",
  line: "#dfd0b3",
  ink: "#1e2152",
  muted: "#5b5872",
  vermilion: "#b8321a",
  onVermilion: "#fffaf0",
  peacock: "#0c5f66",
} as const;

const nightAndNarrow = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  ".paper{background:#12142b!important}",
  ".card{background:#1b1e3d!important;border-color:#363a66!important}",
  ".rule{border-color:#363a66!important}",
  ".ink{color:#f5eedd!important}",
  ".muted{color:#b9b6cc!important}",
  ".link{color:#6fd0d4!important}",
  ".button{background:#ff9273!important}",
  ".button a{color:#2a0c04!important}",
  "}",
  "@media (max-width:480px){.pad{padding-left:22px!important;padding-right:22px!important}}",
].join("");

/** Escapes text for HTML and preserves its line breaks. */
function escapeLines(text: string): string {
  return cleanLines(text).map(escapeHtml).join("<br>");
}

function renderHtml(content: MailContent): string {
  const { preheader, heading, paragraphs, action, alternative, details = [], footnote } = content;
  const { sections = [] } = content;
  const title = escapeHtml(singleLine(heading, 200));
  return `<!doctype html>
<html lang="${currentLanguage()}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${nightAndNarrow}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${day.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(singleLine(preheader, 140))}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" class="paper" style="background:${day.paper}"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" border="0" style="width:100%;max-width:600px">
<tr><td class="ink" style="padding:0 4px 14px;font:26px/1.2 ${serif};color:${day.ink}">Tour Bharat</td></tr>
<tr><td>${blockPrint}</td></tr>
<tr><td class="card pad" style="background:${day.card};border:1px solid ${day.line};border-top:0;padding:34px 40px 36px">
<h1 class="ink" style="margin:0 0 18px;font:400 30px/1.15 ${serif};color:${day.ink}">${title}</h1>
${paragraphs.map(renderParagraph).join("\n")}
${renderDetails(details)}
${action ? renderAction(action) : ""}
${alternative ? small(`${escapeHtml(alternative.label)}:<br>${renderAddress(alternative.url)}`) : ""}
${sections.map(renderSection).join("\n")}
</td></tr>
<tr><td class="pad" style="padding:20px 40px 0">
${footnote === undefined ? "" : small(escapeLines(footnote))}
${small(`Tour Bharat &middot; ${mailMessages().tagline}`)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The site's block-print border. */
const blockPrint = `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr>${[
  ["#b8321a", 46],
  ["#f2a01d", 28],
  ["#c98f5e", 16],
  ["#0c5f66", 10],
]
  .map(
    ([color, share]) =>
      `<td width="${share}%" height="6" style="background:${color};height:6px;font-size:0;line-height:0">&nbsp;</td>`,
  )
  .join("")}</tr></table>`;

function renderParagraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font:17px/1.6 ${sans};color:${day.ink}">${escapeLines(text)}</p>`;
}

function renderSection({ heading, lines }: { heading: string; lines: readonly string[] }): string {
  const title = `<h2 class="ink" style="margin:22px 0 8px;font:400 22px/1.2 ${serif};color:${day.ink}">${escapeHtml(singleLine(heading, 200))}</h2>`;
  const texts = lines.map(
    (line) =>
      `<p class="ink" style="margin:0 0 8px;font:16px/1.55 ${sans};color:${day.ink}">${escapeLines(line)}</p>`,
  );
  return [title, ...texts].join("\n");
}

function small(html: string): string {
  return `<p class="muted" style="margin:0 0 10px;font:14px/1.55 ${sans};color:${day.muted}">${html}</p>`;
}

function renderDetails(details: (readonly [string, string])[]): string {
  if (details.length === 0) return "";
  const rows = details.map(
    ([label, value]) =>
      `<tr><td class="muted rule" valign="top" style="padding:9px 16px 9px 0;border-top:1px solid ${day.line};font:15px/1.5 ${sans};color:${day.muted}">${escapeHtml(singleLine(label, 60))}</td>` +
      `<td class="ink rule" valign="top" style="padding:9px 0;border-top:1px solid ${day.line};font:bold 15px/1.5 ${sans};color:${day.ink};word-break:break-word">${escapeHtml(singleLine(value, 300))}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:4px 0 20px">${rows.join("")}</table>`;
}

/** Renders the button and its address, for clients that show no buttons. */
function renderAction({ label, url }: { label: string; url: string }): string {
  return `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:10px 0 22px"><tr><td class="button" bgcolor="${day.vermilion}" style="background:${day.vermilion};border-radius:8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 26px;font:bold 17px/1.2 ${sans};color:${day.onVermilion};text-decoration:none">${escapeHtml(singleLine(label, 80))}</a></td></tr></table>
${small(`${mailMessages().ifButtonFails}<br>${renderAddress(url)}`)}`;
}

/** Renders a link with its URL as text. */
function renderAddress(url: string): string {
  const address = escapeHtml(url);
  return `<a class="link" href="${address}" style="color:${day.peacock};word-break:break-all">${address}</a>`;
}
