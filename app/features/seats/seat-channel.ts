import { seatsMessageSchema, type SeatsOfDay } from "~/domain/seats/seat-events";
import { closeSocket } from "~/platform/api/close-socket";
import { reconnectDelay } from "~/platform/api/reconnect-delay";

interface SeatWatcher {
  onSeats: (days: SeatsOfDay[]) => void;
  /** Called when seats may have changed unnoticed: fetch them again. */
  onStale: () => void;
}

const pingEvery = 25_000;
const answerWithin = 10_000;
/** Polling interval in milliseconds while no WebSocket is available. */
const pollEvery = 30_000;

interface Channel {
  watchers: Set<SeatWatcher>;
  close: () => void;
}

/** One per tour, shared by all watchers on the page. */
const channels = new Map<string, Channel>();

/**
 * Watches a tour's seats while the page is visible: by WebSocket, or by polling every 30 seconds if none is available.
 * @returns a function that stops watching
 */
export function subscribeToSeats(slug: string, watcher: SeatWatcher): () => void {
  const channel = channels.get(slug) ?? openChannel(slug);
  channels.set(slug, channel);
  channel.watchers.add(watcher);
  return () => {
    channel.watchers.delete(watcher);
    if (channel.watchers.size > 0 || channels.get(slug) !== channel) return;
    channels.delete(slug);
    channel.close();
  };
}

function openChannel(slug: string): Channel {
  const watchers = new Set<SeatWatcher>();
  let failures = 0;
  let works = false;
  let hasAsked = false;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;

  function refetch() {
    hasAsked = true;
    for (const { onStale } of watchers) onStale();
  }

  function connect() {
    clearTimeout(retry);
    const url = new URL(`/api/tours/${slug}/seats/live`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    works = false;
    socket = new WebSocket(url);
    socket.addEventListener("open", ping);
    socket.addEventListener("message", receive);
    socket.addEventListener("close", comeBack);
    heartbeat = setInterval(ping, pingEvery);
    expectAnswer();
  }

  // A dead network sends no close event, so treat silence as one.
  function expectAnswer() {
    clearTimeout(overdue);
    overdue = setTimeout(comeBack, answerWithin);
  }

  function ping() {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send("ping");
    expectAnswer();
  }

  function receive({ data }: MessageEvent<string>) {
    clearTimeout(overdue);
    if (!works) {
      // Fetch changes that were missed before the first message.
      works = true;
      failures = 0;
      stopPolling();
      refetch();
    }
    if (data === "pong") return;
    const { days } = seatsMessageSchema.parse(JSON.parse(data));
    for (const { onSeats } of watchers) onSeats(days);
  }

  function comeBack() {
    release();
    if (!hasAsked) refetch();
    polling ??= setInterval(refetch, pollEvery);
    retry = setTimeout(connect, reconnectDelay(failures));
    failures += 1;
  }

  function release() {
    clearInterval(heartbeat);
    clearTimeout(overdue);
    const old = socket;
    socket = null;
    if (!old) return;
    old.removeEventListener("open", ping);
    old.removeEventListener("message", receive);
    old.removeEventListener("close", comeBack);
    closeSocket(old);
  }

  function stopPolling() {
    clearInterval(polling);
    polling = undefined;
  }

  function pause() {
    release();
    clearTimeout(retry);
    stopPolling();
    hasAsked = false;
  }

  function connectIfSeen() {
    if (document.visibilityState === "hidden") pause();
    else if (socket === null) connect();
  }

  connectIfSeen();
  document.addEventListener("visibilitychange", connectIfSeen);
  window.addEventListener("online", connectIfSeen);
  return {
    watchers,
    close() {
      document.removeEventListener("visibilitychange", connectIfSeen);
      window.removeEventListener("online", connectIfSeen);
      pause();
    },
  };
}
