/** Formats an emergency contact: "Arjun Iyer, +91 98450 12345"; null if none was given. */
export function contactInWords({
  emergencyName,
  emergencyPhone,
}: {
  emergencyName: string | null;
  emergencyPhone: string | null;
}): string | null {
  return [emergencyName, formatPhone(emergencyPhone ?? "")].filter(Boolean).join(", ") || null;
}

/** Returns the address that dials a number. */
export function dialUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

/** Formats a phone number as people in India group it: "+91 98450 12345", without a break. Other countries' stay as stored. */
export function formatPhone(phone: string): string {
  const [, first, last] = /^(?:\+91)?([6-9]\d{4})(\d{5})$/.exec(phone.replaceAll(" ", "")) ?? [];
  return first === undefined || last === undefined ? phone : `+91\u00A0${first}\u00A0${last}`;
}
