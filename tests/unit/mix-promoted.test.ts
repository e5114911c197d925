import { expect, test } from "vitest";
import { mixPromoted } from "~/domain/tours/mix-promoted";

const others = Array.from("abcdefg");

test("a page of four has one promoted tour, and those left over come last", () => {
  expect(mixPromoted(["1", "2"], others).join("")).toBe("1abc2defg");
  expect(mixPromoted([], others).join("")).toBe("abcdefg");
  expect(mixPromoted(["1", "2", "3", "4"], others.slice(0, 4)).join("")).toBe("1abc2d34");
});
