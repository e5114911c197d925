import { expect, test } from "vitest";
import { operatorPages, operatorPagesFor, rightForAddress } from "~/content/operator-navigation";
import { hasRightFor, type OperatorRight, type Membership } from "~/domain/operators/operator-rights";
import { pageRefusal } from "~/middleware/operator-frame";

function membership(rights: OperatorRight[]): Membership {
  return { operator: "walks", companyName: "Walks", status: "verified", isOwner: false, rights };
}

test.for([
  ["/operator", null],
  ["/operator/dashboard", null],
  ["/operator/tours", "tours"],
  ["/operator/tours/create", "tours"],
  ["/operator/departures/ooty/2027-01-02", "departures"],
  ["/operator/bookings", "bookings"],
  ["/operator/bookings/TB000001", "bookings"],
  ["/operator/messages/TB000001", "bookings"],
  ["/operator/profile/members", "company"],
  // Each member switches notifications for themselves.
  ["/operator/profile/notifications", null],
  ["/operator/toursome", null],
] as const)("%s requires the right %s", ([path, right]) => {
  expect(rightForAddress(path)).toBe(right);
});

test("a right applies only within the company that grants it", () => {
  const memberships = [membership(["bookings"]), { ...membership(["departures"]), operator: "boats" }];
  expect(hasRightFor(memberships, "boats", "departures")).toBe(true);
  expect(hasRightFor(memberships, "walks", "departures")).toBe(false);
  expect(hasRightFor(memberships, "elsewhere", "departures")).toBe(false);
});

test("the navigation shows exactly the permitted pages, for any single right", () => {
  for (const right of ["tours", "departures", "bookings", "reviews", "earnings", "company"] as const) {
    const memberships = [membership([]), membership([right])];
    const offered = operatorPagesFor(memberships);
    for (const page of operatorPages) {
      const refusal = pageRefusal(memberships, new URL(page.to, "http://localhost"));
      expect(refusal === null).toBe(offered.includes(page));
    }
    expect(offered.length).toBeGreaterThan(1);
  }
});

test("a user without a company sees that there is none, and only the dashboard", () => {
  for (const { to } of operatorPages) expect(pageRefusal([], new URL(to, "http://localhost"))).toBeNull();
  expect(operatorPagesFor([]).map(({ to }) => to)).toStrictEqual(["/operator"]);
});
