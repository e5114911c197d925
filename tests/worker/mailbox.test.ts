import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { servicesContext } from "~/context";
import { loader as listLoader } from "~/routes/dev/outbox";
import { loader as messageLoader } from "~/routes/dev/message";
import { servicesForPages } from "../../worker/platform/http/page-services";
import { servicesFor } from "../../worker/services";
import { mail } from "../support/mail";

/** A page's context with the services of a site at this origin. */
function contextOf(origin: string) {
  const context = new RouterContextProvider();
  const services = servicesFor({ ...env, PUBLIC_ORIGIN: origin }, new Request(origin));
  context.set(servicesContext, servicesForPages(services, new Request("http://localhost/")));
  return { context, services };
}

const notFound = { init: { status: 404 } };

test("/dev/outbox shows the messages to an address, and each message", async () => {
  const { context, services } = contextOf("http://mailbox.example/");
  await services.mailer.send(mail({ subject: "To Meera" }));
  await services.mailer.send(mail({ to: "ravi@example.com", subject: "To Ravi" }));
  const url = new URL("http://mailbox.example/dev/outbox?to=ravi");
  const { messages, query } = await listLoader({ context, url });
  expect(query.to).toBe("ravi");
  expect(messages.map(({ subject }) => subject)).toStrictEqual(["To Ravi"]);
  const shown = await messageLoader({ context, params: { id: messages[0]?.id ?? "" } });
  expect(shown.mail).toMatchObject({ to: "ravi@example.com", subject: "To Ravi", html: mail().html });
});

test("a missing message and an invalid cursor are not found", async () => {
  const { context } = contextOf("http://mailbox.example/");
  await expect(messageLoader({ context, params: { id: "nothing" } })).rejects.toMatchObject(notFound);
  await expect(messageLoader({ context, params: {} })).rejects.toMatchObject(notFound);
  const url = new URL("http://mailbox.example/dev/outbox?cursor=nowhere");
  await expect(listLoader({ context, url })).rejects.toMatchObject(notFound);
});

test("in production the pages would find no use case to ask, even if they were there", async () => {
  vi.stubEnv("MODE", "production");
  const log = vi.spyOn(console, "warn").mockReturnValue(undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  const { context } = contextOf("https://mailbox-production.example/");
  const url = new URL("https://mailbox-production.example/dev/outbox");
  await expect(listLoader({ context, url })).rejects.toMatchObject(notFound);
  await expect(messageLoader({ context, params: { id: "m1" } })).rejects.toMatchObject(notFound);
});
