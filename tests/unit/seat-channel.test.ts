import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { subscribeToSeats } from "~/features/seats/seat-channel";

/** A fake browser socket, answered by the test. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  isClosed = false;
  constructor(readonly url: URL) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  fail() {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

function look(visibilityState: "visible" | "hidden") {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  page.visibilityState = "visible";
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("location", { href: "https://tours.example/tours/ooty" });
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

function watch(slug = "ooty") {
  const watcher = { onSeats: vi.fn(), onStale: vi.fn() };
  const end = subscribeToSeats(slug, watcher);
  ends.push(end);
  return { ...watcher, end };
}

const newest = () => FakeSocket.all.at(-1) ?? new FakeSocket(new URL("about:blank"));

/** Advances time with a server that answers. */
function liveFor(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1000);
    if (newest().sent.splice(0).length > 0) newest().say("pong");
  }
}

const days = [{ date: "2027-06-12", seatsLeft: 4 }];

/** A server that takes the newest socket and answers. */
function answer() {
  newest().open();
  newest().say("pong");
}

test("two viewers of one tour share a socket, which closes with the last of them", () => {
  const [one, other] = [watch(), watch()];
  watch("coorg");
  expect(FakeSocket.all.map(({ url }) => url.href)).toStrictEqual([
    "wss://tours.example/api/tours/ooty/seats/live",
    "wss://tours.example/api/tours/coorg/seats/live",
  ]);
  const [socket] = FakeSocket.all;
  socket?.open();
  socket?.say("pong");
  socket?.say(JSON.stringify({ type: "seats", days }));
  for (const { onSeats } of [one, other]) expect(onSeats.mock.calls).toStrictEqual([[days]]);
  one.end();
  expect(socket?.isClosed).toBe(false);
  other.end();
  expect(socket?.isClosed).toBe(true);
});

test("once the socket answers the shown days are requested, and again after a reconnect", () => {
  const { onStale } = watch();
  newest().open();
  expect(newest().sent).toStrictEqual(["ping"]);
  expect(onStale).not.toHaveBeenCalled();
  newest().say("pong");
  expect(onStale).toHaveBeenCalledTimes(1);

  newest().fail();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  answer();
  expect(onStale).toHaveBeenCalledTimes(2);
  liveFor(120);
  expect(onStale).toHaveBeenCalledTimes(2);
  expect(FakeSocket.all).toHaveLength(2);
});

test("without a socket it polls at once and every thirty seconds, and keeps reconnecting", () => {
  const { onStale } = watch();
  newest().fail();
  expect(onStale).toHaveBeenCalledTimes(1);
  for (let second = 0; second < 90; second += 1) {
    vi.advanceTimersByTime(1000);
    if (newest().readyState === 0) newest().fail();
  }
  expect(onStale).toHaveBeenCalledTimes(4);
  expect(FakeSocket.all.length).toBeGreaterThan(5);
  expect(FakeSocket.all.length).toBeLessThan(20);
  const tries = FakeSocket.all.length;
  while (FakeSocket.all.length === tries) vi.advanceTimersByTime(1000);
  answer();
  const asked = onStale.mock.calls.length;
  liveFor(120);
  expect(onStale).toHaveBeenCalledTimes(asked);
});

test("a socket that closes without an answer counts as failed", () => {
  watch();
  for (let second = 0; second < 60; second += 1) {
    if (newest().readyState === 0) {
      newest().open();
      newest().fail();
    }
    vi.advanceTimersByTime(1000);
  }
  expect(FakeSocket.all.length).toBeLessThan(15);
});

test("silence counts as a close", () => {
  watch();
  answer();
  vi.advanceTimersByTime(25_000);
  expect(newest().sent).toStrictEqual(["ping", "ping"]);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all[0]?.isClosed).toBe(true);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
});

test("hidden pages send no requests, and catch up once visible", () => {
  const { onStale } = watch();
  answer();
  look("hidden");
  expect(newest().isClosed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.all).toHaveLength(1);
  look("visible");
  expect(FakeSocket.all).toHaveLength(2);
  answer();
  expect(onStale).toHaveBeenCalledTimes(2);
});

test("a socket abandoned while it opens is closed once open", () => {
  const { end } = watch();
  const socket = newest();
  end();
  expect(socket.isClosed).toBe(false);
  socket.open();
  expect(socket.isClosed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.all).toHaveLength(1);
});
