import { expect, test } from "vitest";
import { isWayIn, nextFrom, withNext } from "~/features/accounts/sign-in/auth-addresses";

test.for([
  ["/", "", null],
  ["/", "?region=east", null],
  ["/about", "", "/about"],
  ["/tours", "?q=tea&sort=price", "/tours?q=tea&sort=price"],
  ["/login", "", null],
  ["/login", "?next=%2Fbookings%3Fshow%3Dpast", "/bookings?show=past"],
  ["/signup", "?next=%2F%2Fexample.org", null],
  ["/login/code", "?next=%2Fprofile", "/profile"],
  ["/verify-email", "?token=abc", null],
  ["/loginless", "", "/loginless"],
] as const)("from %s%s the login leads to %s", ([pathname, search, next]) => {
  expect(nextFrom({ pathname, search })).toBe(next);
});

test("a login URL keeps its return path, whatever that contains", () => {
  expect(withNext("/login", null)).toBe("/login");
  const address = withNext("/login", "/tours?q=a&b=%26#c");
  expect(new URL(address, "https://tourbharat.example").searchParams.get("next")).toBe("/tours?q=a&b=%26#c");
});

test("the dialog does not open over the sign-in forms", () => {
  const forms = ["/login", "/login/code", "/signup", "/reset-password"];
  expect([...forms, "/", "/tours", "/signups", "/book/ooty"].filter(isWayIn)).toEqual(forms);
});
