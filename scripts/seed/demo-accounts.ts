import { hashPassword } from "../../worker/accounts/password";
import { travelers, type Traveler } from "./demo-travelers";
import { insert, insertAll } from "./sql";

const demoPassword = "Bharat-Tours-2026";

/** Slug of the demo operator. */
export const operatorOfDemoAccount = "deccan-and-coast";

/** Demo accounts of local data; those who await approval see their status. Source: the contract in docs/product.md. */
const demoAccounts: readonly { id: string; email: string; name: string; [column: string]: string }[] = [
  { id: "demo-traveler", email: "traveler@tourbharat.example", name: "Asha Traveler" },
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
    admin_role: "owner",
  },
  {
    id: "demo-pending-operator",
    email: "pending.operator@tourbharat.example",
    name: "Sunita Sawant",
    role: "tour_operator",
    status: "pending",
  },
  {
    id: "demo-pending-admin",
    email: "pending.admin@tourbharat.example",
    name: "Imran Qureshi",
    role: "admin",
    admin_role: "support",
    status: "pending",
    request_code: "ADM-7K2MQ9XD",
  },
];

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

/** The company of the operator who awaits approval. */
const pendingCompany = {
  slug: "konkan-trails",
  company_name: "Konkan Trails Pvt Ltd",
  base_city: "Malvan",
  registration_number: "U63040MH2019PTC123456",
  address: "4 Beach Road, Malvan, Sindhudurg 416606, Maharashtra",
  phone: "+919423012345",
  pan: "AAKCK4521M",
  status: "pending",
  owner_id: "demo-pending-operator",
};

/**
 * Returns the statements that create the demo accounts, and the travelers' accounts without passwords.
 * @param since UTC instant at which the demo accounts joined; those who await approval joined `now`
 * @param joined UTC instants at which the travelers joined, by id; defaults to `since`
 */
export async function accountStatements(
  since: number,
  joined: ReadonlyMap<string, number>,
  now: number,
): Promise<string[]> {
  const timesOf = (id: string) => {
    const at = id.startsWith("demo-pending") ? now : (joined.get(id) ?? since);
    return { created_at: at, updated_at: at };
  };
  const users = [...demoAccounts, ...travelers.map(({ id, email, name }) => ({ id, email, name }))];
  const passwords = await Promise.all(
    demoAccounts.map(async ({ id }) => ({
      id,
      user_id: id,
      provider_id: "credential",
      account_id: id,
      password: await hashPassword(demoPassword),
      ...timesOf(id),
    })),
  );
  const defaults = { role: "user", status: "active", admin_role: null, request_code: null };
  return [
    ...insertAll(
      "users",
      users.map((user) => ({ ...defaults, ...user, email_verified: true, ...timesOf(user.id) })),
    ),
    ...insertAll("accounts", passwords),
    insert("operators", pendingCompany),
  ];
}
