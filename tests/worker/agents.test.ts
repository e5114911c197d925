import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { callTool, connectAgent } from "../support/agent";

test.each(["2026-07-28", "2025-11-25", "2025-06-18"])(
  "a client of revision %s reads the tools",
  async (version) => {
    const client = await connectAgent({ version });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("search_tours");
    expect(tools.every(({ description, annotations }) => description && annotations)).toBe(true);
  },
);

test("words are understood as on the site", async () => {
  const client = await connectAgent();
  const { data, text } = await callTool(client, "search_tours", {
    query: "three days in the hills near Bangalore",
  });
  console.log(text, JSON.stringify(data, null, 1).slice(0, 2000));
  const month = await callTool(client, "get_availability", { tour: "ooty", month: "2027-02" });
  console.log(month.text);
  const one = await callTool(client, "get_tour", { tour: "ooty" });
  console.log(one.text, JSON.stringify(one.data).length);
});
