import { expect, test } from "vitest";
import { guardedFetch, OutsideError, type OutsideTransport } from "../../worker/platform/http/guarded-fetch";
import { outsideAddressProblem } from "../../worker/platform/http/outside-address";

const origin = "https://tours.example.com";

const hostile = [
  // Other schemes, and what is none.
  "http://hooks.example.com/",
  "ftp://hooks.example.com/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "//hooks.example.com/",
  "https:hooks.example.com",
  "https:/hooks.example.com",
  "https:\\\\hooks.example.com",
  "",
  // Ports, user info, and what parsers read differently.
  "https://hooks.example.com:8443/",
  "https://hooks.example.com:22",
  "https://hooks.example.com:/",
  "https://user:secret@hooks.example.com/",
  "https://user@hooks.example.com/",
  "https://@hooks.example.com/",
  "https://hooks.example.com\\@127.0.0.1/",
  "https://hooks.example.com\\.internal/",
  " https://hooks.example.com/",
  "https://hooks.exam\nple.com/",
  "https://hooks.exam\u200bple.com/",
  `https://hooks.example.com/${"a".repeat(2000)}`,
  // IPv4 addresses in each notation.
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0x7f.0.0.1/",
  "https://0177.0.0.1/",
  "https://017700000001/",
  "https://169.254.169.254/latest/meta-data/",
  "https://10.0.0.1/",
  "https://8.8.8.8/",
  "https://0/",
  "https://%31%32%37.0.0.1/",
  "https://１２７.0.0.1/",
  "https://①②⑦.0.0.1/",
  "https://127。0。0。1/",
  "https://127.0.0.1./",
  // IPv6 addresses, also mapped and with a zone.
  "https://[::1]/",
  "https://[::]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:7f00:1]/",
  "https://[64:ff9b::7f00:1]/",
  "https://[fd00::1]/",
  "https://[fe80::1%25eth0]/",
  // Names that are not public.
  "https://localhost/",
  "https://LOCALHOST/",
  "https://ｌｏｃａｌｈｏｓｔ/",
  "https://localhost./",
  "https://api.localhost/",
  "https://printer.local/",
  "https://metadata.google.internal/",
  "https://router.home.arpa/",
  "https://1.0.0.127.in-addr.arpa/",
  "https://nas.lan/",
  "https://intranet/",
  "https://hooks.example.com./",
  "https://hooks..example.com/",
  "https://-hooks.example.com/",
  "https://hooks_1.example.com/",
  "https://hooks.example.1/",
  `https://${"a.".repeat(127)}com/`,
  // Our own.
  "https://tours.example.com/api/health",
  "https://TOURS.example.com/",
  "https://staging.tours.example.com/",
];

test.each(hostile)("refuses %j", async (address) => {
  expect(outsideAddressProblem(address, origin)).toMatch(/^Please /);
  const calls: string[] = [];
  const fetchOutside: OutsideTransport = (called) => {
    calls.push(called);
    return Promise.resolve(new Response());
  };
  await expect(guardedFetch({ fetchOutside, origin }, address, request)).rejects.toMatchObject({
    problem: "address",
  });
  expect(calls).toEqual([]);
});

test.each([
  "https://hooks.example.com",
  "https://hooks.example.com/",
  "https://hooks.example.com:443/in?key=a:b@c",
  "HTTPS://Hooks.Example.com/%7Eravi#part",
  "https://xn--11b4c3d.example/",
  "https://मेरा.भारत/सूचना",
  "https://1and1.example.com/",
  "https://10.0.0.1.example.com/",
  "https://notours.example.com/",
])("accepts %j", (address) => {
  expect(outsideAddressProblem(address, origin)).toBeNull();
});

const request = {
  method: "POST",
  headers: { "webhook-id": "evt_1" },
  body: "{}",
  maxBytes: 10,
  timeout: 50,
} as const;
const call = (fetchOutside: OutsideTransport) =>
  guardedFetch({ fetchOutside, origin }, "https://hooks.example.com/in", request);

test("a request carries the headers it names and no other, and follows nothing", async () => {
  const inits: RequestInit[] = [];
  const answer = await call((_, init) => {
    inits.push(init);
    return Promise.resolve(new Response("fine", { status: 202, headers: { ETag: '"1"' } }));
  });
  expect(answer).toEqual({ status: 202, body: "fine", etag: '"1"', lastModified: null });
  expect(inits).toMatchObject([{ method: "POST", body: "{}", redirect: "manual" }]);
  expect(inits[0]?.headers).toEqual({ "webhook-id": "evt_1" });
});

test.each([301, 302, 303, 307, 308])("a redirect with status %i is an error", async (status) => {
  const moved = new Response(null, { status, headers: { Location: "https://127.0.0.1/" } });
  await expect(call(() => Promise.resolve(moved))).rejects.toMatchObject({ problem: "redirect" });
});

test("an answer is cut off as soon as it is too large, however much more there is", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(4));
    },
  });
  await expect(call(() => Promise.resolve(new Response(endless)))).rejects.toMatchObject({
    problem: "too-large",
  });
  expect(sent).toBeLessThan(6);
});

test("an answer that does not begin, or does not end, is given up", async () => {
  await expect(call(() => new Promise(() => undefined))).rejects.toMatchObject({ problem: "timeout" });
  const unending = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
  await expect(call(() => Promise.resolve(new Response(unending)))).rejects.toMatchObject({
    problem: "timeout",
  });
});

test("the reason of a failed connection, which names internals, is not passed on", async () => {
  const error: unknown = await call(() => Promise.reject(new Error("ECONNREFUSED 10.0.0.7:443"))).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(OutsideError);
  expect(String(error)).not.toContain("10.0.0.7");
});
