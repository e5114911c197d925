import { formatRupees } from "~/domain/money/money";
import "./card.css";

/**
 * The connection of a card to the program that shows it: JSON-RPC over postMessage after MCP Apps (SEP-1865, revision 2026-01-26). Our own,
 * since the protocol's `App` class is half a megabyte with what it needs.
 */
const revision = "2026-01-26";
const initialization = 1;

type Fields = Record<string, unknown>;

const host = window.parent;
const main = document.querySelector("main") ?? document.body;

let lastId = initialization;
let opensLinks = false;
let callsTools = false;
/** Id of the call whose result the card waits for. */
let calledId: number | null = null;

function send(message: Fields): void {
  // Any origin: a card does not know its host's.
  host.postMessage({ jsonrpc: "2.0", ...message }, "*");
}

/** Connects the card and shows each result of its tool. */
export function showResults(name: string, show: (data: Fields) => Node[]): void {
  window.addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    if (source !== host) return;
    const { id, method, params, result } = asFields(data);
    if (method === undefined) {
      if (id === initialization && result !== undefined) begin(asFields(result));
      else if (id !== undefined && id === calledId)
        main.replaceChildren(...shown(asFields(result ?? failed)));
    } else if (id !== undefined) {
      const isKnown = method === "ping" || method === "ui/resource-teardown";
      send({ id, ...(isKnown ? { result: {} } : { error: { code: -32_601, message: "Method not found" } }) });
    } else if (method === "ui/notifications/host-context-changed") follow(asFields(params));
    else if (method === "ui/notifications/tool-result") main.replaceChildren(...shown(asFields(params)));
    else if (method === "ui/notifications/tool-cancelled")
      main.replaceChildren(element("p", "", "This was stopped."));
  });

  function shown({ isError, content, structuredContent }: Fields): Node[] {
    if (isError !== true) return show(asFields(structuredContent));
    const message = asRecords(content).map(({ text }) => asText(text));
    return [element("p", "notice", message.join("\n"))];
  }

  function begin({ hostContext, hostCapabilities }: Fields): void {
    const { openLinks, serverTools } = asFields(hostCapabilities);
    opensLinks = openLinks !== undefined;
    callsTools = serverTools !== undefined;
    follow(asFields(hostContext));
    send({ method: "ui/notifications/initialized" });
    const page = document.documentElement;
    new ResizeObserver(() => {
      const { height } = page.getBoundingClientRect();
      send({ method: "ui/notifications/size-changed", params: { height: Math.ceil(height) } });
    }).observe(page);
  }

  send({
    id: initialization,
    method: "ui/initialize",
    params: { appInfo: { name, version: "1.0.0" }, appCapabilities: {}, protocolVersion: revision },
  });
}

/** Takes the host's color scheme; without one it is the device's. */
function follow({ theme }: Fields): void {
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}

export function asFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function asRecords(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(asFields) : [];
}

export function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(asText) : [];
}

export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function asNumber(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** Writes a number with its noun: "1 day", "3 days". */
export function withNoun(count: unknown, one: string, many = `${one}s`): string {
  return `${asNumber(count)} ${count === 1 ? one : many}`;
}

/** Creates an element. Strings become text, never HTML. */
export function element(tag: string, classes: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(tag);
  if (classes !== "") created.className = classes;
  created.replaceChildren(...children);
  return created;
}

/** Creates an amount, a date or a reference, which browsers do not translate. */
export function exact(text: string, classes = ""): HTMLElement {
  const created = element("span", classes, text);
  created.translate = false;
  return created;
}

export function inRupees(amount: unknown, classes = ""): HTMLElement {
  return exact(formatRupees(asNumber(amount)), classes);
}

/** Creates a list of terms and their values. */
export function facts(rows: readonly (readonly [term: Node | string, value: Node | string])[]): HTMLElement {
  const entries = rows.map(([term, value]) =>
    element("div", "row", element("dt", "text-muted", term), element("dd", "", value)),
  );
  return element("dl", "divide-y divide-line", ...entries);
}

/** Stands for the result of a call that the host refused. */
const failed = { isError: true, content: [{ text: "This can't be shown here. Please ask your assistant." }] };

/** Creates a button that shows the result of a call in place of the present one, or nothing where the host calls no tools. */
export function callButton(text: string, name: string, args: Fields): Node | string {
  if (!callsTools) return "";
  const button = document.createElement("button");
  button.className =
    "min-h-11 cursor-pointer rounded-control border border-line bg-card px-3 hover:border-control";
  button.textContent = text;
  button.addEventListener("click", () => {
    button.disabled = true;
    lastId += 1;
    calledId = lastId;
    send({ id: lastId, method: "tools/call", params: { name, arguments: args } });
  });
  return button;
}

/** Creates a link that the host opens, or plain text where it opens none. */
export function link(text: string, url: string): Node | string {
  if (!opensLinks || !/^https?:/.test(url)) return text;
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.textContent = text;
  anchor.addEventListener("click", (event) => {
    event.preventDefault();
    lastId += 1;
    send({ id: lastId, method: "ui/open-link", params: { url } });
  });
  return anchor;
}
