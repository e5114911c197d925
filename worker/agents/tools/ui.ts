import type { McpServer } from "@modelcontextprotocol/server";
import { quote, seats, tours } from "virtual:assistant-cards";

const mimeType = "text/html;profile=mcp-app";

/** Cards that a program may show with a tool's result (MCP Apps, SEP-1865). The text of each answer says the same. */
const cards = {
  tours: { title: "Cards of tours", html: tours },
  seats: { title: "Calendar of seats", html: seats },
  quote: { title: "Quote", html: quote },
};

function addressOf(card: string): string {
  return `ui://tour-bharat/${card}.html`;
}

/** Metadata of a tool that names its card. */
export function shownBy(card: keyof typeof cards) {
  return { ui: { resourceUri: addressOf(card) } };
}

/** A card needs nothing from outside: hosts block it all. */
const metadata = {
  ui: {
    csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
    prefersBorder: true,
  },
};

/** Registers the cards as resources. */
export function addCards(server: McpServer): void {
  for (const [name, { title, html }] of Object.entries(cards))
    server.registerResource(name, addressOf(name), { title, mimeType, _meta: metadata }, ({ href }) => ({
      contents: [{ uri: href, mimeType, text: html, _meta: metadata }],
    }));
}
