import { insert } from "./sql";

/**
 * Returns the statements for an operator and an admin who await approval, for the admin pages. Both can sign in with the demo
 * accounts' password and see their status.
 * @param password hash from `hashPassword`
 */
export function pendingStatements(now: number, password: string): string[] {
  const people = [
    {
      id: "demo-pending-operator",
      email: "pending.operator@tourbharat.example",
      name: "Sunita Sawant",
      role: "tour_operator",
      admin_role: null,
      request_code: null,
    },
    {
      id: "demo-pending-admin",
      email: "pending.admin@tourbharat.example",
      name: "Imran Qureshi",
      role: "admin",
      admin_role: "support",
      request_code: "ADM-7K2MQ9XD",
    },
  ];
  const times = { created_at: now, updated_at: now };
  return [
    ...people.flatMap((person) => [
      insert("users", { ...person, status: "pending", email_verified: true, ...times }),
      insert("accounts", {
        id: person.id,
        user_id: person.id,
        provider_id: "credential",
        account_id: person.id,
        password,
        ...times,
      }),
    ]),
    insert("operators", {
      slug: "konkan-trails",
      company_name: "Konkan Trails Pvt Ltd",
      base_city: "Malvan",
      registration_number: "U63040MH2019PTC123456",
      address: "4 Beach Road, Malvan, Sindhudurg 416606, Maharashtra",
      phone: "+919423012345",
      pan: "AAKCK4521M",
      status: "pending",
      owner_id: "demo-pending-operator",
    }),
  ];
}
