import { expect, test } from "vitest";
import { z } from "zod";
import { unstable_readConfig as readConfig } from "wrangler";
import { callerOf, requestsPerMinute } from "../../worker/platform/http/rate-limit";

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

const limitSchema = z.array(z.object({ name: z.string(), simple: z.object({ limit: z.int() }) }));

test("the limits that refusals name are those of wrangler.toml", () => {
  const { ratelimits } = readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  const limits = Object.fromEntries(
    limitSchema.parse(ratelimits).map(({ name, simple }) => [name, simple.limit]),
  );
  expect(limits).toStrictEqual({
    SIGN_UP_RATE_LIMIT: requestsPerMinute.signUp,
    FORM_RATE_LIMIT: requestsPerMinute.form,
    QUOTE_RATE_LIMIT: requestsPerMinute.quote,
    SEARCH_RATE_LIMIT: requestsPerMinute.search,
    BOOKING_RATE_LIMIT: requestsPerMinute.booking,
    HOLD_RATE_LIMIT: requestsPerMinute.hold,
    DOCUMENT_RATE_LIMIT: requestsPerMinute.bookingDocument,
    LOOKUP_RATE_LIMIT: requestsPerMinute.lookup,
  });
});
