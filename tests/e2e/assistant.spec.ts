import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { z } from "zod";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { expectAccessibleOn } from "./support/axe";
import { expectPaid, openSandbox } from "./support/pay";
import { expect, test, visit } from "./support/test";

const quoteSchema = z.object({ quoteId: z.string(), totalInr: z.int() });
const heldSchema = z.object({ bookingId: z.string(), agreeUrl: z.url() });

test("an assistant finds, quotes and holds; its traveler checks the booking, agrees and pays @core", async ({
  page,
  baseURL,
}) => {
  const agent = new Client({ name: "assistant", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  await agent.connect(new StreamableHTTPClientTransport(new URL("/mcp", baseURL)));
  const call = async (name: string, args: Record<string, unknown>) => {
    const { structuredContent, content } = await agent.callTool({ name, arguments: args });
    return { data: structuredContent, said: JSON.stringify(content) };
  };

  const { data: found } = await call("search_tours", { query: "the tea hills of Munnar" });
  const { tours } = z.object({ tours: z.array(z.object({ tour: z.string() })) }).parse(found);
  expect(tours.map(({ tour }) => tour)).toContain("munnar");
  const quoted = await call("get_quote", { tour: "munnar", travelDate: freshTravelDate(), travelers: 2 });
  const { quoteId, totalInr } = quoteSchema.parse(quoted.data);
  const { firstName, lastName, email, phone, emergencyName, emergencyPhone } = bookingRequest();
  const traveler = { firstName, lastName, email, phone, emergencyName, emergencyPhone, paymentMethod: "upi" };
  const held = await call("book_tour", { quoteId, totalInr, ...traveler });
  const { agreeUrl } = heldSchema.parse(held.data);
  expect(held.said).toContain("Not booked yet");

  await visit(page, agreeUrl);
  await expect(page.getByRole("heading", { name: "Check your booking" })).toBeVisible();
  await expect(page.getByRole("row", { name: /total/i })).toContainText(totalInr.toLocaleString("en-IN"));
  await expect(page.getByRole("link", { name: "privacy notice" })).toBeVisible();
  await expectAccessibleOn(page, "phone", "a booking to agree to");
  await page.getByRole("button", { name: "Agree and pay" }).click();
  await expect(page.getByRole("heading", { name: "Pay for your trip" })).toBeVisible();
  await page.getByLabel("State").selectOption("29");
  await openSandbox(page, "Pay by card");
  await page.getByRole("button", { name: "Pay" }).first().click();
  await expectPaid(page);
});
