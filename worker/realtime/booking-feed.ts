import { DurableObject } from "cloudflare:workers";
import { z } from "zod";
import { reconnectCode, sessionOverCode, type BookingEvent } from "~/domain/bookings/booking-events";
import { getHead, listEventsAfter } from "../bookings/booking-events.repo";
import { systemClock } from "../clock";
import { createDatabase, type Database } from "../db/client";
import {
  eventFor,
  feedScopes,
  listMissed,
  loadVisibility,
  type FeedScope,
  type SentMessage,
  type Visibility,
  type Watcher,
} from "./feed-scope";
import { answerClose, createMutex, sendText } from "./sockets";

// The socket's state across hibernation: the last event it was sent, and its scope.
const attachmentSchema = z.object({ seq: z.int(), scope: z.enum(feedScopes) });

const pageSize = 100;
// Interval in which the alarm variants for new events while sockets are open, in case a notice was lost after a commit.
const lookAgainAfter = 30_000;

/**
 * Sends every booking event to every connected administrator, in order and without gaps, and to every connected operator those of their
 * operators. Stores nothing: events and access rights are in D1 and read for each send; each socket's position is stored in its
 * attachment.
 */
export class BookingFeed extends DurableObject<Env> {
  readonly #db: Database;
  // Runs one task at a time: reading and sending events must not interleave with another read.
  readonly #runExclusive = createMutex();
  #catchingUp: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#db = createDatabase(env.DB);
    // The platform responds without waking this object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Opens a socket; the caller (booking-feed-client.ts) has checked access. */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const since = searchParams.has("since") ? Number(searchParams.get("since")) : null;
    const scope = z.enum(feedScopes).parse(searchParams.get("scope"));
    return this.#runExclusive(() => this.#open({ userId: searchParams.get("user") ?? "", scope }, since));
  }

  /** Sends new events. Calls that arrive before the read begins share it. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#runExclusive(() => {
      this.#catchingUp = null;
      return this.#sendNewEvents();
    });
    return this.#catchingUp;
  }

  /** Notifies administrators that the held changes have changed. What they are, each page reads by its rights. */
  announceHeldChanges(): void {
    for (const { socket, scope, seq } of this.#watchers()) {
      if (scope === "all") send(socket, { type: "held", seq });
    }
  }

  /**
   * Closes the sockets of a user who has lost access, and of others who lost it as a result: the staff of an operator that is suspended with
   * its owner. Runs in turn, so that a socket being opened is either open by then or rejected.
   */
  closeSocketsOf(userId: string): Promise<void> {
    return this.#runExclusive(async () => {
      this.ctx.getWebSockets(userId).forEach(endSession);
      await this.#closeSocketsWithoutRight();
    });
  }

  /** Closes a user's sockets; those with a valid session reconnect. */
  recheckSocketsOf(userId: string): Promise<void> {
    return this.#runExclusive(async () =>
      this.ctx.getWebSockets(userId).forEach((socket) => socket.close(reconnectCode, "ask again")),
    );
  }

  override async alarm(): Promise<void> {
    if (this.ctx.getWebSockets().length === 0) return;
    await this.ctx.storage.setAlarm(systemClock() + lookAgainAfter);
    await this.#runExclusive(() => this.#closeSocketsWithoutRight());
    await this.catchUp();
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    answerClose(socket, code);
  }

  override webSocketError(socket: WebSocket): void {
    socket.close(1011);
  }

  // In case the notice of a suspension was lost.
  async #closeSocketsWithoutRight(): Promise<void> {
    const watchers = this.#watchers();
    const sightOf = await loadVisibility(this.#db, watchers);
    for (const watcher of watchers) if (sightOf(watcher) === null) endSession(watcher.socket);
  }

  #watchers(): (Watcher & { socket: WebSocket; seq: number })[] {
    return this.ctx.getWebSockets().map((socket) => ({
      socket,
      userId: this.ctx.getTags(socket)[0] ?? "",
      ...attachmentSchema.parse(socket.deserializeAttachment()),
    }));
  }

  async #open(watcher: Watcher, since: number | null): Promise<Response> {
    const head = await getHead(this.#db);
    const missed = since === null ? [] : await listMissed(this.#db, watcher, since, head);
    // Checked again after reading the events: access may have been lost since the caller's check.
    const sight = (await loadVisibility(this.#db, [watcher]))(watcher);
    if (sight === null) return new Response(null, { status: 403 });
    const { 0: client, 1: server } = new WebSocketPair();
    // Tagged with the user's id, so that a suspension can close it.
    this.ctx.acceptWebSocket(server, [watcher.userId]);
    remember(server, watcher.scope, head);
    send(server, { type: "hello", seq: head });
    if (missed === null) send(server, { type: "reset", seq: head });
    for (const event of missed ?? []) sendIfTheirs(server, sight, event);
    // Events since then: their notice may have arrived while there were no sockets.
    await this.#sendNewEvents();
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(systemClock() + lookAgainAfter);
    return new Response(null, { status: 101, webSocket: client });
  }

  async #sendNewEvents(): Promise<void> {
    for (;;) {
      const watchers = this.#watchers();
      if (watchers.length === 0) return;
      const furthestBehind = Math.min(...watchers.map(({ seq }) => seq));
      const events = await listEventsAfter(this.#db, furthestBehind, pageSize);
      const newest = events.at(-1)?.seq;
      if (newest === undefined) return;
      // After reading the events: users get nothing that happened after they lost access.
      const sightOf = await loadVisibility(this.#db, watchers);
      for (const watcher of watchers) {
        const { socket, seq, scope } = watcher;
        const sight = sightOf(watcher);
        remember(socket, scope, Math.max(seq, newest));
        if (sight === null) {
          endSession(socket);
          continue;
        }
        for (const event of events) if (event.seq > seq) sendIfTheirs(socket, sight, event);
      }
      if (events.length < pageSize) return;
    }
  }
}

/** @param seq of the last event that the socket was sent */
function remember(socket: WebSocket, scope: FeedScope, seq: number): void {
  socket.serializeAttachment({ seq, scope });
}

function endSession(socket: WebSocket): void {
  socket.close(sessionOverCode, "session over");
}

function sendIfTheirs(socket: WebSocket, sight: Visibility, event: BookingEvent): void {
  const visible = eventFor(sight, event);
  if (visible) send(socket, visible);
}

function send(socket: WebSocket, message: SentMessage): void {
  sendText(socket, JSON.stringify(message));
}
