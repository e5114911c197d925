import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ledgerEntries, operators, tours } from "../../worker/platform/db/schema";
import { book, get } from "../support/api";
import { coupon } from "../support/coupon";
import { db } from "../support/database";
import { createOperator, createPerson, giveTourTo } from "../support/people";

/** Lists "table.column" wherever the address of an operator stands, alone or in a list. */
async function placesOf(slug: string): Promise<string[]> {
  const columns = await db.all<{ place: string; name: string }>(
    sql.raw(String.raw`SELECT t.name AS place, c.name FROM pragma_table_list AS t, pragma_table_xinfo(t.name) AS c
      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\_%' ESCAPE '\' AND t.name NOT LIKE '\_cf\_%' ESCAPE '\'`),
  );
  const found = await env.DB.batch<{ n: number }>(
    columns.map(({ place, name }) =>
      env.DB.prepare(`SELECT count(*) AS n FROM "${place}" WHERE "${name}" IN (?1, '["' || ?1 || '"]')`).bind(
        slug,
      ),
    ),
  );
  return columns
    .filter((_, index) => (found[index]?.results[0]?.n ?? 0) > 0)
    .map(({ place, name }) => `${place}.${name}`)
    .toSorted();
}

test("an operator's address changes, and everything that names it follows", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const before = await createOperator(owner.id);
  await giveTourTo("ooty", before);
  await coupon({ operators: [before] });
  const { bookingId } = await book({ tour: "ooty" });
  const { id } = (await db.select().from(operators).where(eq(operators.slug, before)).get()) ?? {};
  const places = await placesOf(before);
  expect(places).toEqual(
    expect.arrayContaining([
      "bookings.sold_by",
      "coupons.operators",
      "ledger_entries.operator_slug",
      "ledger_totals.operator",
      "operators.slug",
      "tours.operator_slug",
      "trip_balances.operator",
    ]),
  );

  const after = `${before}-treks`;
  await db.update(operators).set({ slug: after }).where(eq(operators.slug, before));

  expect(await placesOf(before)).toStrictEqual([]);
  expect(await placesOf(after)).toStrictEqual(places);
  expect(await db.all(sql`PRAGMA foreign_key_check`)).toStrictEqual([]);
  expect(await db.select().from(operators).where(eq(operators.slug, after)).get()).toMatchObject({ id });
  expect((await get("/api/tours/ooty")).status).toBe(200);
  expect((await book({ tour: "ooty" })).bookingId).not.toBe(bookingId);
  expect(
    await db.select({ slug: tours.operatorSlug }).from(tours).where(eq(tours.slug, "ooty")),
  ).toStrictEqual([{ slug: after }]);
});

test("no entry of the ledger moves to another operator", async () => {
  await book({ tour: "munnar" });
  const other = await createOperator((await createPerson("tour_operator", "verified")).id);
  await expect(db.update(ledgerEntries).set({ operatorSlug: other })).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining("rule:ledger_kept") }),
  });
});
