import type { HoldChange, HoldRequest } from "~/domain/hold";
import { HoldRefused } from "./request-hold";
import type { TimedHold } from "./request-hold";

/** How a seat keeper reaches the server. */
export interface HoldRequests {
  hold: (request: HoldRequest) => Promise<TimedHold>;
  change: (holdId: string, change: HoldChange) => Promise<TimedHold>;
  release: (holdId: string) => Promise<void>;
}

export type HoldTrouble =
  /** The seats are not to be had; what is wrong belongs beside this field. */
  | { kind: "refused"; asked: HoldRequest; field: "travelDate" | "numberOfTravelers"; message: string }
  /** Seats could not be held; they can be booked all the same. */
  | { kind: "failed" }
  | { kind: "expired" }
  | { kind: "not-extended" };

export interface KeptSeats {
  hold: TimedHold | null;
  /** Whether an answer of the server is awaited. */
  isBusy: boolean;
  trouble: HoldTrouble | null;
}

/**
 * Brings what is held on the server to what is wanted. One request at a time, and what is wanted is looked at anew after
 * each: a late answer to an older wish never wins, and seats that nobody wants any more are given back.
 */
export function createSeatKeeper(requests: HoldRequests) {
  let state: KeptSeats = { hold: null, isBusy: false, trouble: null };
  let wanted: HoldRequest | null = null;
  /** The wish that was last asked for, whatever came of it. */
  let tried: HoldRequest | null = null;
  let isExtensionWanted = false;
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function show(change: Partial<KeptSeats>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function settle(): Promise<void> {
    if (running === null && (isExtensionWanted || !isSame(wanted, tried))) running = work();
    return running ?? Promise.resolve();
  }

  async function work() {
    show({ isBusy: true });
    while (isExtensionWanted || !isSame(wanted, tried)) {
      const target = wanted;
      const isExtension = isExtensionWanted;
      isExtensionWanted = false;
      if (!isExtension) tried = target;
      // Each wish is made of the answers to the one before.
      // oxlint-disable-next-line no-await-in-loop
      await (isExtension ? extendHold() : bringTo(target));
    }
    running = null;
    show({ isBusy: false });
  }

  async function bringTo(target: HoldRequest | null) {
    const { hold } = state;
    if (target === null) return;
    if (hold === null || !isOn(hold, target)) return takeHold(target, hold);
    if (hold.numberOfTravelers === target.numberOfTravelers) return show({ trouble: null });
    try {
      takeOver(hold, await requests.change(hold.holdId, { numberOfTravelers: target.numberOfTravelers }));
    } catch (error) {
      if (state.hold?.holdId !== hold.holdId) return;
      if (!isProblem(error, "not_found")) return show({ trouble: refusalOf(error, target) });
      // It has ended: what is wanted is held anew.
      show({ hold: null });
      tried = null;
    }
  }

  /** @param other what is held on another departure, given up once the answer is there */
  async function takeHold(target: HoldRequest, other: TimedHold | null) {
    try {
      const hold = await requests.hold(target);
      if (wanted === null) return void requests.release(hold.holdId);
      if (state.hold !== null) void requests.release(state.hold.holdId);
      show({ hold, trouble: null });
    } catch (error) {
      const isOtherHeld = other !== null && state.hold?.holdId === other.holdId;
      if (isOtherHeld) {
        show({ hold: null });
        const released = requests.release(other.holdId);
        if (isProblem(error, "too_many_requests")) {
          // It was one too many for the client, and is one less now.
          await released;
          tried = null;
          return;
        }
      }
      if (isSame(wanted, target)) show({ trouble: refusalOf(error, target) ?? { kind: "failed" } });
    }
  }

  async function extendHold() {
    const { hold } = state;
    if (hold === null) return;
    try {
      takeOver(hold, await requests.change(hold.holdId, { extend: true }));
    } catch (error) {
      if (state.hold?.holdId !== hold.holdId) return;
      if (isProblem(error, "not_found")) return show({ hold: null, trouble: { kind: "expired" } });
      const canExtend = hold.canExtend && !isProblem(error, "illegal_transition");
      show({ hold: { ...hold, canExtend }, trouble: { kind: "not-extended" } });
    }
  }

  function takeOver(old: TimedHold, hold: TimedHold) {
    if (state.hold?.holdId === old.holdId) show({ hold, trouble: null });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    /** Whether seats on this departure are what is wanted. */
    isFor: (departure: Pick<HoldRequest, "tour" | "travelDate">) =>
      wanted !== null && wanted.tour === departure.tour && wanted.travelDate === departure.travelDate,
    want(request: HoldRequest) {
      if (isSame(request, wanted)) return;
      wanted = request;
      void settle();
    },
    /** Asks once more for what was refused or has ended. @returns once the answer is there */
    again(): Promise<void> {
      tried = null;
      return settle();
    },
    extend() {
      isExtensionWanted = true;
      void settle();
    },
    /** Gives back what is held, at once: there may be no later. */
    letGo() {
      if (state.hold !== null) void requests.release(state.hold.holdId);
      wanted = null;
      tried = null;
      isExtensionWanted = false;
      if (state.hold !== null || state.trouble !== null) show({ hold: null, trouble: null });
    },
    /** Ends the hold if its time is over at `now`, on the server too: its end may be seconds later, and a new hold would inherit it. */
    expire(now: number) {
      if (state.hold === null || now < state.hold.endsAt) return;
      void requests.release(state.hold.holdId);
      show({ hold: null, trouble: { kind: "expired" } });
    },
    /** @returns once nothing is being asked for */
    settled: () => running ?? Promise.resolve(),
  };
}

function isSame(a: HoldRequest | null, b: HoldRequest | null): boolean {
  if (a === null || b === null) return a === b;
  return a.tour === b.tour && a.travelDate === b.travelDate && a.numberOfTravelers === b.numberOfTravelers;
}

function isOn(hold: TimedHold, { tour, travelDate }: HoldRequest): boolean {
  return hold.tourSlug === tour && hold.travelDate === travelDate;
}

function isProblem(error: unknown, code: string): boolean {
  return error instanceof HoldRefused && error.problem.code === code;
}

/** A refusal that speaks of the seats or of a field; null for any other trouble. */
function refusalOf(error: unknown, asked: HoldRequest): HoldTrouble | null {
  if (!(error instanceof HoldRefused)) return null;
  const { code, detail, errors } = error.problem;
  for (const field of ["numberOfTravelers", "travelDate"] as const) {
    const message = errors?.[field]?.[0];
    if (message !== undefined) return { kind: "refused", asked, field, message };
  }
  return code === "sold_out" ? { kind: "refused", asked, field: "travelDate", message: detail } : null;
}
