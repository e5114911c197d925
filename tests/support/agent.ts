import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { exports } from "cloudflare:workers";
import { origin } from "./api";

/** Connects the protocol's own client to the Worker under test. */
export async function connectAgent({
  path = "/mcp",
  headers = {},
  version = "2026-07-28",
}: { path?: string; headers?: Record<string, string>; version?: string } = {}): Promise<Client> {
  const client = new Client(
    { name: "test-agent", version: "1.0.0" },
    version === "2026-07-28"
      ? { versionNegotiation: { mode: { pin: version } } }
      : { supportedProtocolVersions: [version] },
  );
  const transport = new StreamableHTTPClientTransport(new URL(path, origin), {
    fetch: (url, init) => exports.default.fetch(new Request(url, init)),
    requestInit: { headers: { Host: "localhost", ...headers } },
  });
  await client.connect(transport);
  return client;
}

/** Calls a tool. @returns its text and its data */
export async function callTool(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: args });
  const [block] = result.content;
  return {
    isError: result.isError === true,
    text: block?.type === "text" ? block.text : "",
    code: (result["_meta"] ?? {})["code"],
    data: (result.structuredContent ?? {}) as Record<string, unknown>,
  };
}
