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
} from "~/domain/accounts/account";
import { viewer } from "../support/viewer";

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

test.for([
  null,
  "",
  "admin",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "https://evil.example/admin",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
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
