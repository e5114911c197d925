import { expect, test, vi } from "vitest";
import { chooseTransport, type MailSettings } from "../../worker/notifications/mail/choose-transport";
import { silenced } from "../support/silenced";

const fields = { to: "meera@example.com", subject: "Booked", text: "Hello", html: "<p>Hello</p>" };
const message = { id: "m1", ...fields };

const nothing: MailSettings = {
  binding: undefined,
  httpUrl: undefined,
  httpToken: undefined,
  from: undefined,
  isOutboxRead: false,
};
const provider = { httpUrl: "https://mail.example/emails", httpToken: "secret" };
const from = "Tour Bharat <mail@tourbharat.example>";

function binding(send = vi.fn().mockResolvedValue({ messageId: "1" })) {
  return { send };
}

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>().mockImplementation(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

/** Returns the configured transport's result for a message. */
async function refusalOf(settings: Partial<MailSettings>): Promise<unknown> {
  return chooseTransport({ ...nothing, ...settings })
    ?.send(message)
    .then(
      () => "taken",
      (error: unknown) => error,
    );
}

test("Cloudflare's binding gets the message as its fields, without the internal id", async () => {
  const email = binding();
  await refusalOf({ binding: email, from });
  const sender = { name: "Tour Bharat", email: "mail@tourbharat.example" };
  expect(email.send).toHaveBeenCalledExactlyOnceWith({ ...fields, from: sender });
});

const files = [
  {
    filename: "Voucher-TB123456.pdf",
    contentType: "application/pdf",
    content: Uint8Array.of(0, 255, 37, 80),
  },
];

test("attachments go to Cloudflare's binding as bytes, and to a provider as base64", async () => {
  const email = binding();
  await chooseTransport({ ...nothing, binding: email, from })?.send({ ...message, attachments: files });
  const [file] = files;
  const attachment = { disposition: "attachment", filename: file?.filename, type: "application/pdf" };
  const attachments = [{ ...attachment, content: file?.content }];
  expect(email.send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ attachments }));
  const fetch = stubFetch(() => Promise.resolve(Response.json({})));
  await chooseTransport({ ...nothing, ...provider, from })?.send({ ...message, attachments: files });
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({
    attachments: [{ filename: "Voucher-TB123456.pdf", content_type: "application/pdf", content: "AP8lUA==" }],
  });
});

test("the code of the binding's error is logged", async () => {
  const error = Object.assign(new Error("meera@example.com bounced"), { code: "E_RECIPIENT_SUPPRESSED" });
  const email = binding(vi.fn().mockRejectedValue(error));
  const expected = { code: "E_RECIPIENT_SUPPRESSED", message: "meera@example.com bounced" };
  expect(await refusalOf({ binding: email, from })).toMatchObject(expected);
  const unknown = Object.assign(new Error(""), { code: "meera@example.com" });
  const other = binding(vi.fn().mockRejectedValue(unknown));
  expect(await refusalOf({ binding: other, from })).toMatchObject({ code: "unknown" });
});

test("a provider gets JSON in Resend's format, with the token and an idempotency key", async () => {
  const fetch = stubFetch(() => Promise.resolve(Response.json({ id: "1" })));
  expect(await refusalOf({ ...provider, from })).toBe("taken");
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("https://mail.example/emails");
  expect(init).toMatchObject({ method: "POST", redirect: "manual", signal: expect.any(AbortSignal) });
  expect(Object.fromEntries(new Headers(init?.headers))).toStrictEqual({
    authorization: "Bearer secret",
    "content-type": "application/json",
    "idempotency-key": "m1",
  });
  const sender = '"Tour Bharat" <mail@tourbharat.example>';
  expect(JSON.parse(String(init?.body))).toStrictEqual({ ...fields, from: sender });
});

test.for([
  [() => Promise.resolve(new Response("no such domain", { status: 422 })), "http_422", "no such domain"],
  [() => Promise.resolve(new Response(null, { status: 302 })), "http_302", ""],
  [() => Promise.reject(new TypeError("network connection lost")), "network", "network connection lost"],
  [() => Promise.reject(new DOMException("too slow", "TimeoutError")), "timeout", "too slow"],
] as const)("a rejection by the provider is a refusal: %s %s", async ([answer, code, detail]) => {
  stubFetch(answer);
  const expected = { name: "MailRefusal", code, message: expect.stringContaining(detail) };
  expect(await refusalOf({ ...provider, from })).toMatchObject(expected);
});

test("the binding comes before the provider, and the provider before the outbox", async () => {
  const email = binding();
  const fetch = stubFetch(() => Promise.resolve(Response.json({})));
  await refusalOf({ binding: email, ...provider, from, isOutboxRead: true });
  expect(fetch).not.toHaveBeenCalled();
  await refusalOf({ ...provider, from, isOutboxRead: true });
  expect(email.send).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledOnce();
  expect(await refusalOf({ isOutboxRead: true })).toBe("taken");
  expect(fetch).toHaveBeenCalledOnce();
});

test.for([
  [{}, "neither a binding nor a provider is set up"],
  [{ binding: binding() }, "the sender's address"],
  [{ binding: binding(), from: "a@example.com, b@example.com" }, "the sender's address"],
  [{ httpUrl: provider.httpUrl, from }, "the provider's token"],
  [{ ...provider }, "the sender's address"],
  [{ ...provider, from: "Tour Bharat <mail@example.com>\r\nBcc: a@example.com" }, "the sender's address"],
] satisfies [Partial<MailSettings>, string][])(
  "an incomplete configuration has no transport, and logs the reason once: %#",
  async ([settings, reason]) => {
    vi.resetModules();
    const fresh = await import("../../worker/notifications/mail/choose-transport");
    const log = silenced("warn");
    expect(fresh.chooseTransport({ ...nothing, ...settings })).toBeNull();
    expect(fresh.chooseTransport({ ...nothing, ...settings })).toBeNull();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason));
  },
);

test.for([
  ["mail@example.com", { name: "Tour Bharat", email: "mail@example.com" }],
  [' "Bharat, Tours" <mail@example.com> ', { name: "Bharat, Tours", email: "mail@example.com" }],
  ["<mail@example.com>", { name: "Tour Bharat", email: "mail@example.com" }],
] as const)("%j is a sender", async ([from, sender]) => {
  const email = binding();
  await refusalOf({ binding: email, from });
  expect(email.send).toHaveBeenCalledWith(expect.objectContaining({ from: sender }));
});
