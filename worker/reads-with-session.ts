import type { DBAdapterInstance } from "better-auth";
import type { Membership } from "~/domain/operators/operator-rights";
import { readMembershipsOfSession } from "./platform/authz/operator-rights.repo";
import { getHead } from "./bookings/booking-events.repo";
import type { Clock } from "./platform/clock";
import type { Database } from "./platform/db/client";
import { listDueChanges, type DueChange } from "./held-changes/held-changes.repo";
import { currentTrace, type RequestTrace } from "./platform/request-trace";
import { getSettings } from "./settings/get-settings";

/** Reads of a GET request that need no more than the token of its session, and so are one trip with it (decision 39). */
interface ReadsWithSession {
  token: string;
  /** Null outside of the operators' portal. */
  memberships: Promise<Membership[]> | null;
  /** Null outside of the back offices, and once taken. */
  dueChanges: Promise<DueChange[]> | null;
  /** Number of the newest event of bookings, as old as the page's other rows or older; null outside of the portal's overview. */
  newestEvent: Promise<number> | null;
}

const readsOf = new WeakMap<RequestTrace, ReadsWithSession>();

function currentReads(): ReadsWithSession | undefined {
  const trace = currentTrace();
  return trace && readsOf.get(trace);
}

const operatorPath = /^\/(api\/)?operator(?=[/.]|$)/;
const operatorOverview = /^\/operator(\.data)?$/;
const officePage = /^\/(admin|operator)(?=[/.]|$)/;

/** Makes an adapter of better-auth start further reads when it reads a session: by then the signature of the cookie is verified. */
export function withReadsOfSession(
  create: DBAdapterInstance,
  dependencies: { db: Database; clock: Clock },
): DBAdapterInstance {
  return (options) => {
    const adapter = create(options);
    const { findOne } = adapter;
    adapter.findOne = (query) => {
      const [condition] = query.where;
      if (query.model === "session" && condition?.field === "token" && typeof condition.value === "string")
        startReads(dependencies, condition.value);
      return findOne(query);
    };
    return adapter;
  };
}

function startReads({ db, clock }: { db: Database; clock: Clock }, token: string): void {
  const trace = currentTrace();
  if (!trace?.onlyReads || readsOf.has(trace)) return;
  const memberships = operatorPath.test(trace.path) ? readMembershipsOfSession(db, token) : null;
  const dueChanges = officePage.test(trace.path) ? listDueChanges(db, clock()) : null;
  const newestEvent = operatorOverview.test(trace.path) ? getHead(db) : null;
  readsOf.set(trace, { token, memberships, dueChanges, newestEvent });
  // Their reader gets the error; without a session there is none.
  for (const read of [getSettings(db), memberships, dueChanges, newestEvent]) read?.catch(() => undefined);
}

/** Lets a verified session's account use the memberships that were read with it. */
export function keepMemberships(token: string, userId: string): void {
  const reads = currentReads();
  if (reads?.memberships && reads.token === token) currentTrace()?.memberships.set(userId, reads.memberships);
}

/** Takes the due changes that were read with the session; null if none were, or if they are taken. */
export function takeDueChanges(): Promise<DueChange[]> | null {
  const reads = currentReads();
  const due = reads?.dueChanges ?? null;
  if (reads) reads.dueChanges = null;
  return due;
}

/** Returns the number of the newest event of bookings that was read with the session; null if none was. */
export function newestEventRead(): Promise<number> | null {
  return currentReads()?.newestEvent ?? null;
}
