import { expect, test } from "vitest";
import { connectAgent } from "../support/agent";

const policy = { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] };

test("cards are resources with an empty policy, and tools name theirs", async () => {
  const client = await connectAgent();
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toStrictEqual([
    "ui://tour-bharat/tours.html",
    "ui://tour-bharat/seats.html",
    "ui://tour-bharat/quote.html",
  ]);
  for (const { uri, mimeType, _meta } of resources) {
    expect(mimeType).toBe("text/html;profile=mcp-app");
    expect(_meta).toMatchObject({ ui: { csp: policy } });
    const { contents } = await client.readResource({ uri });
    expect(contents).toStrictEqual([
      {
        uri,
        mimeType,
        text: expect.stringMatching(/^<!doctype html>/),
        _meta: { ui: { csp: policy, prefersBorder: true } },
      },
    ]);
  }
  const { tools } = await client.listTools();
  const cards = tools.flatMap(({ name, _meta }) => (_meta?.ui ? [[name, _meta.ui]] : []));
  expect(Object.fromEntries(cards)).toMatchObject({
    search_tours: { resourceUri: "ui://tour-bharat/tours.html" },
    compare_tours: { resourceUri: "ui://tour-bharat/tours.html" },
    get_availability: { resourceUri: "ui://tour-bharat/seats.html" },
    get_quote: { resourceUri: "ui://tour-bharat/quote.html" },
  });
  await client.close();
});
