import { expect, test } from "vitest";
import { contactInWords, formatPhone } from "~/domain/accounts/format-phone";

test.each([
  ["+919845012345", "+91\u00A098450\u00A012345"],
  ["98450 12345", "+91\u00A098450\u00A012345"],
  ["+14155550123", "+14155550123"],
  ["+91234", "+91234"],
  ["", ""],
])("%s is shown as %s", (stored, shown) => expect(formatPhone(stored)).toBe(shown));

test("an emergency contact that was not given is none, not a comma", () => {
  expect(contactInWords({ emergencyName: "", emergencyPhone: "" })).toBeNull();
  expect(contactInWords({ emergencyName: "Arjun Iyer", emergencyPhone: "" })).toBe("Arjun Iyer");
  expect(contactInWords({ emergencyName: null, emergencyPhone: null })).toBeNull();
});
