import { expect, test } from "vitest";
import {
  accountStatuses,
  awaitsApproval,
  homePathFor,
  initials,
  initialStatus,
  isActiveAdmin,
  roles,
  sameOriginPath,
  type Viewer,
} from "~/domain/accounts/account";
import { viewer } from "../support/viewer";
import { accountActions, actionsFor, wayOf } from "~/domain/accounts/account-status";
import { accountMenuOf } from "~/content/account-menu";
import { operatorRights, type OperatorRight } from "~/domain/operators/operator-rights";
import { RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import { requireAdmin } from "~/middleware/require-admin";

test("only an approved administrator is active, whatever the name", () => {
  const active = roles.flatMap((role) =>
    accountStatuses
      .filter((status) => isActiveAdmin(viewer({ role, status })))
      .map((status) => `${role} ${status}`),
  );
  expect(active).toStrictEqual(["admin active", "admin verified"]);
  expect(isActiveAdmin(viewer({ name: "Platform Admin" }))).toBe(false);
  expect(isActiveAdmin(null)).toBe(false);
});

test("each role starts on its own page", () => {
  expect(homePathFor(viewer({ role: "admin" }))).toBe("/admin");
  expect(homePathFor(viewer({ role: "admin", status: "pending" }))).toBe("/pending");
  expect(homePathFor(viewer({ role: "tour_operator", status: "pending" }))).toBe("/operator");
  expect(homePathFor(viewer())).toBe("/dashboard");
});

test("only an administrator needs approval before anything else", () => {
  expect(awaitsApproval(viewer({ role: "admin", status: "pending" }))).toBe(true);
  expect(awaitsApproval(viewer({ role: "admin" }))).toBe(false);
  expect(awaitsApproval(viewer({ role: "tour_operator", status: "pending" }))).toBe(false);
});

test("a sign-up for more than a traveler's account is pending", () => {
  expect(roles.map((role) => initialStatus(role))).toStrictEqual(["active", "pending", "pending"]);
});

test.for([
  ["Asha Traveler", "AT"],
  ["Asha", "A"],
  ["  मीरा देवी अय्यर ", "मअ"],
  ["", ""],
] as const)("%s has the initials %s", ([name, letters]) => {
  expect(initials(name)).toBe(letters);
});

test.for(["/", "/admin", "/admin/bookings?status=pending&q=a%20b#top", "/destinations/from-bangalore/ooty"])(
  "%s is a path of this site",
  (path) => {
    expect(sameOriginPath(path)).toBe(path);
  },
);

const otherSites =
  "admin //evil.example ///evil.example https://evil.example/admin https:evil.example javascript:alert(1)";
const hiddenSites = [
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
];

test.for([
  null,
  "",
  ...otherSites.split(" "),
  ...hiddenSites,
  "//evil.example\\@tourbharat.invalid",
  "/\\/evil.example",
])("%j is not a path of this site", (value) => {
  expect(sameOriginPath(value)).toBeNull();
});

// Parsing a URL removes dot segments: the rest can begin with two slashes, which a browser takes for a host.
test.for(["/.//evil.example", "/a/..//evil.example", "/%2e//evil.example", "/..//evil.example"])(
  "the result of %j leads to no other site",
  (value) => {
    const path = sameOriginPath(value) ?? "/";
    expect(new URL(path, "https://tourbharat.example").origin).toBe("https://tourbharat.example");
  },
);

test.for([
  ["user", "pending", []],
  ["tour_operator", "pending", ["verify"]],
  ["admin", "pending", ["approve"]],
] as const)(
  "a %s who is %s can be: %j, one who is active suspended, one who is suspended activated",
  ([role, status, actions]) => {
    expect(actionsFor({ role, status })).toStrictEqual(actions);
    for (const active of ["active", "verified"] as const)
      expect(actionsFor({ role, status: active })).toStrictEqual(["suspend"]);
    expect(actionsFor({ role, status: "suspended" })).toStrictEqual(["activate"]);
  },
);

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

function pathsOf(person: Partial<Viewer>, ...rights: OperatorRight[]) {
  const membership = { operator: "walks", companyName: "Walks", status: "verified", isOwner: false } as const;
  return accountMenuOf(viewer(person), [{ ...membership, rights }]).map(({ to }) => to);
}

test("each role has its own menu, without links of other roles", () => {
  expect(pathsOf({ role: "user" })).toEqual(["/dashboard", "/profile", "/bookings", "/wishlist"]);
  for (const status of ["pending", "verified"] as const) {
    const operator = pathsOf({ role: "tour_operator", status }, ...operatorRights);
    expect(operator).toContain("/operator/profile");
    expect(operator).toContain("/operator/tours/create");
    expect(operator.filter((path) => !path.startsWith("/operator"))).toEqual(["/profile"]);
  }
  const admin = pathsOf({ role: "admin" });
  expect(admin).toContain("/admin/users");
  expect(admin.filter((path) => !path.startsWith("/admin"))).toEqual(["/profile"]);
});

test("staff and administrators see the pages that their rights allow", () => {
  const staff = { role: "tour_operator", status: "verified" } as const;
  const below = (...rights: OperatorRight[]) => pathsOf(staff, ...rights).join(" ");
  const tours = "/operator/tours /operator/tours/create";
  const desk = "/operator/bookings /operator/messages /operator/reviews";
  expect(below()).toBe("/operator /profile");
  expect(below("tours")).toBe(`/operator ${tours} /profile`);
  expect(below("bookings", "reviews")).toBe(`/operator ${desk} /profile`);
  expect(accountMenuOf(viewer(staff), []).map(({ to }) => to)).toEqual(["/operator", "/profile"]);
  expect(pathsOf({ role: "admin", adminRole: "content" }).join(" ")).toBe(
    "/admin/dashboard /admin/tours /profile",
  );
});

test("a pending administrator sees only the approval page", () => {
  expect(pathsOf({ role: "admin", status: "pending" })).toEqual(["/pending"]);
});

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
