import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { NotificationName } from "~/domain/notifications/notification-events";
import { mailOutbox, pushSubscriptions } from "../../worker/platform/db/schema";
import { deliverDueMail, leaseTime } from "../../worker/notifications/mail/deliver-mail";
import { newMessageRow, createPhoneMessage } from "../../worker/notifications/mail/mail-outbox.repo";
import { choosePhoneTransports, type PhoneSettings } from "../../worker/notifications/phone/phone-transports";
import { fromBase64Url, publicVapidKey } from "../../worker/notifications/push/web-push";
import { db } from "../support/database";
import { keys } from "../support/keys";
import { drawAttachments } from "../support/mail";
import { createPerson } from "../support/people";
import { silenced } from "../support/silenced";

const begin = Date.UTC(2027, 0, 28, 6);
const settings: PhoneSettings = {
  whatsAppToken: "token",
  whatsAppPhoneNumberId: "1067",
  smsAuthKey: "key",
  smsTemplates: '{"booking-new":"65e06f45"}',
  isOutboxRead: false,
};
const params = ["TB123456", "Ooty", "Jan 30, 2027", "2 travelers"];

/** Answers requests to providers with these, in order, and records them; the last one repeats. */
function fakeProvider(...answers: (() => Response | Error)[]) {
  const requests: { url: string; headers: Headers; body: Uint8Array<ArrayBuffer> }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const sent = new Request(url, { ...init, redirect: "follow", signal: null });
    requests.push({ url, headers: sent.headers, body: new Uint8Array(await sent.arrayBuffer()) });
    const answer = (answers[requests.length - 1] ?? answers.at(-1))?.() ?? new Response();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  silenced();
  return requests;
}

const json = (status: number, body: unknown) => () => Response.json(body, { status });

/** Queues a message; returns its row, and the delivery at an instant. */
async function queued(
  channel: "push" | "whatsapp" | "sms",
  recipient: string,
  variables = params,
  event: NotificationName = "booking-new",
) {
  await db.delete(mailOutbox);
  const row = newMessageRow(
    {
      channel,
      event,
      dedupeKey: crypto.randomUUID(),
      recipient,
      userId: null,
      subject: "New booking",
      text: "New booking TB123456.",
      payload: { params: variables, url: "https://tours.example/operator/bookings/TB123456" },
      expiresAt: null,
      createdAt: begin,
    },
    begin,
  );
  await createPhoneMessage(db, row);
  return {
    row: () => db.select().from(mailOutbox).where(eq(mailOutbox.id, row.id)).get(),
    deliver: (now = begin, overrides: Partial<PhoneSettings> = {}, database = db) => {
      const clock = () => now;
      const push = { db, clock, keys, origin: "https://tours.example" };
      const phone = choosePhoneTransports({ ...settings, ...overrides }, push);
      return deliverDueMail({ db: database, clock, transport: null, phone, drawAttachments });
    },
  };
}

const bodyOf = (request: { body: Uint8Array } | undefined): unknown =>
  JSON.parse(new TextDecoder().decode(request?.body));

test("WhatsApp gets an approved template with its variables in order, once", async () => {
  const requests = fakeProvider(json(200, { messages: [{ id: "wamid.1" }] }));
  const { deliver, row } = await queued("whatsapp", "+919820000001");
  await Promise.all([deliver(), deliver()]);
  await deliver(begin + 86_400_000);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe("https://graph.facebook.com/v23.0/1067/messages");
  expect(requests[0]?.headers.get("Authorization")).toBe("Bearer token");
  expect(bodyOf(requests[0])).toStrictEqual({
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: "919820000001",
    type: "template",
    template: {
      name: "booking_new",
      language: { code: "en" },
      components: [{ type: "body", parameters: params.map((text) => ({ type: "text", text })) }],
    },
  });
  expect(await row()).toMatchObject({ status: "sent", text: "", payload: null });
});

test("a sign-in code fills the body and the copy button of its authentication template", async () => {
  const requests = fakeProvider(json(200, { messages: [{ id: "wamid.1" }] }));
  await (await queued("whatsapp", "+919820000001", ["123456"], "sign-in-code")).deliver();
  const parameters = [{ type: "text", text: "123456" }];
  expect(bodyOf(requests[0])).toMatchObject({
    template: {
      name: "sign_in_code",
      components: [
        { type: "body", parameters },
        { type: "button", sub_type: "url", index: "0", parameters },
      ],
    },
  });
});

const graphError = (status: number, code: number) =>
  json(status, { error: { code, message: "why", type: "OAuthException" } });

test.for([
  [131_026, "failed"],
  [132_001, "failed"],
  [130_429, "queued"],
  [131_056, "queued"],
  [131_000, "queued"],
  [190, "queued"],
] as const)("WhatsApp's error %i leaves the message %s", async ([code, status]) => {
  fakeProvider(graphError(400, code));
  const { deliver, row } = await queued("whatsapp", "+919820000001");
  await deliver();
  expect(await row()).toMatchObject({ status, attempts: 1, lastError: `whatsapp_${code}: why` });
});

test("a limited or refused message is sent later", async () => {
  const requests = fakeProvider(
    graphError(400, 130_429),
    graphError(500, 131_000),
    () => new Response("<html>", { status: 401 }),
    json(200, { messages: [{ id: "wamid.1" }] }),
  );
  const { deliver, row } = await queued("whatsapp", "+919820000001");
  for (const minutes of [0, 1, 6, 36, 600]) await deliver(begin + minutes * 60_000);
  expect(requests).toHaveLength(4);
  expect(await row()).toMatchObject({ status: "sent", attempts: 4 });
});

const unknownOutcomes = [
  ["timeout", () => new DOMException("slow", "TimeoutError")],
  ["network", () => new TypeError("Network connection lost.")],
  ["http_502", () => new Response("<html>", { status: 502 })],
] as const;

test.for(
  (["whatsapp", "sms"] as const).flatMap((channel) =>
    unknownOutcomes.map(([code, answer]) => [channel, code, answer] as const),
  ),
)("a message by %s whose outcome is unknown (%s) is not sent again", async ([channel, code, answer]) => {
  const requests = fakeProvider(answer);
  const { deliver, row } = await queued(channel, "+919820000001");
  for (const minutes of [0, 10, 1000]) await deliver(begin + minutes * 60_000);
  expect(requests).toHaveLength(1);
  expect(await row()).toMatchObject({ status: "failed", text: "", lastError: expect.stringContaining(code) });
});

/** The database of a run that dies once its message is with the provider: nothing after that is recorded. */
function dyingDatabase(hasSent: () => boolean): typeof db {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === "batch" && hasSent()) return () => new Promise(() => undefined);
      if (name === "update" && hasSent())
        return () => ({ set: () => ({ where: () => new Promise(() => undefined) }) });
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

test.for([
  ["whatsapp", 1, "failed"],
  ["sms", 1, "failed"],
  // A second copy replaces the first by its tag.
  ["push", 2, "sent"],
] as const)(
  "if the run that sends a message by %s dies, it is sent %i times",
  async ([channel, times, status]) => {
    const sent = Promise.withResolvers<void>();
    const requests = fakeProvider(() => {
      sent.resolve();
      return Response.json({ type: "success", message: "1" });
    });
    const recipient = channel === "push" ? (await subscribedBrowser()).id : "+919820000001";
    const { deliver, row } = await queued(channel, recipient);
    void deliver(
      begin,
      {},
      dyingDatabase(() => requests.length > 0),
    );
    await sent.promise;
    expect(await row()).toMatchObject({ status: "queued", attempts: 1 });
    await deliver(begin + leaseTime - 1);
    expect(requests).toHaveLength(1);
    await Promise.all([deliver(begin + leaseTime), deliver(begin + leaseTime)]);
    await deliver(begin + 86_400_000);
    expect(requests).toHaveLength(times);
    const lastError = status === "sent" ? null : expect.stringMatching(/^interrupted: /);
    expect(await row()).toMatchObject({ status, attempts: times, text: "", lastError });
  },
);

test("SMS go through the flow of their event", async () => {
  const requests = fakeProvider(json(200, { message: "5762846b", type: "success" }));
  const { deliver, row } = await queued("sms", "+919820000001");
  await deliver();
  expect(requests[0]?.url).toBe("https://control.msg91.com/api/v5/flow");
  expect(requests[0]?.headers.get("authkey")).toBe("key");
  expect(bodyOf(requests[0])).toStrictEqual({
    template_id: "65e06f45",
    short_url: "0",
    recipients: [
      { mobiles: "919820000001", VAR1: params[0], VAR2: params[1], VAR3: params[2], VAR4: params[3] },
    ],
  });
  expect(await row()).toMatchObject({ status: "sent" });
});

test("a variable of an SMS is one line of at most 30 characters, as operators of the networks require", async () => {
  const requests = fakeProvider(json(200, { message: "5762846b", type: "success" }));
  const long = "Bir Billing, a tandem flight\nbelow the Dhauladhar";
  await (await queued("sms", "+919820000001", [long])).deliver();
  expect(bodyOf(requests[0])).toMatchObject({ recipients: [{ VAR1: "Bir Billing, a tandem flight …" }] });
});

test("a wrong number or template ends an SMS, an outage delays it, and so does nothing else", async () => {
  const refused = await queued("sms", "+919820000001");
  fakeProvider(json(200, { message: "Invalid mobile", type: "error" }));
  await refused.deliver();
  expect(await refused.row()).toMatchObject({ status: "failed", lastError: "http_200: Invalid mobile" });
  for (const limit of [429, 503]) {
    const delayed = await queued("sms", "+919820000001");
    const requests = fakeProvider(
      json(limit, { message: "later", type: "error" }),
      json(200, { message: "5762846b", type: "success" }),
    );
    await delayed.deliver();
    expect(await delayed.row()).toMatchObject({ status: "queued", lastError: `http_${limit}: later` });
    await delayed.deliver(begin + 60_000);
    expect(requests).toHaveLength(2);
    expect(await delayed.row()).toMatchObject({ status: "sent", attempts: 2 });
  }
  const unregistered = await queued("sms", "+919820000001");
  const requests = fakeProvider();
  await unregistered.deliver(begin, { smsTemplates: '{"manifest":"1"}' });
  expect(requests).toHaveLength(0);
  expect(await unregistered.row()).toMatchObject({
    status: "failed",
    lastError: expect.stringContaining("no_template"),
  });
});

test("channels without settings are off in production, and kept in the outbox of a demo", () => {
  const push = { db, clock: () => begin, keys, origin: null };
  const none = { ...settings, whatsAppToken: undefined, smsTemplates: "not JSON" };
  expect(choosePhoneTransports(none, push)).toMatchObject({ whatsapp: null, sms: null });
  expect(choosePhoneTransports({ ...none, isOutboxRead: true }, push)).toMatchObject({
    push: { keepsBody: true, isProvider: true },
    whatsapp: { keepsBody: true, isProvider: false },
    sms: { keepsBody: true, isProvider: false },
  });
  // A demo with settings sends messages, and shows them.
  expect(choosePhoneTransports({ ...settings, isOutboxRead: true }, push)).toMatchObject({
    whatsapp: { keepsBody: true, isProvider: true },
    sms: { keepsBody: true, isProvider: true },
  });
});

const hkdf = async (
  salt: Uint8Array<ArrayBuffer>,
  secret: BufferSource,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
) =>
  crypto.subtle.deriveBits(
    { name: "HKDF", hash: "SHA-256", salt, info },
    await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]),
    bytes * 8,
  );

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A browser with its keys, which decrypts what its push service got. Source: RFC 8291, section 3.1. */
async function subscribedBrowser(keyVersion = keys.newest) {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  if (!("privateKey" in pair)) throw new Error("no pair");
  const raw = await crypto.subtle.exportKey("raw", pair.publicKey);
  if (!(raw instanceof ArrayBuffer)) throw new Error("no key");
  const auth = crypto.getRandomValues(new Uint8Array(16));
  const { id: userId } = await createPerson("user", "active");
  const subscription = {
    id: crypto.randomUUID(),
    userId,
    endpoint: `https://fcm.googleapis.com/fcm/send/${userId}`,
    p256dh: Buffer.from(raw).toString("base64url"),
    auth: Buffer.from(auth).toString("base64url"),
    keyVersion,
    createdAt: begin,
  };
  await db.insert(pushSubscriptions).values(subscription);
  async function decrypt(body: Uint8Array<ArrayBuffer>): Promise<unknown> {
    const [salt, sender] = [body.slice(0, 16), body.slice(21, 86)];
    const imported = await crypto.subtle.importKey(
      "raw",
      sender,
      { name: "ECDH", namedCurve: "P-256" },
      false,
      [],
    );
    const algorithm = { name: "ECDH", public: imported, $public: imported };
    const shared = await crypto.subtle.deriveBits(algorithm, pair.privateKey, 256);
    const info = Uint8Array.from([...bytesOf("WebPush: info\0"), ...new Uint8Array(raw), ...sender]);
    const secret = await hkdf(auth, shared, info, 32);
    const key = await hkdf(salt, secret, bytesOf("Content-Encoding: aes128gcm\0"), 16);
    const iv = await hkdf(salt, secret, bytesOf("Content-Encoding: nonce\0"), 12);
    const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
    const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, aes, body.slice(86)));
    return JSON.parse(new TextDecoder().decode(plain.slice(0, -1)));
  }
  const isSubscribed = async () =>
    (await db.$count(pushSubscriptions, eq(pushSubscriptions.id, subscription.id))) === 1;
  return { ...subscription, decrypt, isSubscribed };
}

test("a push message arrives encrypted and signed, and its browser can read it", async () => {
  const browser = await subscribedBrowser();
  const requests = fakeProvider(
    () => new Response(null, { status: 429 }),
    () => new Response(null, { status: 201 }),
  );
  const { deliver, row } = await queued("push", browser.id);
  for (const minutes of [0, 1, 10]) await deliver(begin + minutes * 60_000);
  expect(requests).toHaveLength(2);
  const [, request] = requests;
  expect(request?.url).toBe(browser.endpoint);
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "86400",
    authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/),
  });
  const key = keys.vapidKey();
  expect(request?.headers.get("Authorization")).toContain(`k=${key && publicVapidKey(key)}`);
  expect(fromBase64Url(key ? publicVapidKey(key) : "")).toHaveLength(65);
  expect(await browser.decrypt(request?.body ?? new Uint8Array())).toStrictEqual({
    title: "New booking",
    body: "New booking TB123456.",
    url: "https://tours.example/operator/bookings/TB123456",
    tag: (await row())?.id,
  });
  expect(await row()).toMatchObject({ status: "sent", attempts: 2 });
  expect(await browser.isSubscribed()).toBe(true);
});

test.for([404, 410])("a push service's %i ends the subscription", async (status) => {
  const browser = await subscribedBrowser();
  const requests = fakeProvider(() => new Response(null, { status }));
  const { deliver, row } = await queued("push", browser.id);
  for (const minutes of [0, 10]) await deliver(begin + minutes * 60_000);
  expect(requests).toHaveLength(1);
  expect(await row()).toMatchObject({ status: "failed", attempts: 1 });
  expect(await browser.isSubscribed()).toBe(false);
});

test("a subscription of a key that is not listed anymore ends without a request", async () => {
  const browser = await subscribedBrowser(99);
  const requests = fakeProvider();
  const { deliver, row } = await queued("push", browser.id);
  await deliver();
  expect(requests).toHaveLength(0);
  expect(await row()).toMatchObject({ status: "failed", lastError: expect.stringContaining("unsubscribed") });
  expect(await browser.isSubscribed()).toBe(false);
});
