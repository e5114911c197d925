import { writeLocalDatabase } from "../lib/local-database.ts";

/** Lets an address have any number of unpaid bookings; tests/worker/earned-seats.test.ts proves that limit. */
export function removeUnpaidLimit(state: string): void {
  writeLocalDatabase(state, (database) => database.exec("DROP TRIGGER bookings_unpaid_limit"));
}

/** Adds an administrator with the role of support, support@tourbharat.example, who has the password of the demo accounts. */
export function addSupportAccount(state: string): void {
  writeLocalDatabase(state, (database) => {
    const replacements: [string, Record<string, string>][] = [
      ["users", { id: "'demo-support'", email: "'support@tourbharat.example'", admin_role: "'support'" }],
      ["accounts", { id: "'demo-support'", user_id: "'demo-support'", account_id: "'demo-support'" }],
    ];
    for (const [table, replaced] of replacements) {
      const columns = database
        .prepare("SELECT name FROM pragma_table_info(?)")
        .all(table)
        .map(({ name }) => String(name));
      const key = table === "users" ? "id" : "user_id";
      database.exec(`INSERT INTO ${table} (${columns.join(", ")})
        SELECT ${columns.map((name) => replaced[name] ?? name).join(", ")} FROM ${table} WHERE ${key} = 'demo-admin'`);
    }
  });
}

/** Removes the limits of a caller's holds, for the negative control. */
export function removeCallerLimits(state: string): void {
  writeLocalDatabase(state, (database) => {
    for (const trigger of ["seats", "more_seats", "time", "more_time"])
      database.exec(`DROP TRIGGER seat_holds_caller_${trigger}`);
  });
}
