import { drizzle } from "drizzle-orm/d1";
import { AsyncLocalStorage } from "node:async_hooks";
import { currentTrace, traceDatabaseCall } from "../request-trace";
import { isRetryable } from "./errors";
import { readTogether } from "./read-together";
import * as schema from "./schema";
import { randomFraction, systemNow, wait } from "../surroundings";

/**
 * Creates the Drizzle client over D1. Combine related writes in one `db.batch`: D1 has no interactive transactions. Reads are
 * retried; writes are not, since an error does not show if they were committed.
 */
export function createDatabase(binding: D1Database) {
  return drizzle(retryReads(binding), { schema });
}

export type Database = ReturnType<typeof createDatabase>;

/** Milliseconds: no retry begins later after the first try. Readers wait for a page meanwhile. */
const deadline = 2000;

/** Max milliseconds before each retry; the wait is random, so that requests that failed together do not come back together. */
const delays = [50, 200, 800];

/**
 * Retries an idempotent operation after a transient error of D1, with jitter and within a deadline. Source of the advice:
 * developers.cloudflare.com/d1/best-practices/retry-queries
 */
export async function retryIdempotent<Result>(operation: () => Promise<Result>): Promise<Result> {
  const began = systemNow();
  for (const delay of delays) {
    try {
      return await operation();
    } catch (error) {
      if (!isRetryable(error) || systemNow() - began > deadline) throw error;
      await wait(randomFraction() * delay);
    }
  }
  return operation();
}

/** Statements that this isolate has prepared, and whether they only read. */
const knownReads = new Map<string, boolean>();
const maxKnownReads = 1000;

/** True if a statement writes nothing. D1 uses the same rule: it starts with SELECT or WITH and has no keyword that writes. */
function isRead(query: string): boolean {
  const known = knownReads.get(query);
  if (known !== undefined) return known;
  const reads =
    /^\s*(select|with)\b/i.test(query) &&
    !/\b(insert|update|delete|replace|create|drop|alter)\b/i.test(query);
  if (knownReads.size >= maxKnownReads) knownReads.clear();
  knownReads.set(query, reads);
  return reads;
}

const replicaReads = new AsyncLocalStorage<true>();

/**
 * Runs work whose reads may be some seconds old: for visitors without cookies a replica of the database may answer them, in one session
 * per request. Writes, and reads that decide a write, do not belong here. Source: developers.cloudflare.com/d1/best-practices/read-replication
 */
export function fromReplica<Result>(work: () => Result): Result {
  return replicaReads.run(true, work);
}

/** Returns the request's session if a replica may answer, else the binding, which asks the primary. */
function readerOf(binding: D1Database): D1Database | D1DatabaseSession {
  const trace = currentTrace();
  if (!trace?.mayReadReplica || !replicaReads.getStore()) return binding;
  return (trace.session ??= binding.withSession("first-unconstrained"));
}

interface KnownStatement {
  statement: D1PreparedStatement;
  reads: boolean;
  /** The database or session that it was prepared for. */
  database: D1Database | D1DatabaseSession;
  query: string;
  values: readonly unknown[];
}

/** Statements by their wrappers, since a batch takes D1's own. */
const statements = new WeakMap<object, KnownStatement>();

/** A read as part of a batch, which returns rows as objects. */
interface BatchedRead {
  names: readonly string[];
  /** The query itself, or with names of its own for the columns if some have equal names: in an object they would be one. */
  query: string;
}

/** Reads that this isolate has sent, by query. */
const batchedReads = new Map<string, BatchedRead>();
const maxBatchedReads = 1000;

function batchedRead(query: string, names: readonly string[]): BatchedRead {
  if (new Set(names).size === names.length) return { names, query };
  const own = names.map((_, index) => `c${index}`);
  // SQLite keeps the order of a subquery that is all of FROM. Source: sqlite.org/optoverview.html, subquery flattening
  return { names: own, query: `WITH named(${own.join(", ")}) AS (${query}) SELECT * FROM named` };
}

/** Sends a read by itself. @returns its rows as arrays */
async function readRows({ statement, query }: KnownStatement): Promise<unknown[][]> {
  const [names, ...rows] = await statement.raw<unknown[]>({ columnNames: true });
  if (batchedReads.size >= maxBatchedReads) batchedReads.clear();
  if (names && !batchedReads.has(query)) batchedReads.set(query, batchedRead(query, names));
  return rows;
}

/** Sends reads as one batch. */
const sendTo = (database: D1Database | D1DatabaseSession) => (batch: D1PreparedStatement[]) =>
  retryIdempotent(() => traceDatabaseCall(() => database.batch(batch)));

/** Sends a read by itself until its columns are known, and then together with others. */
function readRowsTogether(known: KnownStatement): Promise<unknown[][]> {
  const { statement, database, query, values } = known;
  const alone = () => retryIdempotent(() => traceDatabaseCall(() => readRows(known)));
  const batched = batchedReads.get(query);
  if (!batched) return alone();
  const { names } = batched;
  return readTogether(database, {
    statements: () => [batched.query === query ? statement : database.prepare(batched.query).bind(...values)],
    send: sendTo(database),
    convert: ([result]) =>
      result?.results.map((row) => names.map((name) => Reflect.get(Object(row), name))) ?? [],
    alone,
  });
}

/** Sends a read that returns objects together with others. */
function readAllTogether({ statement, database }: KnownStatement): Promise<D1Result | undefined> {
  return readTogether(database, {
    statements: () => [statement],
    send: sendTo(database),
    convert: ([result]) => result,
    alone: () => retryIdempotent(() => traceDatabaseCall(() => statement.all())),
  });
}

function wrapStatement(known: KnownStatement): D1PreparedStatement {
  const { statement, reads } = known;
  const wrapped = new Proxy(statement, {
    get(target, name) {
      if (name === "bind")
        return (...values: unknown[]) =>
          wrapStatement({ ...known, statement: target.bind(...values), values });
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => {
        if (reads && name === "raw" && args.length === 0) return readRowsTogether(known);
        if (reads && name === "all") return readAllTogether(known);
        const call = () => traceDatabaseCall(() => Reflect.apply(method, target, args));
        return reads ? retryIdempotent(call) : call();
      };
    },
  });
  statements.set(wrapped, known);
  return wrapped;
}

function retryReads(binding: D1Database): D1Database {
  return new Proxy(binding, {
    get(target, name) {
      if (name === "prepare")
        return (query: string) => {
          const reads = isRead(query);
          const database = reads ? readerOf(target) : target;
          return wrapStatement({ statement: database.prepare(query), reads, database, query, values: [] });
        };
      if (name === "batch")
        return (batch: D1PreparedStatement[]) => {
          const entries = batch.map((each) => statements.get(each) ?? { statement: each, reads: false });
          const own = entries.map(({ statement }) => statement);
          const onlyReads = entries.every(({ reads }) => reads);
          const database = onlyReads ? readerOf(target) : target;
          if (!onlyReads) return traceDatabaseCall(() => database.batch(own));
          const send = sendTo(database);
          return readTogether(database, {
            statements: () => own,
            send,
            convert: (results) => results,
            alone: () => send(own),
          });
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
