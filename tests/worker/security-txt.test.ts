import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { nowContext, servicesContext } from "~/context";
import { loader } from "~/routes/resources/security-txt";
import routes from "~/routes";
import { services } from "../support/services";

test("security.txt has the support address, its own URL and an expiry less than a year ahead", async () => {
  const context = new RouterContextProvider();
  context.set(nowContext, Date.parse("2026-11-22T10:00:00Z"));
  context.set(servicesContext, services);
  const { contact } = await services.getPublicSettings();
  const response = await loader({
    context,
    url: new URL("https://tours.example.com/.well-known/security.txt"),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(
    [
      `Contact: mailto:${contact.email}`,
      "Expires: 2027-05-21T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://tours.example.com/.well-known/security.txt",
      "",
    ].join("\n"),
  );
  expect(routes.map(({ path }) => path)).toContain(".well-known/security.txt");
});
