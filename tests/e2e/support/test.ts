import { expect, test as base } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Collects what a page says it is unhappy about: console messages, exceptions, requests to other origins. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost")
      complaints.push(`request to ${request.url()}`);
  });
  return complaints;
}

/** A test whose page must stay silent, unless it names what it expects to be said. */
export const test = base.extend<{ expectedComplaints: RegExp[]; quietPage: void }>({
  expectedComplaints: [[], { option: true }],
  quietPage: [
    async ({ page, expectedComplaints }, use) => {
      const complaints = watch(page);
      await use();
      expect(complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

export { expect };
