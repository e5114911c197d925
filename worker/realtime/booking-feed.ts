import { DurableObject } from "cloudflare:workers";
import { z } from "zod";
import { askAgainCode, sessionOverCode } from "~/domain/booking-events";
import type { BookingEvent } from "~/domain/booking-events";
import { getHead, listEventsAfter } from "../bookings/booking-events.repo";
import { createDatabase } from "../db/client";
import type { Database } from "../db/client";
import { eventFor, feedScopes, listMissed, readSights } from "./feed-scope";
import type { FeedScope, SentMessage, Sight, Watcher } from "./feed-scope";
import { answerClose, createTurns, sendText } from "./sockets";

// What a socket remembers through hibernation: the number of the last event it was told of, and of which bookings.
const attachmentSchema = z.object({ seq: z.int(), scope: z.enum(feedScopes) });

const pageSize = 100;
// A notice lost between a commit and this object is made good by looking again, for as long as somebody watches.
const lookAgainAfter = 30_000;

/**
 * Sends every booking event to every connected administrator, in order and without gaps, and to every connected operator
 * those of their companies. It stores nothing: the events are in D1, as is who may see what, which is asked anew whenever
 * something is sent; how far each socket has been told is kept on the socket.
 */
export class BookingFeed extends DurableObject<Env> {
  readonly #db: Database;
  // Reading events and sending them must not interleave with another reading: one turn at a time.
  readonly #inTurn = createTurns();
  #catchingUp: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#db = createDatabase(env.DB);
    // Answered by the platform without waking this object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Opens a socket; its caller (booking-feed-client.ts) has checked who asks. */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const since = searchParams.has("since") ? Number(searchParams.get("since")) : null;
    const scope = z.enum(feedScopes).parse(searchParams.get("scope"));
    return this.#inTurn(() => this.#open({ userId: searchParams.get("user") ?? "", scope }, since));
  }

  /** Sends what has happened since it last looked. Calls that arrive before it looks again share one look. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#inTurn(() => {
      this.#catchingUp = null;
      return this.#sendNewEvents();
    });
    return this.#catchingUp;
  }

  /**
   * Ends the sockets of a person who may no longer watch, and of those who lose their right with them: the staff of a company
   * that is suspended with its owner. In turn: one that is being opened is open by then, or refused.
   */
  closeSocketsOf(userId: string): Promise<void> {
    return this.#inTurn(async () => {
      this.ctx.getWebSockets(userId).forEach(endSession);
      await this.#closeSocketsWithoutRight();
    });
  }

  /** Closes a person's sockets, of which those come back that have a session still. */
  recheckSocketsOf(userId: string): Promise<void> {
    return this.#inTurn(async () =>
      this.ctx.getWebSockets(userId).forEach((socket) => socket.close(askAgainCode, "ask again")),
    );
  }

  override async alarm(): Promise<void> {
    if (this.ctx.getWebSockets().length === 0) return;
    await this.ctx.storage.setAlarm(Date.now() + lookAgainAfter);
    await this.#inTurn(() => this.#closeSocketsWithoutRight());
    await this.catchUp();
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    answerClose(socket, code);
  }

  override webSocketError(socket: WebSocket): void {
    socket.close(1011);
  }

  // For when a notice of a suspension was lost.
  async #closeSocketsWithoutRight(): Promise<void> {
    const watchers = this.#watchers();
    const sightOf = await readSights(this.#db, watchers);
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
    // Asked for again, and after the events were read: since the caller checked, the right may have been lost.
    const sight = (await readSights(this.#db, [watcher]))(watcher);
    if (sight === null) return new Response(null, { status: 403 });
    const { 0: client, 1: server } = new WebSocketPair();
    // Tagged with its user, so that a suspension can close it.
    this.ctx.acceptWebSocket(server, [watcher.userId]);
    remember(server, watcher.scope, head);
    send(server, { type: "hello", seq: head });
    if (missed === null) send(server, { type: "reset", seq: head });
    for (const event of missed ?? []) sendIfTheirs(server, sight, event);
    // What has happened meanwhile: its notice may have come while nobody watched.
    await this.#sendNewEvents();
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(Date.now() + lookAgainAfter);
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
      // After the events were read: nobody is sent what they lost the right to before it happened.
      const sightOf = await readSights(this.#db, watchers);
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

/** @param seq of the last event the socket was told of */
function remember(socket: WebSocket, scope: FeedScope, seq: number): void {
  socket.serializeAttachment({ seq, scope });
}

function endSession(socket: WebSocket): void {
  socket.close(sessionOverCode, "session over");
}

function sendIfTheirs(socket: WebSocket, sight: Sight, event: BookingEvent): void {
  const told = eventFor(sight, event);
  if (told) send(socket, told);
}

function send(socket: WebSocket, message: SentMessage): void {
  sendText(socket, JSON.stringify(message));
}
