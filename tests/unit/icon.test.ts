import { expect, test } from "vitest";
import { strokesOf } from "~/ui/icon";

test("shapes become outlines that can follow others in one path", () => {
  expect(strokesOf(["path", { d: "m6 9 6 6 6-6" }])).toBe("M6 9l6 6 6-6");
  expect(strokesOf(["path", { d: "m2.5.5.5-.5" }])).toBe("M2.5 .5l.5-.5");
  expect(strokesOf(["path", { d: "m6 9h3" }])).toBe("M6 9h3");
  expect(strokesOf(["path", { d: "M8 2v3" }])).toBe("M8 2v3");
  expect(strokesOf(["line", { x1: "2", x2: "22", y1: "3", y2: "4" }])).toBe("M2 3L22 4");
  expect(strokesOf(["circle", { cx: "12", cy: "12", r: "10" }])).toBe(
    "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z",
  );
  expect(strokesOf(["rect", { x: "3", y: "3", width: "18", height: "18" }])).toBe("M3 3h18v18h-18z");
  expect(strokesOf(["circle", { cx: "12", cy: "12", r: "1", fill: "currentColor" }])).toBeNull();
});
