import { hashPassword } from "../../worker/accounts/password";
import { travelers, type Traveler } from "./demo-travelers";
import { insertAll } from "./sql";

export const demoPassword = "Bharat-Tours-2026";

/** Slug of the demo operator. */
export const operatorOfDemoAccount = "deccan-and-coast";

/** Demo accounts of local data. Source: the contract in docs/product.md. */
const demoAccounts = [
  {
    id: "demo-traveler",
    email: "traveler@tourbharat.example",
    name: "Asha Traveler",
    role: "user",
    status: "active",
  },
  {
    id: "demo-operator",
    email: "operator@tourbharat.example",
    name: "Ravi Tour Operator",
    role: "tour_operator",
    status: "verified",
  },
  {
    id: "demo-staff",
    email: "staff@tourbharat.example",
    name: "Meera Staff",
    role: "tour_operator",
    status: "verified",
  },
  {
    id: "demo-admin",
    email: "admin@tourbharat.example",
    name: "Platform Admin",
    role: "admin",
    status: "active",
    admin_role: "owner",
  },
] as const;

/** The demo traveler as a customer. */
export const asha: Traveler = {
  id: "demo-traveler",
  name: "Asha Traveler",
  email: "traveler@tourbharat.example",
  phone: "+919845012345",
  emergencyName: "Nikhil Traveler",
  emergencyPhone: "+919845054321",
  isWoman: true,
};

/**
 * Returns the statements that create the demo accounts, and the travelers' accounts without passwords.
 * @param since UTC instant at which the demo accounts joined
 * @param joined UTC instants at which the travelers joined, by id; defaults to `since`
 */
export async function accountStatements(
  since: number,
  joined: ReadonlyMap<string, number>,
): Promise<string[]> {
  const people = travelers.map(({ id, email, name }) => ({
    id,
    email,
    name,
    role: "user",
    status: "active",
  }));
  const passwords = await Promise.all(
    demoAccounts.map(async ({ id }) => ({
      id,
      user_id: id,
      provider_id: "credential",
      account_id: id,
      password: await hashPassword(demoPassword),
      created_at: since,
      updated_at: since,
    })),
  );
  return [
    ...insertAll(
      "users",
      [...demoAccounts, ...people].map((account) => ({
        admin_role: null,
        ...account,
        email_verified: true,
        created_at: joined.get(account.id) ?? since,
        updated_at: joined.get(account.id) ?? since,
      })),
    ),
    ...insertAll("accounts", passwords),
  ];
}
