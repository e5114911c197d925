import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext } from "@playwright/test";

export interface TestAccount {
  email: string;
  password: string;
}

/** Signs up a new traveler and signs in, with the request context's cookies, which the page shares. */
export async function signUpAndIn(request: APIRequestContext, origin = ""): Promise<TestAccount> {
  const account = { email: `traveler.${randomUUID()}@example.com`, password: "lamp river monsoon 44" };
  for (const [path, data] of [
    ["sign-up/email", { name: "Nandini Rao", ...account }],
    ["sign-in/email", account],
  ] as const) {
    const answer = await request.post(`${origin}/api/auth/${path}`, { data, headers: { Origin: origin } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return account;
}
