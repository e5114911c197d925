import { createOperator, createMember, createPerson } from "./people";
import { signedIn } from "./signed-in";

/** Creates an owner with a password and a session, and their verified operator. */
export async function ownerWithOperator() {
  const owner = await signedIn("tour_operator", "verified", "Ravi Owner");
  return { owner, operator: await createOperator(owner.id) };
}

/** Creates users without access to an operator, by description, with the expected error codes. */
export async function strangersTo(operator: string) {
  const other = await createPerson("tour_operator", "verified");
  await createOperator(other.id);
  const staff = await createMember(operator, ["tours", "departures", "bookings", "reviews", "earnings"]);
  return [
    ["nobody", null, "unauthenticated"],
    ["a traveler", await createPerson("user", "active"), "forbidden"],
    ["an administrator", await createPerson("admin", "active"), "forbidden"],
    ["staff with every right of staff", staff, "forbidden"],
    ["another operator", other, "not_found"],
  ] as const;
}
