import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { RouterContextProvider } from "react-router";
import { nowContext, servicesContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { maxCounted } from "~/domain/office/list-count";
import { reviewsList } from "~/lists/admin/reviews";
import { subscribersList } from "~/lists/admin/subscribers";
import { usersList } from "~/lists/admin/accounts";
import { loadList } from "~/lists/load-list.server";
import { users } from "../../worker/db/schema";
import { servicesFor } from "../../worker/services";
import { db } from "../support/database";
import { createPerson } from "../support/people";
import { spiedDatabase } from "../support/spied-database";

const { database, queries } = spiedDatabase();
const services = servicesFor({ ...env, DB: database }, new Request("http://counts.example"));
const context = new RouterContextProvider();
let admin: Viewer;

beforeAll(async () => {
  context.set(servicesContext, services);
  context.set(nowContext, Date.now());
  admin = await createPerson("admin", "active");
  await env.DB.prepare(
    `INSERT INTO newsletter_subscribers (email, created_at)
     WITH RECURSIVE many(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM many WHERE value < 5000)
     SELECT 'reader-' || value || '@example.com', value FROM many`,
  ).run();
});

const asked = (path: string) => ({ context, url: new URL(`http://localhost${path}`) });

test("a list is counted on each page, up to a limit, and reads no more rows for that", async () => {
  queries.length = 0;
  const { total, nextCursor } = await services.listSubscribers(admin, {
    sort: "-since",
    limit: 50,
    isCounted: true,
  });
  expect(total).toBe(maxCounted + 1);
  const read = await Promise.all(
    queries
      .filter(({ text }) => text.includes("AS total"))
      .map(({ text, params }) =>
        env.DB.prepare(text)
          .bind(...params)
          .all(),
      ),
  );
  expect(read.map(({ meta }) => meta.rows_read <= 2 * (maxCounted + 1))).toStrictEqual([true]);
  const next = { sort: "-since", limit: 50, isCounted: true, cursor: nextCursor ?? "" } as const;
  expect((await services.listSubscribers(admin, next)).total).toBe(maxCounted + 1);
  expect(await services.listSubscribers(admin, { sort: "-since", limit: 50 })).not.toHaveProperty("total");
});

test("a filtered list is counted, but for large tables", async () => {
  expect(
    await loadList(subscribersList, admin, asked("/admin/messages/subscribers?q=reader-1@")),
  ).toHaveProperty("total", 1);
  expect(await loadList(usersList, admin, asked("/admin/users"))).toHaveProperty(
    "total",
    await db.$count(users),
  );
  expect(await loadList(usersList, admin, asked("/admin/users?role=admin"))).not.toHaveProperty("total");
  expect(await loadList(reviewsList, admin, asked("/admin/reviews?stars=5"))).not.toHaveProperty("total");
});
