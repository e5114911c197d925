import type { StaffRight } from "~/domain/company-rights";
import { companyMembers } from "../../worker/db/schema";
import { db } from "./database";
import { createPerson } from "./people";

/** Somebody who acts for a company with these rights alone. */
export async function createStaff(company: string, rights: StaffRight[]) {
  const person = await createPerson("tour_operator", "verified");
  await db.insert(companyMembers).values({ company, userId: person.id, rights, createdAt: 1 });
  return person;
}
