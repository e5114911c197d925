import { expect, test } from "vitest";
import { accountActions, actionsFor, wayOf } from "~/domain/accounts/account-status";
import { accountStatuses, roles } from "~/domain/accounts/account";

test.for([
  ["user", "pending", []],
  ["user", "active", ["suspend"]],
  ["user", "verified", ["suspend"]],
  ["user", "suspended", ["activate"]],
  ["tour_operator", "pending", ["verify"]],
  ["tour_operator", "active", ["suspend"]],
  ["tour_operator", "verified", ["suspend"]],
  ["tour_operator", "suspended", ["activate"]],
  ["admin", "pending", ["approve"]],
  ["admin", "active", ["suspend"]],
  ["admin", "verified", ["suspend"]],
  ["admin", "suspended", ["activate"]],
] as const)("a %s who is %s can be: %j", ([role, status, actions]) => {
  expect(actionsFor({ role, status })).toStrictEqual(actions);
});

test("no action keeps an account's state or makes it pending again", () => {
  for (const role of roles) {
    for (const action of accountActions) {
      const way = wayOf(role, action);
      if (way === null) continue;
      expect(way.from).not.toContain(way.to);
      expect(way.to).not.toBe("pending");
    }
  }
});

test("every state but a traveler's pending allows an action", () => {
  for (const role of roles) {
    for (const status of accountStatuses) {
      if (role === "user" && status === "pending") continue;
      expect(actionsFor({ role, status })).toHaveLength(1);
    }
  }
});
