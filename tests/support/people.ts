import { eq } from "drizzle-orm";
import type { AccountStatus, Role, Viewer } from "~/domain/accounts/account";
import type { OperatorRight } from "~/domain/operators/operator-rights";
import {
  bankAccounts,
  operatorDocuments,
  operatorMembers,
  operators,
  tours,
  users,
} from "../../worker/platform/db/schema";
import { db } from "./database";
import { viewer } from "./viewer";

/** Stores a user without a password (default: traveler), and returns them as a viewer. */
export function createViewer({ role = "user", status = "active", ...overrides }: Partial<Viewer> = {}) {
  return createPerson(role, status, { name: "Asha Traveler", emailVerified: true, ...overrides });
}

/** Stores a user without a password, and returns them as a viewer. */
export async function createPerson(
  role: Role,
  status: AccountStatus,
  overrides: Partial<typeof users.$inferInsert> = {},
) {
  const id = overrides.id ?? crypto.randomUUID();
  const now = new Date();
  const adminRole = overrides.adminRole ?? (role === "admin" ? "owner" : null);
  const person = { id, name: "Asha Rao", email: `${id}@example.com`, role, status, adminRole };
  await db.insert(users).values({ ...person, createdAt: now, updatedAt: now, ...overrides });
  return viewer({
    ...person,
    ...(overrides.name !== undefined && { name: overrides.name }),
    ...(overrides.email !== undefined && { email: overrides.email }),
    ...(overrides.emailVerified !== undefined && { emailVerified: overrides.emailVerified }),
  });
}

/** Stores an operator of an owner. */
export async function createOperator(
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

/** Gives an operator all that its verification requires. */
export async function completeOperator(slug: string): Promise<void> {
  await db
    .update(operators)
    .set({
      registrationNumber: "U63040KL2019PTC123456",
      address: "4 Beach Road, Kochi",
      baseCity: "Kochi",
      phone: "+919845012345",
      pan: "AAPFU0939F",
    })
    .where(eq(operators.slug, slug));
  const account = {
    holder: "Malabar Walks",
    encryptedNumber: "none",
    lastDigits: "4321",
    ifsc: "HDFC0001234",
  };
  await db
    .insert(bankAccounts)
    .values({ operator: slug, ...account, confirmedAt: 1 })
    .onConflictDoNothing();
  await db.insert(operatorDocuments).values({
    id: crypto.randomUUID(),
    operator: slug,
    kind: "registration",
    fileName: "registration.pdf",
    contentType: "application/pdf",
    size: 9,
    createdAt: 1,
  });
}

/** Adds a member to an operator with only these rights. */
export async function addMember(
  operator: string,
  rights: OperatorRight[],
  { id: userId }: { id: string },
): Promise<void> {
  await db.insert(operatorMembers).values({ operator, userId, rights, createdAt: 1 });
}

/** Stores a staff member of an operator with only these rights, and returns them as a viewer. */
export async function createMember(
  operator: string,
  rights: OperatorRight[],
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<Viewer> {
  const person = await createPerson("tour_operator", "verified", { name: "Meera Staff", ...overrides });
  await addMember(operator, rights, person);
  return person;
}

/** Moves a catalog tour to another operator. */
export async function giveTourTo(tour: string, operator: string): Promise<void> {
  await db.update(tours).set({ operatorSlug: operator }).where(eq(tours.slug, tour));
}
