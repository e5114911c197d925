import { expect, test } from "vitest";
import { formatPhone } from "~/domain/accounts/format-phone";

test.each([
  ["+919845012345", "+91\u00A098450\u00A012345"],
  ["98450 12345", "+91\u00A098450\u00A012345"],
  ["+14155550123", "+14155550123"],
  ["+91234", "+91234"],
  ["", ""],
])("%s is shown as %s", (stored, shown) => expect(formatPhone(stored)).toBe(shown));
