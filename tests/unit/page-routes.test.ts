import { expect, test } from "vitest";
import { maxDraftBytes } from "~/domain/tour-drafts/tour-draft";
import { pageRoutes } from "../../worker/platform/http/page-routes";
import { refusalPage } from "../../worker/platform/http/refusal-page";

const app = pageRoutes(async ({ req }) => new Response(String((await req.raw.arrayBuffer()).byteLength)));
app.onError(refusalPage);

/** Returns how much of a form its page can read, or the reason for none. */
async function lengthRead(path: string, length: number): Promise<number | string> {
  const body = new URLSearchParams({ text: "x".repeat(length - "text=".length) });
  const answer = await app.request(path, { method: "POST", body });
  return answer.ok ? Number(await answer.text()) : `refused: ${answer.status}`;
}

// A form without scripts sends each byte as three.
const maxLength = 3 * maxDraftBytes;

test.for(["draft", "edit", "itinerary", "inclusions", "facts"])(
  "the maximum length of a tour's texts reaches the step %s",
  async (step) => {
    const path = `/operator/tours/malvan/${step}`;
    expect(await lengthRead(path, maxLength)).toBe(maxLength);
    expect(await lengthRead(`${path}.data`, maxLength)).toBe(maxLength);
  },
);

test.for([
  "/contact",
  "/operator/tours/create",
  "/operator/tours/malvan/prices",
  "/operator/tours/malvan/draft/x",
])("a form for %s has a short limit", async (path) => {
  expect(await lengthRead(path, 64 * 1024)).toBe(64 * 1024);
  expect(await lengthRead(path, 64 * 1024 + 1)).toBe("refused: 413");
});
