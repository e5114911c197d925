import { DurableObject } from "cloudflare:workers";
import { z } from "zod";
import { askAgainCode, replayLimit, sessionOverCode } from "~/domain/booking-events";
import type { FeedMessage } from "~/domain/booking-events";
import { listActiveAdmins } from "../accounts/account-status.repo";
import { getHead, listEventsAfter } from "../bookings/booking-events.repo";
import { createDatabase } from "../db/client";
import type { Database } from "../db/client";
import { answerClose, createTurns, sendText } from "./sockets";

// What a socket remembers through hibernation: the number of the last event it was sent.
const attachmentSchema = z.object({ seq: z.int() });

const pageSize = 100;
// A notice lost between a commit and this object is made good by looking again, for as long as somebody watches.
const lookAgainAfter = 30_000;

/**
 * Sends every booking event to every connected administrator, in order and without gaps.
 * It stores nothing: the events are in D1, and how far each socket has been told is kept on the socket.
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
    return this.#inTurn(() => this.#open(searchParams.get("user") ?? "", since));
  }

  /** Sends what has happened since it last looked. Calls that arrive before it looks again share one look. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#inTurn(() => {
      this.#catchingUp = null;
      return this.#sendNewEvents();
    });
    return this.#catchingUp;
  }

  /** Ends the sockets of a person who may no longer watch. In turn: one that is being opened is open by then, or refused. */
  closeSocketsOf(userId: string): Promise<void> {
    return this.#inTurn(async () => this.ctx.getWebSockets(userId).forEach(endSession));
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
    const sockets = this.ctx.getWebSockets().map((socket) => ({ socket, user: this.ctx.getTags(socket)[0] }));
    const admins = await listActiveAdmins(this.#db, [...new Set(sockets.map(({ user }) => user ?? ""))]);
    for (const { socket, user } of sockets) if (!admins.includes(user ?? "")) endSession(socket);
  }

  async #open(userId: string, since: number | null): Promise<Response> {
    // Asked for again: since the caller checked, the person may have been suspended and their sockets closed.
    if ((await listActiveAdmins(this.#db, [userId])).length === 0) return new Response(null, { status: 403 });
    const head = await getHead(this.#db);
    const replayable = since !== null && since <= head && head - since <= replayLimit;
    const { 0: client, 1: server } = new WebSocketPair();
    // Tagged with its user, so that a suspension can close it.
    this.ctx.acceptWebSocket(server, [userId]);
    server.serializeAttachment({ seq: replayable ? since : head });
    send(server, { type: "hello", seq: head });
    if (since !== null && !replayable) send(server, { type: "reset", seq: head });
    if (replayable) await this.#sendNewEvents();
    if ((await this.ctx.storage.getAlarm()) === null)
      await this.ctx.storage.setAlarm(Date.now() + lookAgainAfter);
    return new Response(null, { status: 101, webSocket: client });
  }

  async #sendNewEvents(): Promise<void> {
    for (;;) {
      const sockets = this.ctx.getWebSockets().map((socket) => ({ socket, seq: lastSent(socket) }));
      if (sockets.length === 0) return;
      const furthestBehind = Math.min(...sockets.map(({ seq }) => seq));
      const events = await listEventsAfter(this.#db, furthestBehind, pageSize);
      const newest = events.at(-1)?.seq;
      if (newest === undefined) return;
      for (const { socket, seq } of sockets) {
        for (const event of events) if (event.seq > seq) send(socket, event);
        socket.serializeAttachment({ seq: Math.max(seq, newest) });
      }
      if (events.length < pageSize) return;
    }
  }
}

function lastSent(socket: WebSocket): number {
  return attachmentSchema.parse(socket.deserializeAttachment()).seq;
}

function endSession(socket: WebSocket): void {
  socket.close(sessionOverCode, "session over");
}

function send(socket: WebSocket, message: FeedMessage): void {
  sendText(socket, JSON.stringify(message));
}
