import { expect, test } from "vitest";
import { accountMenuOf } from "~/content/account-menu";
import { operatorRights, type OperatorRight } from "~/domain/operators/operator-rights";

type Person = Parameters<typeof accountMenuOf>[0];

function pathsOf(viewer: Person, ...rights: OperatorRight[]) {
  const membership = { operator: "walks", companyName: "Walks", status: "verified", isOwner: false } as const;
  return accountMenuOf(viewer, [{ ...membership, rights }]).map(({ to }) => to);
}

test("each role has its own menu, without links of other roles", () => {
  expect(pathsOf({ role: "user", status: "active" })).toEqual([
    "/dashboard",
    "/profile",
    "/bookings",
    "/wishlist",
  ]);
  for (const status of ["pending", "verified"] as const) {
    const operator = pathsOf({ role: "tour_operator", status }, ...operatorRights);
    expect(operator).toContain("/operator/profile");
    expect(operator).toContain("/operator/tours/create");
    expect(operator.filter((path) => !path.startsWith("/operator"))).toEqual(["/profile"]);
  }
  const admin = pathsOf({ role: "admin", status: "active" });
  expect(admin).toContain("/admin/users");
  expect(admin.filter((path) => !path.startsWith("/admin"))).toEqual(["/profile"]);
});

test("staff see the pages that their rights allow", () => {
  const staff = { role: "tour_operator", status: "verified" } as const;
  expect(pathsOf(staff)).toEqual(["/operator", "/profile"]);
  expect(pathsOf(staff, "tours")).toEqual([
    "/operator",
    "/operator/tours",
    "/operator/tours/create",
    "/profile",
  ]);
  expect(pathsOf(staff, "bookings", "reviews")).toEqual([
    "/operator",
    "/operator/bookings",
    "/operator/messages",
    "/operator/reviews",
    "/profile",
  ]);
  expect(accountMenuOf(staff, []).map(({ to }) => to)).toEqual(["/operator", "/profile"]);
});

test("a pending administrator sees only the approval page", () => {
  expect(pathsOf({ role: "admin", status: "pending" })).toEqual(["/pending"]);
});
