import { useEffect, useEffectEvent, useState } from "react";
import { sessionOverCode } from "~/domain/desk/booking-events";
import type { BookingFeedSource } from "./booking-feeds";
import { closeSocket } from "~/platform/api/close-socket";
import { reconnectDelay } from "~/platform/api/reconnect-delay";
import { bookingsChanged, heldChangesChanged } from "./window-events";

/** ended: the session has expired and the hook stopped reconnecting. */
export type FeedState = "connecting" | "connected" | "reconnecting" | "ended";

interface FeedHandlers<Event> {
  /** Called with events in order, batched so that a burst renders only a few times. */
  onEvents: (events: Event[]) => void;
  /** Called when missed events cannot be replayed: reload the list. */
  onReset: () => void;
}

/** Batching intervals in milliseconds: usual, and in a burst, when the last batch was less than `burstWithin` ago. */
const gatherFor = 100;
const gatherInBurstFor = 500;
const burstWithin = 1000;
const pingEvery = 25_000;
const answerWithin = 10_000;
/** Browsers report it for a link that ended without a close. */
const silenceCode = 1006;

async function isRefused(authProbePath: string): Promise<boolean> {
  try {
    const { status } = await fetch(authProbePath);
    return status === 401 || status === 403;
  } catch {
    return false;
  }
}

/**
 * Follows a live feed of bookings from event number `since`, reconnecting without missing events, until the session
 * expires.
 * @param since event number of the first list on the page; lists loaded later only include more
 */
export function useBookingFeed<Event extends { type: string; seq: number; booking: object }>(
  { path, authProbePath, schema }: BookingFeedSource<Event>,
  since: number,
  handlers: FeedHandlers<Event>,
): FeedState {
  const [state, setState] = useState<FeedState>("connecting");
  const [firstSeq] = useState(since);
  const onEvents = useEffectEvent(handlers.onEvents);
  const onReset = useEffectEvent(handlers.onReset);

  useEffect(() => {
    let seen = firstSeq;
    let failures = 0;
    let isOver = false;
    let hasGreeted = false;
    let gathered: Event[] = [];
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let flushedAt = -burstWithin;
    let socket: WebSocket | null = null;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let heartbeat: ReturnType<typeof setInterval> | undefined;
    let overdue: ReturnType<typeof setTimeout> | undefined;

    function connect() {
      const url = new URL(`${path}?since=${seen}`, location.href);
      url.protocol = url.protocol.replace("http", "ws");
      hasGreeted = false;
      socket = new WebSocket(url);
      socket.addEventListener("message", receive);
      socket.addEventListener("close", comeBack);
      heartbeat = setInterval(ping, pingEvery);
      expectAnswer();
    }

    // A dead network sends no close event, nor an answer to a new connection, so treat silence as an end.
    function expectAnswer() {
      clearTimeout(overdue);
      overdue = setTimeout(() => comeBack({ code: silenceCode }), answerWithin);
    }

    function ping() {
      // A socket that is closing takes no more messages.
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send("ping");
      expectAnswer();
    }

    function flush() {
      gathering = undefined;
      flushedAt = performance.now();
      const events = gathered;
      gathered = [];
      onEvents(events);
      window.dispatchEvent(new Event(bookingsChanged));
    }

    function receive({ data }: MessageEvent<string>) {
      clearTimeout(overdue);
      if (data === "pong") return;
      const message = schema.parse(JSON.parse(data));
      if ("booking" in message) {
        if (message.seq <= seen) return;
        seen = message.seq;
        gathered.push(message);
        const isBurst = performance.now() - flushedAt < burstWithin;
        gathering ??= setTimeout(flush, isBurst ? gatherInBurstFor : gatherFor);
      } else if (message.type === "hello") {
        failures = 0;
        hasGreeted = true;
        setState("connected");
      } else if (message.type === "held") {
        window.dispatchEvent(new Event(heldChangesChanged));
      } else {
        seen = message.seq;
        onReset();
      }
    }

    function end() {
      isOver = true;
      clearTimeout(retry);
      setState("ended");
    }

    async function endIfRefused() {
      if ((await isRefused(authProbePath)) && !isOver) end();
    }

    function comeBack({ code }: Pick<CloseEvent, "code">) {
      release();
      if (isOver) return;
      if (code === sessionOverCode) return end();
      setState("reconnecting");
      if (!hasGreeted) void endIfRefused();
      retry = setTimeout(connect, reconnectDelay(failures));
      failures += 1;
    }

    function release() {
      clearInterval(heartbeat);
      clearTimeout(overdue);
      const old = socket;
      socket = null;
      if (!old) return;
      old.removeEventListener("message", receive);
      old.removeEventListener("close", comeBack);
      closeSocket(old);
    }

    function comeBackAtOnce() {
      if (isOver || socket) return;
      clearTimeout(retry);
      connect();
    }

    connect();
    window.addEventListener("online", comeBackAtOnce);
    return () => {
      isOver = true;
      window.removeEventListener("online", comeBackAtOnce);
      clearTimeout(gathering);
      clearTimeout(retry);
      release();
    };
  }, [firstSeq, path, authProbePath, schema]);

  return state;
}
