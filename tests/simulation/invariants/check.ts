import type { StatementSync } from "node:sqlite";
import type { Simulation } from "../simulation.ts";
import {
  bookingRules,
  couponRules,
  departureRules,
  operatorRules,
  overallRules,
  resellerRules,
  type Rule,
} from "./rules.ts";

/** Checks the rules of the data, for some rows or for all. */
export function createChecker(sim: Simulation) {
  const { database, touched, memory, messages } = sim;
  const held = database.prepare("SELECT seats, expires_at AS until FROM seat_holds WHERE id = ?");
  const statements = new Map<string, StatementSync>();
  const promises = new Map<string, StatementSync>();

  function breachesOf(sql: string, values: readonly string[]): string[] {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement.all(...values).map((row) => String(Object.values(row)[0]));
  }

  function check(rules: readonly Rule[], which: string, values: readonly string[]): string | null {
    for (const { rule, breaches } of rules) {
      const [first, ...others] = breachesOf(breaches(which), values);
      if (first !== undefined)
        return `${rule}: broken by ${first}${others.length > 0 ? ` and ${others.length} more` : ""}`;
    }
    return null;
  }

  /** @returns what only people outside see */
  function outside(): string | null {
    const [twice] = messages.sentTwiceAtOnce;
    return memory.breaches[0] ?? (twice === undefined ? null : `the message ${twice} was sent twice at once`);
  }

  /** @returns the first acknowledged hold that does not stand */
  function checkHolds(): string | null {
    for (const { holdId, seats, until } of memory.holdPromises.standing(sim.now)) {
      const found = held.get(holdId);
      if (!found || found.seats !== seats || Number(found.until) < until)
        return `a hold of ${seats} seats was acknowledged until ${until}, and now, ${sim.now}, it is ${JSON.stringify(found ?? null)}: ${holdId}`;
    }
    return null;
  }

  /** @returns the first promise that is not kept */
  function checkPromises(): string | null {
    for (const { what, sql, values } of memory.promises) {
      const statement = promises.get(sql) ?? database.prepare(sql);
      promises.set(sql, statement);
      if (!statement.get(...values)) return `${what} was acknowledged and is lost: ${values.join(" ")}`;
    }
    return outside();
  }

  return {
    /** Checks the rows that changed since the last check. @returns the first breach, or null */
    touched(): string | null {
      try {
        for (const departure of touched.closed) return `the closed departure ${departure} took somebody`;
        for (const id of touched.bookings) {
          const breach = check(bookingRules, "b.id = ?", [id]);
          if (breach !== null) return breach;
        }
        for (const departure of touched.departures) {
          const breach = check(
            departureRules,
            "d.tour_id = ? AND d.travel_date = ? AND d.start = ?",
            departure.split(" "),
          );
          if (breach !== null) return breach;
        }
        for (const slug of touched.operators) {
          const breach = check(operatorRules, "o.slug = ?", [slug]);
          if (breach !== null) return breach;
        }
        for (const code of touched.coupons) {
          const breach = check(couponRules, "c.code = ?", [code]);
          if (breach !== null) return breach;
        }
        for (const id of touched.resellers) {
          const breach = check(resellerRules, "r.id = ?", [id]);
          if (breach !== null) return breach;
        }
        return checkHolds() ?? outside();
      } finally {
        touched.clear();
      }
    },
    /** Checks everything. @returns the first breach, or null */
    everything(): string | null {
      const all = [bookingRules, departureRules, operatorRules, couponRules, resellerRules, overallRules];
      for (const rules of all) {
        const breach = check(rules, "true", []);
        if (breach !== null) return breach;
      }
      return checkPromises();
    },
  };
}
export type Checker = ReturnType<typeof createChecker>;
