import type { HoldChange, HoldRequest } from "~/domain/seats/hold";
import { ApiError } from "~/platform/api/call-api";
import type { TimedHold } from "./request-hold";

/** Server requests of a hold client. */
interface HoldRequests {
  hold: (request: HoldRequest) => Promise<TimedHold>;
  change: (holdId: string, change: HoldChange) => Promise<TimedHold>;
  release: (holdId: string) => Promise<void>;
}

export type HoldProblem =
  /** The seats are unavailable; `message` belongs beside `field`. */
  | {
      kind: "refused";
      asked: HoldRequest;
      field: "travelDate" | "startTime" | "numberOfTravelers";
      message: string;
    }
  /** The seats could not be held but can still be booked. */
  | { kind: "failed" }
  | { kind: "expired" }
  | { kind: "not-extended" };

interface HoldState {
  hold: TimedHold | null;
  /** True while a request is pending. */
  isBusy: boolean;
  problem: HoldProblem | null;
}

/**
 * Synchronizes the hold on the server with the wanted seats. Sends one request at a time and reads the wanted seats again
 * after each, so that a late response to an older request never wins and unwanted seats are released.
 */
export function createHoldClient(requests: HoldRequests) {
  let state: HoldState = { hold: null, isBusy: false, problem: null };
  let wanted: HoldRequest | null = null;
  /** The last request sent, successful or not. */
  let tried: HoldRequest | null = null;
  let isExtensionWanted = false;
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function show(change: Partial<HoldState>) {
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
      // Each request depends on the previous response.
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
    if (hold.numberOfTravelers === target.numberOfTravelers) return show({ problem: null });
    try {
      takeOver(hold, await requests.change(hold.holdId, { numberOfTravelers: target.numberOfTravelers }));
    } catch (error) {
      if (state.hold?.holdId !== hold.holdId) return;
      if (!isProblem(error, "not_found"))
        return show({ problem: refusalOf(error, target) ?? { kind: "failed" } });
      // The hold has expired: request a new one.
      show({ hold: null });
      tried = null;
    }
  }

  /** @param other the hold on another departure, released once the response arrives */
  async function takeHold(target: HoldRequest, other: TimedHold | null) {
    try {
      const hold = await requests.hold(target);
      if (wanted === null) return void requests.release(hold.holdId);
      if (state.hold !== null) void requests.release(state.hold.holdId);
      show({ hold, problem: null });
    } catch (error) {
      const isOtherHeld = other !== null && state.hold?.holdId === other.holdId;
      if (isOtherHeld) {
        show({ hold: null });
        const released = requests.release(other.holdId);
        if (isProblem(error, "too_many_requests")) {
          // The client had reached its limit of holds: retry after this release.
          await released;
          tried = null;
          return;
        }
      }
      if (isSame(wanted, target)) show({ problem: refusalOf(error, target) ?? { kind: "failed" } });
    }
  }

  async function extendHold() {
    const { hold } = state;
    if (hold === null) return;
    try {
      takeOver(hold, await requests.change(hold.holdId, { extend: true }));
    } catch (error) {
      if (state.hold?.holdId !== hold.holdId) return;
      if (isProblem(error, "not_found")) return show({ hold: null, problem: { kind: "expired" } });
      const canExtend = hold.canExtend && !isProblem(error, "illegal_transition");
      show({ hold: { ...hold, canExtend }, problem: { kind: "not-extended" } });
    }
  }

  function takeOver(old: TimedHold, hold: TimedHold) {
    if (state.hold?.holdId === old.holdId) show({ hold, problem: null });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    /** Returns true if the wanted seats are on this departure. */
    isFor: (departure: Pick<HoldRequest, "tour" | "travelDate" | "startTime" | "optionId">) =>
      wanted !== null &&
      wanted.tour === departure.tour &&
      wanted.travelDate === departure.travelDate &&
      wanted.startTime === departure.startTime &&
      wanted.optionId === departure.optionId,
    want(request: HoldRequest) {
      if (isSame(request, wanted)) return;
      wanted = request;
      void settle();
    },
    /** Retries a refused or expired hold. Resolves with the response. */
    again(): Promise<void> {
      tried = null;
      return settle();
    },
    extend() {
      isExtensionWanted = true;
      void settle();
    },
    /** Releases the hold without waiting: the page may be unloading. */
    release() {
      if (state.hold !== null) void requests.release(state.hold.holdId);
      wanted = null;
      tried = null;
      isExtensionWanted = false;
      if (state.hold !== null || state.problem !== null) show({ hold: null, problem: null });
    },
    /** Expires the hold if it ended before `now`. Also releases it on the server, where it may live seconds longer and be inherited. */
    expire(now: number) {
      if (state.hold === null || now < state.hold.endsAt) return;
      void requests.release(state.hold.holdId);
      show({ hold: null, problem: { kind: "expired" } });
    },
    /** Resolves once no request is pending. */
    settled: () => running ?? Promise.resolve(),
  };
}

function isSame(a: HoldRequest | null, b: HoldRequest | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.tour === b.tour &&
    a.travelDate === b.travelDate &&
    a.startTime === b.startTime &&
    a.optionId === b.optionId &&
    a.numberOfTravelers === b.numberOfTravelers
  );
}

function isOn(hold: TimedHold, { tour, travelDate, startTime, optionId }: HoldRequest): boolean {
  return (
    hold.tourSlug === tour &&
    hold.travelDate === travelDate &&
    hold.startTime === startTime &&
    hold.optionId === optionId
  );
}

function isProblem(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.problem.code === code;
}

/** Returns the refusal if it concerns the seats or a field; null for other errors. */
function refusalOf(error: unknown, asked: HoldRequest): HoldProblem | null {
  if (!(error instanceof ApiError)) return null;
  const { code, detail, errors } = error.problem;
  for (const field of ["numberOfTravelers", "startTime", "travelDate"] as const) {
    const message = errors?.[field]?.[0];
    if (message !== undefined) return { kind: "refused", asked, field, message };
  }
  return code === "sold_out" ? { kind: "refused", asked, field: "travelDate", message: detail } : null;
}
