import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { viewerContext } from "~/context";
import type { Viewer } from "~/domain/account";
import { requireAdmin } from "~/middleware/require-admin";

function visit(viewer: Viewer | null, path = "/admin/bookings?status=pending&q=a b") {
  const context = new RouterContextProvider();
  context.set(viewerContext, viewer);
  return () => requireAdmin(context, new URL(path, "http://localhost"));
}

function viewer(overrides: Partial<Viewer>): Viewer {
  return {
    id: "u1",
    name: "Platform Admin",
    email: "a@example.com",
    role: "admin",
    status: "active",
    ...overrides,
  };
}

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return null;
}

test("an active administrator comes through", () => {
  const admin = viewer({});
  expect(visit(admin)()).toBe(admin);
});

test("nobody is sent to the login and back to the same address afterwards", () => {
  const thrown = thrownBy(visit(null));
  expect(thrown).toBeInstanceOf(Response);
  if (!(thrown instanceof Response)) return;
  expect(thrown.status).toBe(302);
  const next = new URL(thrown.headers.get("Location") ?? "", "http://localhost").searchParams.get("next");
  expect(next).toBe("/admin/bookings?status=pending&q=a%20b");
});

test.for([
  viewer({ role: "user" }),
  viewer({ role: "tour_operator", status: "verified" }),
  viewer({ status: "pending" }),
  viewer({ status: "suspended" }),
])("a $status $role is refused, whatever the name says", (person) => {
  expect(thrownBy(visit(person))).toMatchObject({ init: { status: 403 } });
});
