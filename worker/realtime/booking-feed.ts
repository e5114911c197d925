import { DurableObject } from "cloudflare:workers";
import { z } from "zod";
import { socketLimitsOf } from "../platform/configuration";
import { reconnectCode, sessionOverCode } from "~/domain/desk/booking-events";
import { getHead, listEventsAfter } from "../bookings/booking-events.repo";
import { listColleagues } from "../platform/authz/operator-rights.repo";
import { systemClock } from "../platform/clock";
import { createDatabase, type Database } from "../platform/db/client";
import {
  createEventWriter,
  feedScopes,
  listMissed,
  loadVisibility,
  type SentMessage,
  type FeedSubscriber,
} from "./feed-scope";
import { addressTag, answerClose, closeDead, createMutex, isDead, sendText, sweepEvery } from "./sockets";

// A socket's state across hibernation, as numbers: the last event it was sent, the index of its scope, and when it was opened.
const attachmentSchema = z.tuple([z.int(), z.int(), z.number()]);

/** An open socket. Its seq is that of the last event it was sent. */
interface OpenSocket extends FeedSubscriber {
  socket: WebSocket;
  seq: number;
  openedAt: number;
}

const pageSize = 100;

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
  // Attachments as read before; reading thousands of them takes longer than sending an event.
  readonly #known = new WeakMap<WebSocket, OpenSocket>();

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
    const address = searchParams.get("address");
    return this.#runExclusive(() =>
      this.#open({ userId: searchParams.get("user") ?? "", scope }, since, address),
    );
  }

  /** Sends new events. Calls that arrive before the read begins share it. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#runExclusive(() => {
      this.#catchingUp = null;
      return this.#sendNewEvents();
    });
    return this.#catchingUp;
  }

  /**
   * Notifies administrators, and the companies of those who made them, that the held changes have changed. What they are, each
   * page reads by its rights.
   */
  async announceHeldChanges(actorIds: readonly string[]): Promise<void> {
    const colleagues = new Set(await listColleagues(this.#db, actorIds));
    for (const { socket, scope, seq, userId } of this.#subscribers()) {
      if (scope === "all" || colleagues.has(userId)) send(socket, { type: "held", seq });
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

  /** Closes dead sockets, and sends new events in case a notice was lost after a commit. */
  override async alarm(): Promise<void> {
    const now = systemClock();
    for (const { socket, openedAt } of this.#subscribers())
      if (isDead(this.ctx, socket, openedAt, now)) closeDead(socket);
    if (this.ctx.getWebSockets().length === 0) return;
    await this.ctx.storage.setAlarm(now + sweepEvery);
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
    const subscribers = this.#subscribers();
    const visibilityOf = await loadVisibility(this.#db, subscribers);
    for (const subscriber of subscribers)
      if (visibilityOf(subscriber) === null) endSession(subscriber.socket);
  }

  #subscribers(): OpenSocket[] {
    return this.ctx.getWebSockets().map((socket) => {
      const known = this.#known.get(socket);
      if (known) return known;
      const [seq, scope, openedAt] = attachmentSchema.parse(socket.deserializeAttachment());
      const userId = this.ctx.getTags(socket)[0] ?? "";
      const read = { socket, userId, scope: feedScopes[scope] ?? "own", seq, openedAt };
      this.#known.set(socket, read);
      return read;
    });
  }

  /** @param seq of the last event that the socket was sent */
  #remember(subscriber: OpenSocket, seq: number): void {
    subscriber.seq = seq;
    this.#known.set(subscriber.socket, subscriber);
    subscriber.socket.serializeAttachment([seq, feedScopes.indexOf(subscriber.scope), subscriber.openedAt]);
  }

  /** True if a person or an address has as many living sockets as allowed. */
  #isCrowded(userId: string, address: string | null): boolean {
    const limits = socketLimitsOf(this.env);
    const now = systemClock();
    const isFull = (tag: string, max: number) => {
      const sockets = this.ctx.getWebSockets(tag);
      if (sockets.length < max) return false;
      const ofTag = new Set(sockets);
      const dead = this.#subscribers().filter(
        ({ socket, openedAt }) => ofTag.has(socket) && isDead(this.ctx, socket, openedAt, now),
      );
      for (const { socket } of dead) closeDead(socket);
      return sockets.length - dead.length >= max;
    };
    return isFull(userId, limits.person) || (address !== null && isFull(addressTag(address), limits.address));
  }

  async #open(subscriber: FeedSubscriber, since: number | null, address: string | null): Promise<Response> {
    if (this.#isCrowded(subscriber.userId, address)) return new Response(null, { status: 429 });
    const head = await getHead(this.#db);
    const missed = since === null ? [] : await listMissed(this.#db, subscriber, since, head);
    // Checked again after reading the events: access may have been lost since the caller's check.
    const visibility = (await loadVisibility(this.#db, [subscriber]))(subscriber);
    if (visibility === null) return new Response(null, { status: 403 });
    const { 0: client, 1: server } = new WebSocketPair();
    // Tagged with the user's id, so that a suspension can close it.
    this.ctx.acceptWebSocket(server, [subscriber.userId, ...(address === null ? [] : [addressTag(address)])]);
    this.#remember({ ...subscriber, socket: server, seq: head, openedAt: systemClock() }, head);
    send(server, { type: "hello", seq: head });
    if (missed === null) send(server, { type: "reset", seq: head });
    const write = createEventWriter();
    for (const event of missed ?? []) {
      const text = write(visibility, event);
      if (text !== null) sendText(server, text);
    }
    // Events since then: their notice may have arrived while there were no sockets.
    await this.#sendNewEvents();
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(systemClock() + sweepEvery);
    return new Response(null, { status: 101, webSocket: client });
  }

  async #sendNewEvents(): Promise<void> {
    for (;;) {
      const subscribers = this.#subscribers();
      if (subscribers.length === 0) return;
      const furthestBehind = subscribers.reduce((furthest, { seq }) => Math.min(furthest, seq), Infinity);
      const events = await listEventsAfter(this.#db, furthestBehind, pageSize);
      const newest = events.at(-1)?.seq;
      if (newest === undefined) return;
      // After reading the events: users get nothing that happened after they lost access.
      const visibilityOf = await loadVisibility(this.#db, subscribers);
      const write = createEventWriter();
      for (const subscriber of subscribers) {
        const { socket, seq } = subscriber;
        const visibility = visibilityOf(subscriber);
        this.#remember(subscriber, Math.max(seq, newest));
        if (visibility === null) {
          endSession(socket);
          continue;
        }
        for (const event of events) {
          const text = event.seq > seq ? write(visibility, event) : null;
          if (text !== null) sendText(socket, text);
        }
      }
      if (events.length < pageSize) return;
    }
  }
}

function endSession(socket: WebSocket): void {
  socket.close(sessionOverCode, "session over");
}

function send(socket: WebSocket, message: SentMessage): void {
  sendText(socket, JSON.stringify(message));
}
