import { McpServer } from "@modelcontextprotocol/server";

/** The fixtures of the protocol's conformance suite (`@modelcontextprotocol/conformance`). Demo builds only. */
export function createFixtureServer(): McpServer {
  return new McpServer({ name: "fixtures", version: "1.0.0" });
}
