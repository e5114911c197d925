import { Client, StreamableHTTPClientTransport, type CallToolResult } from "@modelcontextprotocol/client";
import { getToolUiResourceUri } from "@modelcontextprotocol/ext-apps/app-bridge";
import type { Frame, Page } from "@playwright/test";
import { source as axeSource } from "./support/axe";
import { buildPage } from "./support/build-page";
import { expect, test } from "./support/test";

/** The policy that hosts set for an empty declaration. Source: SEP-1865, content security policy. */
const strictestPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

let hostScript = "";

test.beforeAll(async () => {
  hostScript = await buildPage("card-host-page.ts");
});

async function connect(address: string): Promise<Client> {
  const client = new Client({ name: "test-host", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", address)));
  return client;
}

/** Reads the card of a tool as hosts do: by the address in its description. */
async function cardOf(client: Client, tool: string): Promise<string> {
  const { tools } = await client.listTools();
  const described = tools.find(({ name }) => name === tool);
  const uri = described && getToolUiResourceUri(described);
  const [content] = (await client.readResource({ uri: uri ?? "" })).contents;
  return content && "text" in content ? content.text : "";
}

/** Opens a program's page that shows a card. @returns the card's frame */
async function showCard(page: Page, html: string, result: CallToolResult, theme?: "dark" | "light") {
  const origin = new URL(page.url()).origin;
  await page.route(`${origin}/test-host`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>Host</title><style>body { margin: 0 }</style><script type="module">${hostScript}</script>`,
    }),
  );
  await page.route(`${origin}/test-card`, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "Content-Security-Policy": strictestPolicy },
      body: html,
    }),
  );
  await page.goto(`${origin}/test-host`);
  await page.evaluate(([result, theme]) => window.showCard("/test-card", result, theme ? { theme } : {}), [
    result,
    theme,
  ] as const);
  const frame = page.frame({ url: /test-card/ });
  if (!frame) throw new Error("The card has no frame");
  await frame.locator("main > *").first().waitFor();
  return frame;
}

/** Checks that the host made the frame as high as the card, and that nothing is wider than it. */
async function expectWholeCard(page: Page, frame: Frame) {
  const sizes = () =>
    frame.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [scrollHeight <= innerHeight, scrollWidth <= innerWidth];
    });
  await expect.poll(sizes).toEqual([true, true]);
  const { width } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

async function expectAccessibleCard(frame: Frame) {
  await frame.evaluate(axeSource);
  const violations = await frame.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect(violations).toEqual([]);
}

const paper = (frame: Frame) =>
  frame.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const light = "rgb(251, 245, 233)";
const dark = "rgb(18, 20, 43)";

// The reference bridge writes its messages to the console.
test.use({ expectedComplaints: [/^(?:Parsed|Sending) message/] });

/** A month with seats, whenever the test runs. */
const month = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);

const calls: { tool: string; args: Record<string, unknown>; texts: string[] }[] = [
  { tool: "search_tours", args: { query: "hills near Bangalore" }, texts: ["found", "★", "from ₹"] },
  {
    tool: "compare_tours",
    args: { tours: ["ooty", "munnar", "goa"] },
    texts: ["3 tours compared", "Guides speak", "Cancellation is free"],
  },
  { tool: "get_availability", args: { tour: "ooty", month }, texts: ["per adult", "left"] },
  {
    tool: "get_quote",
    args: { tour: "ooty", travelDate: `${month}-15`, travelers: 3, children: 1 },
    texts: ["3 travelers, 1 of them a child", "Total", "When to pay", "(50%)", "Nothing is booked"],
  },
];

for (const theme of ["light", "dark"] as const)
  test(`programs show what the tools answer as cards on a phone, ${theme}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 1800 });
    const client = await connect(baseURL ?? "");
    await page.goto("/robots.txt");
    for (const { tool, args, texts } of calls) {
      const html = await cardOf(client, tool);
      const frame = await showCard(page, html, await client.callTool({ name: tool, arguments: args }), theme);
      for (const text of texts) await expect(frame.locator("main")).toContainText(text);
      expect(await paper(frame)).toBe(theme === "dark" ? dark : light);
      await expectWholeCard(page, frame);
      await expectAccessibleCard(frame);
    }
    await client.close();
  });

test("a card follows the host's theme, opens its links through the host, and shows a chosen day", async ({
  page,
  baseURL,
}) => {
  const client = await connect(baseURL ?? "");
  await page.goto("/robots.txt");
  const tours = await client.callTool({ name: "search_tours", arguments: { query: "Ooty" } });
  const cards = await showCard(page, await cardOf(client, "search_tours"), tours);
  expect(await paper(cards)).toBe(light);
  await page.evaluate(() => window.changeTheme("dark"));
  await expect.poll(() => paper(cards)).toBe(dark);
  await cards.getByRole("link", { name: "Ooty" }).first().click();
  await expect
    .poll(() => page.evaluate(() => window.openedLinks))
    .toEqual([expect.stringMatching(/^http.*ooty$/)]);

  const seats = await client.callTool({ name: "get_availability", arguments: { tour: "ooty", month } });
  const calendar = await showCard(page, await cardOf(client, "get_availability"), seats, "light");
  const day = calendar.getByRole("button").first();
  await day.click();
  await expect(day).toHaveAttribute("aria-pressed", "true");
  await expect(calendar.getByRole("status")).toContainText(/seats? left, ₹/);

  await page.exposeFunction("callServerTool", (name: string, args: Record<string, unknown>) =>
    client.callTool({ name, arguments: args }),
  );
  const heading = calendar.getByRole("heading");
  const shown = await heading.textContent();
  await calendar.getByRole("button").last().click();
  await expect(heading).not.toHaveText(shown ?? "");
  await calendar.getByRole("button", { name: shown ?? "" }).click();
  await expect(heading).toHaveText(shown ?? "");

  const refused = await client.callTool({ name: "get_availability", arguments: { tour: "nowhere", month } });
  const refusal = await showCard(page, await cardOf(client, "get_availability"), refused, "light");
  await expect(refusal.locator("main")).toContainText("Find the tour with search_tours");
  await client.close();
});
