// Takes the place of the built Worker's entry: it wraps the bindings and answers for Razorpay, so that a share of their calls fails by a
// seed. For proofs only.
import { createHmac } from "node:crypto";
import worker from "./index.js";

export * from "./index.js";

/** Messages of D1's documentation. Source: developers.cloudflare.com/d1/observability/debug-d1 */
const messages = [
  "D1 DB reset because its code was updated.",
  "Internal error while starting up D1 DB storage caused object to be reset.",
  "Network connection lost.",
  "Internal error in D1 DB storage caused object to be reset.",
  "Cannot resolve D1 DB due to transient issue on remote node.",
  "Can't read from request stream because client disconnected.",
  "D1 DB storage operation exceeded timeout which caused object to be reset.",
  "D1 DB is overloaded. Requests queued for too long.",
  "D1 DB is overloaded. Too many requests queued.",
  "D1 DB's isolate exceeded its memory limit and was reset.",
  "D1 DB exceeded its CPU time limit and was reset.",
];

let share = 0;
/** True for batches whose statements are run apart, as the negative control of the crash proof. */
let isApart = false;
let state = 0;
/** Calls and failures by binding and kind. */
const counts = {};

function count(what) {
  counts[what] = (counts[what] ?? 0) + 1;
}

/** Returns the next number of the seeded generator, from 0 to 1 (mulberry32). */
function next() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Makes a call, or fails before it or after its commit, or delays it. */
async function faulty(binding, call) {
  count(`${binding} calls`);
  if (next() >= share) return call();
  const kind = ["before", "after", "after", "delay"][Math.floor(next() * 4)];
  const message =
    binding === "DB" ? messages[Math.floor(next() * messages.length)] : "Network connection lost.";
  count(`${binding} ${kind}`);
  if (kind === "before") throw new Error(message);
  if (kind === "delay") await scheduler.wait(Math.floor(next() * 500));
  const result = await call();
  if (kind === "delay") return result;
  throw new Error(message);
}

const sources = new WeakMap();

function wrapStatement(statement) {
  const wrapped = {
    bind: (...values) => wrapStatement(statement.bind(...values)),
  };
  for (const method of ["all", "first", "raw", "run"])
    wrapped[method] = (...args) => faulty("DB", () => statement[method](...args));
  sources.set(wrapped, statement);
  return wrapped;
}

async function runBatch(database, statements) {
  if (!isApart) return database.batch(statements);
  const results = [];
  for (const statement of statements) {
    // One after another, with time for a kill in between.
    // oxlint-disable-next-line no-await-in-loop
    results.push(await statement.all());
    // oxlint-disable-next-line no-await-in-loop
    await scheduler.wait(5);
  }
  return results;
}

function wrapDatabase(database) {
  const wrapped = {
    // Reads of replicas fail like others.
    withSession: () => wrapped,
    prepare: (query) => wrapStatement(database.prepare(query)),
    batch: (batch) =>
      faulty("DB", () =>
        runBatch(
          database,
          batch.map((each) => sources.get(each) ?? each),
        ),
      ),
    exec: (query) => faulty("DB", () => database.exec(query)),
  };
  return wrapped;
}

/** Wraps the named methods of a binding; the others are passed on. */
function wrapMethods(binding, name, methods) {
  return new Proxy(binding, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      const call = value.bind(target);
      return methods.includes(key) ? (...args) => faulty(name, () => call(...args)) : call;
    },
  });
}

/** A namespace of Durable Objects whose methods and sockets fail. */
function wrapObjects(objects, name) {
  return new Proxy(objects, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      if (key !== "get" && key !== "getByName") return value.bind(target);
      return (...args) => {
        const stub = value.apply(target, args);
        return new Proxy(stub, {
          get(object, method) {
            const member = Reflect.get(object, method, object);
            if (typeof member !== "function" || method === "then") return member;
            return (...given) => faulty(name, () => object[method](...given));
          },
        });
      };
    },
  });
}

/** Cloudflare Images: what counts is the call that makes the picture. */
function wrapImages(images) {
  return {
    info: (stream) => faulty("IMAGES", () => images.info(stream)),
    input: (stream) => {
      const input = images.input(stream);
      const wrapped = {
        transform: (options) => {
          input.transform(options);
          return wrapped;
        },
        output: (options) => faulty("IMAGES", () => input.output(options)),
      };
      return wrapped;
    },
  };
}

/** Razorpay's objects, by id. Source of its shapes: razorpay.com/docs/api. */
const gateway = { orders: new Map(), payments: new Map(), refunds: new Map() };

function newId(prefix) {
  return `${prefix}_${crypto.randomUUID().replaceAll("-", "").slice(0, 14)}`;
}

const refundedOf = (paymentId) =>
  [...gateway.refunds.values()]
    .filter(({ payment_id: id }) => id === paymentId)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Razorpay's answers to the calls that we make. */
const gatewayCalls = [
  [
    /^POST \/v1\/orders$/,
    (_, body) => {
      const order = { id: newId("order"), amount: body.amount };
      gateway.orders.set(order.id, order);
      return order;
    },
  ],
  [
    /^GET \/v1\/orders\/(\w+)\/payments$/,
    ([, orderId]) => ({
      items: [...gateway.payments.values()].filter(({ order_id: id }) => id === orderId),
    }),
  ],
  [
    /^POST \/v1\/payments\/create\/upi$/,
    (_, body) => ({ link: `upi://pay?pa=tourbharat@razorpay&tr=${body.order_id}` }),
  ],
  [
    /^POST \/v1\/payments\/(\w+)\/refund$/,
    ([, paymentId], { amount, receipt }, headers) => {
      const key = headers.get("X-Refund-Idempotency");
      const earlier = [...gateway.refunds.values()].find((refund) => refund.key === key);
      if (earlier) return earlier;
      if (refundedOf(paymentId) + amount > (gateway.payments.get(paymentId)?.amount ?? 0)) return null;
      const refund = { id: newId("rfnd"), key, payment_id: paymentId, amount, receipt, status: "processed" };
      gateway.refunds.set(refund.id, refund);
      return refund;
    },
  ],
  [
    /^GET \/v1\/payments\/(\w+)\/refunds\?/,
    ([, paymentId]) => ({
      items: [...gateway.refunds.values()].filter(({ payment_id: id }) => id === paymentId),
    }),
  ],
  [/^GET \/v1\/refunds\/(\w+)$/, ([, id]) => gateway.refunds.get(id) ?? null],
];

function answerAsGateway({ method, url, headers }, body) {
  const { pathname, search } = new URL(url);
  for (const [pattern, answer] of gatewayCalls) {
    const match = pattern.exec(`${method} ${pathname}${search}`);
    const found = match && answer(match, body, headers);
    if (found) return Response.json(found);
  }
  return Response.json({ error: { code: "BAD_REQUEST_ERROR" } }, { status: 400 });
}

const fetchElsewhere = globalThis.fetch;
globalThis.fetch = async (...args) => {
  const request = new Request(...args);
  if (new URL(request.url).host !== "api.razorpay.com") return fetchElsewhere(request);
  const body = request.method === "POST" ? await request.json() : null;
  return faulty("gateway", () => answerAsGateway(request, body));
};

/**
 * A customer pays on Razorpay's page, or fails to: notes the payment and sends its webhooks, a refused one again.
 * @returns the fields with which the browser returns
 */
async function payAtGateway({ orderId, outcome, scenario }, deliver, { RAZORPAY_KEY_SECRET: secret }) {
  const order = gateway.orders.get(orderId);
  const pay = (status, amount = order.amount) => {
    const payment = { id: newId("pay"), order_id: orderId, amount, status, method: "card" };
    gateway.payments.set(payment.id, payment);
    return payment;
  };
  const failed = outcome === "failed" || scenario === "reversed" ? pay("failed") : null;
  if (outcome === "failed") {
    await deliver("payment.failed", failed);
    return {};
  }
  // The forged return names a payment that does not exist.
  if (scenario === "forged")
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: newId("pay"),
      razorpay_signature: "0".repeat(64),
    };
  // Razorpay captures one payment of an order. Source: razorpay.com/docs/payments/orders.
  const isPaid = [...gateway.payments.values()].some(
    (payment) => payment.order_id === orderId && payment.status === "captured",
  );
  if (isPaid) return {};
  const payment = pay("captured", scenario === "wrong-amount" ? order.amount + 100 : order.amount);
  const signature = createHmac("sha256", secret).update(`${orderId}|${payment.id}`).digest("hex");
  if (scenario === "dropped") return {};
  const events = [
    ["payment.captured", payment],
    ["order.paid", payment],
    ...(failed ? [["payment.failed", failed]] : []),
  ];
  for (let times = scenario === "duplicate" ? 2 : 1; times > 0; times -= 1)
    // One after another, as they come.
    // oxlint-disable-next-line no-await-in-loop
    for (const event of scenario === "reversed" ? events.toReversed() : events) await deliver(...event);
  return {
    razorpay_order_id: orderId,
    razorpay_payment_id: payment.id,
    razorpay_signature: signature,
  };
}

const wrappedEnvs = new WeakMap();

function wrapEnv(env) {
  let wrapped = wrappedEnvs.get(env);
  if (!wrapped) {
    wrapped = {
      ...env,
      DB: wrapDatabase(env.DB),
      MEDIA: wrapMethods(env.MEDIA, "R2", ["get", "put", "delete", "head", "list"]),
      BOOKING_FEED: wrapObjects(env.BOOKING_FEED, "BOOKING_FEED"),
      TOUR_SEATS: wrapObjects(env.TOUR_SEATS, "TOUR_SEATS"),
      IMAGES: wrapImages(env.IMAGES),
      // Mail then goes through a binding instead of staying in the outbox.
      MAIL_FROM: "Tour Bharat <mail@tourbharat.example>",
      EMAIL: {
        send: () =>
          faulty("mail", async () => {
            count("mail sent");
            return { messageId: "sent" };
          }),
      },
    };
    wrappedEnvs.set(env, wrapped);
  }
  return wrapped;
}

/** Sends an event to the Worker as Razorpay does: signed, and again while it is refused. */
function deliverer(origin, env, context) {
  return async (event, entity) => {
    const body = JSON.stringify({ event, payload: { payment: { entity } } });
    const headers = {
      "X-Razorpay-Signature": createHmac("sha256", env.RAZORPAY_WEBHOOK_SECRET).update(body).digest("hex"),
      "x-razorpay-event-id": `evt_${entity.id}_${event}`,
    };
    for (let tries = 0; tries < 3; tries += 1) {
      const request = new Request(`${origin}/api/payments/webhook/razorpay`, {
        method: "POST",
        headers,
        body,
      });
      // oxlint-disable-next-line no-await-in-loop
      if ((await worker.fetch(request, wrapEnv(env), context)).ok) return;
    }
  };
}

export default {
  async fetch(request, env, context) {
    const url = new URL(request.url);
    if (url.pathname === "/faults/pay")
      return Response.json(
        await payAtGateway(await request.json(), deliverer(url.origin, env, context), env),
      );
    if (url.pathname === "/faults/gateway")
      return Response.json({
        payments: [...gateway.payments.values()],
        refunds: [...gateway.refunds.values()],
      });
    if (url.pathname === "/faults") {
      if (url.searchParams.has("share")) share = Number(url.searchParams.get("share"));
      isApart = url.searchParams.has("apart");
      if (url.searchParams.has("seed")) state = Number(url.searchParams.get("seed")) >>> 0;
      return Response.json(counts);
    }
    return worker.fetch(request, wrapEnv(env), context);
  },
  scheduled(controller, env, context) {
    return worker.scheduled(controller, wrapEnv(env), context);
  },
};
