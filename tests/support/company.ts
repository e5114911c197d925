import { createCompany, createMember, createPerson } from "./people";
import { signedIn } from "./signed-in";

/** An owner with a password and a session, and their verified company. */
export async function ownerWithCompany() {
  const owner = await signedIn("tour_operator", "verified", "Ravi Owner");
  return { owner, company: await createCompany(owner.id) };
}

/** Everybody who may do nothing to a company: each by what they are, with how they are refused. */
export async function strangersTo(company: string) {
  const other = await createPerson("tour_operator", "verified");
  await createCompany(other.id);
  const staff = await createMember(company, ["tours", "departures", "bookings", "reviews", "earnings"]);
  return [
    ["nobody", null, "unauthenticated"],
    ["a traveller", await createPerson("user", "active"), "forbidden"],
    ["an administrator", await createPerson("admin", "active"), "forbidden"],
    ["staff with every right of staff", staff, "forbidden"],
    ["another operator", other, "not_found"],
  ] as const;
}
