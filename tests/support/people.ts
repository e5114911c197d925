import type { AccountStatus, Role } from "~/domain/account";
import { operators, tours, users } from "../../worker/db/schema";
import { eq } from "drizzle-orm";
import { db } from "./database";
import { viewer } from "./viewer";

/** Stores a person without a password and gives them as the viewer of a use case. */
export async function createPerson(
  role: Role,
  status: AccountStatus,
  overrides: Partial<typeof users.$inferInsert> = {},
) {
  const id = overrides.id ?? crypto.randomUUID();
  const now = new Date();
  const person = { id, name: "Asha Rao", email: `${id}@example.com`, role, status };
  await db.insert(users).values({ ...person, createdAt: now, updatedAt: now, ...overrides });
  return viewer({
    ...person,
    ...(overrides.name !== undefined && { name: overrides.name }),
    ...(overrides.email !== undefined && { email: overrides.email }),
  });
}

/** Stores a company of an owner. */
export async function createCompany(
  ownerId: string,
  overrides: Partial<typeof operators.$inferInsert> = {},
): Promise<string> {
  const slug = `company-${crypto.randomUUID().slice(0, 8)}`;
  await db.insert(operators).values({
    slug,
    companyName: "Malabar Walks",
    baseCity: "Kochi",
    status: "verified",
    ownerId,
    ...overrides,
  });
  return overrides.slug ?? slug;
}

/** Gives a tour of the catalogue to another company. */
export async function giveTourTo(tour: string, company: string): Promise<void> {
  await db.update(tours).set({ operatorSlug: company }).where(eq(tours.slug, tour));
}
