import type { AdminRight } from "~/domain/accounts/admin-rights";
import type { OperatorRight } from "~/domain/operators/operator-rights";
import type { KeyRight } from "~/domain/partners/api-key";
import { retryIdempotent, type Database } from "../db/client";
import { throwAsRefusal } from "../db/errors";
import { requireWithinLimit, type Limiters } from "../http/rate-limit";
import { inWords, type Wording } from "~/domain/language/messages";

/** The accounts that a use case admits: everyone, or those that its guard in authz/ makes an actor. */
export type Guard =
  | "anyone"
  /** The page or route that calls it has checked who asks. */
  | "caller"
  /** Opens what it needs by itself: for its owner, or by a key, link or email address. */
  | "visitor"
  | "account"
  | "traveler"
  | "operator"
  | `admin:${AdminRight}`
  | `staff:${OperatorRight}`
  | `admin:${AdminRight} or staff:${OperatorRight}`
  /** Programs with an API key. */
  | `key:${KeyRight}`;

/** An entry of a feature's table. `run` takes the dependencies it names, then what pages and API routes pass. */
export interface UseCase<Dependencies, Args extends readonly unknown[], Result> {
  guard: Guard;
  /** True if the actor must have signed in a short while ago. */
  needsRecentSignIn?: true;
  run: (dependencies: Dependencies, ...args: Args) => Result;
}

/** A table of use cases as pages and API routes call them: without the dependencies. */
type Bound<Table> = {
  [Name in keyof Table]: Table[Name] extends UseCase<never, infer Args, infer Result>
    ? (...args: Args) => Result
    : never;
};

/** Binds a table of use cases to their dependencies. */
export function bind<Dependencies, Table extends Record<string, UseCase<Dependencies, never[], unknown>>>(
  dependencies: Dependencies,
  table: Table,
): Bound<Table> {
  const entries = Object.entries(table).map(
    ([name, { run }]) => [name, (...args: never[]) => run(dependencies, ...args)] as const,
  );
  return Object.fromEntries(entries) as Bound<Table>;
}

/** An entry that everyone may call, signed in or not. */
export function anyone<Dependencies, Args extends unknown[], Result>(
  run: (dependencies: Dependencies, ...args: Args) => Result,
): UseCase<Dependencies, Args, Result> {
  return { guard: "anyone", run };
}

/** An entry for pages and routes that have checked who asks. */
export function checkedByCaller<Dependencies, Args extends unknown[], Result>(
  run: (dependencies: Dependencies, ...args: Args) => Result,
): UseCase<Dependencies, Args, Result> {
  return { guard: "caller", run };
}

/** An entry that opens what it needs by itself, for its owner or by a key, link or email address. */
export function visitor<Dependencies, Args extends unknown[], Result>(
  run: (dependencies: Dependencies, ...args: Args) => Result,
): UseCase<Dependencies, Args, Result> {
  return { guard: "visitor", run };
}

/** A use case that can run twice, since it only reads or extends a session: it is repeated after a transient error of the database. */
export function reading<Dependencies, Args extends unknown[], Result>(
  run: (dependencies: Dependencies, ...args: Args) => Result | Promise<Result>,
) {
  return (dependencies: Dependencies, ...args: Args): Promise<Result> =>
    retryIdempotent(() => run(dependencies, ...args));
}

/** A use case that only reads from a repository. */
export function read<Args extends unknown[], Result>(
  from: (db: Database, ...args: Args) => Result | Promise<Result>,
) {
  return reading(({ db }: { db: Database }, ...args: Args) => from(db, ...args));
}

/** An entry that everyone may call, and that the composition root may give a replica of the database: it shows things and decides nothing. */
export function publicRead<Dependencies, Args extends unknown[], Result>(
  run: (dependencies: Dependencies, ...args: Args) => Result | Promise<Result>,
): UseCase<Dependencies & { reader: Database }, Args, Promise<Result>> {
  return anyone(
    reading((dependencies: Dependencies & { reader: Database }, ...args: Args) =>
      run({ ...dependencies, db: dependencies.reader }, ...args),
    ),
  );
}

/** An entry that reports transient database errors as `unavailable`. */
export function orUnavailable<Dependencies, Args extends unknown[], Result>({
  run,
  ...useCase
}: UseCase<Dependencies, Args, Promise<Result>>): UseCase<Dependencies, Args, Promise<Result>> {
  return { ...useCase, run: (dependencies, ...args) => run(dependencies, ...args).catch(throwAsRefusal) };
}

/** An entry that counts a request by its headers. @throws AppError `too_many_requests` with this detail */
export function limit(limiter: keyof Limiters, detail: Wording) {
  return anyone(({ limiters }: { limiters: Limiters }, headers: Headers) =>
    requireWithinLimit(limiters[limiter], headers, inWords(detail)),
  );
}
