import { DurableObject } from "cloudflare:workers";
import { z } from "zod";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { SeatsMessage } from "~/domain/seats/seat-events";
import { systemClock } from "../platform/clock";
import { createDatabase, type Database } from "../platform/db/client";
import { deleteEndedHolds, findHeldDays } from "./tour-holds.repo";
import { listSeatsLeft } from "../tours/departures.repo";
import { socketLimitsOf } from "../platform/configuration";
import { addressTag, answerClose, closeDead, createMutex, isDead, sendText, sweepEvery } from "./sockets";

/** Max sockets of one tour; further clients poll instead. */
export const maxSockets = 2000;

const heldDays = "heldDays";
/** UTC instant of the end of the next hold. */
const nextEnd = "nextEnd";
const heldDaysSchema = z.array(z.string()).default([]);

/**
 * Sends the number of seats left on a day to all viewers of one tour, whenever it changes. Seats are counted in D1 each time. Only the
 * days with holds are stored here, so that their end is sent even if others deleted them first.
 */
export class TourSeats extends DurableObject<Env> {
  readonly #db: Database;
  // Runs one task at a time: counting and sending must not interleave with another count, or an older count might be sent last.
  readonly #runExclusive = createMutex();
  readonly #changed = new Set<TravelDate>();
  #announcing: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#db = createDatabase(env.DB);
    // The platform responds without waking this object. Other client messages are ignored.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Opens a socket; the caller (tour-seats-client.ts) has checked that the tour is on sale. */
  override async fetch(request: Request): Promise<Response> {
    const { searchParams } = new URL(request.url);
    return this.#runExclusive(() => this.#open(searchParams.get("tour") ?? "", searchParams.get("address")));
  }

  /** Sends the free seats of these days. Calls that arrive before the count begins share it. */
  changed(travelDates: readonly TravelDate[]): Promise<void> {
    for (const date of travelDates) this.#changed.add(date);
    this.#announcing ??= this.#runExclusive(async () => {
      this.#announcing = null;
      const dates = [...this.#changed];
      this.#changed.clear();
      const slug = this.#slug();
      if (slug === null) return;
      await this.#announce(slug, dates);
      await this.#awaitEndOfHolds(slug);
    });
    return this.#announcing;
  }

  override async alarm(): Promise<void> {
    await this.#runExclusive(async () => {
      for (const socket of this.ctx.getWebSockets()) if (this.#isDead(socket)) closeDead(socket);
      const slug = this.#slug();
      if (slug === null) return;
      const end = await this.ctx.storage.get<number | null>(nextEnd);
      // No hold ended: it only searched for dead sockets.
      if (end === null) return this.#awaitNext(null);
      const ended = await deleteEndedHolds(this.#db, slug, systemClock());
      const held = heldDaysSchema.parse(await this.ctx.storage.get(heldDays));
      await this.#announce(slug, [...new Set([...held, ...ended])]);
      await this.#awaitEndOfHolds(slug);
    });
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    answerClose(socket, code);
  }

  override webSocketError(socket: WebSocket): void {
    socket.close(1011);
  }

  /** Returns the tour that every socket is tagged with, or null without sockets. */
  #slug(): string | null {
    const socket = this.ctx.getWebSockets()[0];
    return socket ? (this.ctx.getTags(socket)[0] ?? null) : null;
  }

  #isDead(socket: WebSocket): boolean {
    return isDead(this.ctx, socket, z.number().parse(socket.deserializeAttachment()), systemClock());
  }

  async #open(slug: string, address: string | null): Promise<Response> {
    const watching = this.ctx.getWebSockets().length;
    if (watching >= maxSockets) return new Response(null, { status: 503 });
    if (address !== null && this.#isCrowded(address)) return new Response(null, { status: 429 });
    // Without sockets, changes of holds were not tracked.
    if (watching === 0) await this.#awaitEndOfHolds(slug);
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [slug, ...(address === null ? [] : [addressTag(address)])]);
    server.serializeAttachment(systemClock());
    if (watching === 0) await this.#awaitNext((await this.ctx.storage.get<number | null>(nextEnd)) ?? null);
    return new Response(null, { status: 101, webSocket: client });
  }

  #isCrowded(address: string): boolean {
    const max = socketLimitsOf(this.env).address;
    const sockets = this.ctx.getWebSockets(addressTag(address));
    if (sockets.length < max) return false;
    const dead = sockets.filter((socket) => this.#isDead(socket));
    dead.forEach(closeDead);
    return sockets.length - dead.length >= max;
  }

  async #announce(slug: string, travelDates: TravelDate[]): Promise<void> {
    const days = await listSeatsLeft(this.#db, slug, { travelDates, now: systemClock() });
    if (days.length === 0) return;
    const message = JSON.stringify({ type: "seats", days } satisfies SeatsMessage);
    for (const socket of this.ctx.getWebSockets()) sendText(socket, message);
  }

  async #awaitEndOfHolds(slug: string): Promise<void> {
    // A due alarm knows days whose holds have ended: it runs before the next one is set.
    const due = await this.ctx.storage.getAlarm();
    if (due !== null && due <= systemClock()) return;
    const { travelDates, firstEnd } = await findHeldDays(this.#db, slug, systemClock());
    await this.ctx.storage.put({ [heldDays]: travelDates, [nextEnd]: firstEnd });
    await this.#awaitNext(firstEnd);
  }

  /** Sets the alarm for the end of a hold or the next search for dead sockets, whichever comes first. */
  async #awaitNext(end: number | null): Promise<void> {
    const isWatched = this.ctx.getWebSockets().length > 0;
    const next = Math.min(end ?? Infinity, isWatched ? systemClock() + sweepEvery : Infinity);
    if (next === Infinity) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(next);
  }
}
