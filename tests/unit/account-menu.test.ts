import { expect, test } from "vitest";
import { accountMenuOf } from "~/content/account-menu";

const pathsOf = (...[viewer]: Parameters<typeof accountMenuOf>) => accountMenuOf(viewer).map(({ to }) => to);

test("each role has its own menu, and nobody a link of another's", () => {
  expect(pathsOf({ role: "user", status: "active" })).toEqual([
    "/dashboard",
    "/profile",
    "/bookings",
    "/wishlist",
  ]);
  for (const status of ["pending", "verified"] as const) {
    const operator = pathsOf({ role: "tour_operator", status });
    expect(operator).toContain("/operator/profile");
    expect(operator.filter((path) => !path.startsWith("/operator"))).toEqual(["/profile"]);
  }
  const admin = pathsOf({ role: "admin", status: "active" });
  expect(admin).toContain("/admin/users");
  expect(admin.filter((path) => !path.startsWith("/admin"))).toEqual(["/profile"]);
});

test("an administrator who waits for approval is offered nothing but that", () => {
  expect(pathsOf({ role: "admin", status: "pending" })).toEqual(["/pending"]);
});
