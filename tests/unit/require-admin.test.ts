import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { requireAdmin } from "~/middleware/require-admin";
import { viewer } from "../support/viewer";

function visit(viewer: Viewer | null, path = "/admin/bookings?status=pending&q=a b") {
  const context = new RouterContextProvider();
  context.set(viewerContext, viewer);
  return () => requireAdmin(context, new URL(path, "http://localhost"));
}

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return null;
}

test("an active administrator is let through", () => {
  const admin = viewer({ role: "admin" });
  expect(visit(admin)()).toBe(admin);
});

test("a guest is redirected to the login and returns to the same URL afterwards", () => {
  const thrown = thrownBy(visit(null));
  if (!(thrown instanceof Response)) throw new Error("let through");
  const next = new URL(thrown.headers.get("Location") ?? "", "http://localhost").searchParams.get("next");
  expect([thrown.status, next]).toStrictEqual([302, "/admin/bookings?status=pending&q=a%20b"]);
});

test("a pending administrator is redirected to the approval notice", () => {
  const thrown = thrownBy(visit(viewer({ role: "admin", status: "pending" })));
  if (!(thrown instanceof Response)) throw new Error("let through");
  expect(thrown.headers.get("Location")).toBe("/pending");
});

test.for([
  viewer({ name: "Platform Admin" }),
  viewer({ role: "tour_operator", status: "verified" }),
  viewer({ role: "admin", status: "suspended" }),
])("a $status $role is refused, whatever the name", (person) => {
  expect(thrownBy(visit(person))).toMatchObject({ init: { status: 403 } });
});
