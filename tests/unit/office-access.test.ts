import { expect, test } from "vitest";
import { adminRightsFor, mayOpen, operatorRightFor, type LinkReader } from "~/domain/office/office-access";
import { operatorRights, type OperatorRight } from "~/domain/operators/operator-rights";
import { viewer } from "../support/viewer";
import { pageAccess } from "../support/route-access";

/** Paths of an office's routes with the rights that they require, as tests/worker/route-access.test.ts tries them. */
function routesOf(office: "admin" | "operator"): [path: string, rights: string][] {
  return Object.entries(pageAccess).flatMap(([access, paths]) => {
    const [role, rights = ""] = access.split(":");
    if (role !== office) return [];
    return paths
      .trim()
      .split(/\s+/)
      .map((path): [string, string] => [path.replaceAll(/:\w+/g, "goa").replace("*", "none"), rights]);
  });
}

test("an address of the back office requires the rights of its route", () => {
  const routes = routesOf("admin");
  expect(routes.length).toBeGreaterThan(70);
  expect(routes.map(([path]) => [path, adminRightsFor(path).join("|")])).toEqual(
    routes.map(([path, rights]) => [path, rights || "read"]),
  );
});

/** Leads to the first step, whose right it requires. */
const leadsOn = "/operator/tours/goa";

test("an address of the operator portal requires the right of its route", () => {
  const routes = routesOf("operator").filter(([path]) => path !== leadsOn);
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.map(([path]) => [path, operatorRightFor(path) ?? ""])).toEqual(routes);
  expect(operatorRightFor(leadsOn)).toBe("tours");
  expect(operatorRightFor("/operator/toursome")).toBeNull();
});

function staffWith(right: OperatorRight): LinkReader {
  const company = { operator: "walks", companyName: "Walks", status: "verified", isOwner: false } as const;
  return { viewer: viewer({ role: "tour_operator" }), memberships: [{ ...company, rights: [right] }] };
}

test("a person may open what one of their rights allows, and everything outside of the offices", () => {
  const support = { viewer: viewer({ role: "admin", adminRole: "support" }), memberships: [] };
  expect(mayOpen(support, "/admin/logs/mail?open=1")).toBe(true);
  expect(mayOpen(support, "/admin/logs")).toBe(false);
  expect(mayOpen(support, "/admin/settings/gst")).toBe(false);
  expect(mayOpen({ viewer: viewer(), memberships: [] }, "/admin")).toBe(false);
  expect(mayOpen({ viewer: null, memberships: [] }, "/tours")).toBe(true);
  const allowed = operatorRights.filter((right) => mayOpen(staffWith(right), "/operator/bookings.csv"));
  expect(allowed).toEqual(["bookings"]);
});
