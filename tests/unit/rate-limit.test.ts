import { expect, test } from "vitest";
import { callerOf } from "../../worker/http/rate-limit";

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8::", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
] as const)("%s is counted as %s", ([address, caller]) => {
  expect(callerOf(new Headers({ "CF-Connecting-IP": address }))).toBe(caller);
});

test("without a client address there is no caller", () => {
  expect(callerOf(new Headers())).toBeNull();
});
