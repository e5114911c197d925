import { form, services } from "./services";

/** Returns valid sign-up fields, with a new address on each call. */
export function signUpFields(overrides: Readonly<Record<string, string>> = {}): Record<string, string> {
  const password = "a quiet lake at dawn";
  return {
    role: "user",
    firstName: "Meera",
    lastName: "Iyer",
    email: `meera.${crypto.randomUUID()}@example.com`,
    password,
    confirmPassword: password,
    terms: "on",
    ...overrides,
  };
}

export const operatorFields = {
  companyName: "Konkan Trails",
  registrationNumber: "U63040MH2019PTC123456",
  businessAddress: "4 Beach Road, Malvan",
  companyPhone: "+919845012345",
} as const;

/** Signs up, and expects success. */
export async function signUp(overrides: Readonly<Record<string, string>> = {}) {
  const fields = signUpFields(overrides);
  const result = await services.signUp(form(fields), new Headers());
  return { ...result, email: fields["email"] ?? "", password: fields["password"] ?? "" };
}
