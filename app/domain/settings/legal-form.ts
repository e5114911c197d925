/** Legal forms of the company that runs the site, and their registration numbers. */

export const legalForms = ["private", "public", "opc", "llp", "partnership", "proprietorship"] as const;
export type LegalForm = (typeof legalForms)[number];

export const legalFormLabels: Record<LegalForm, string> = {
  private: "Private limited company",
  public: "Public limited company",
  opc: "One person company",
  llp: "Limited liability partnership",
  partnership: "Partnership",
  proprietorship: "Proprietorship",
};

/** Returns the number by which a form is registered; partnerships and proprietors have none. */
export function registeredBy(form: LegalForm | null): "CIN" | "LLPIN" | null {
  if (form === "llp") return "LLPIN";
  return form === "private" || form === "public" || form === "opc" ? "CIN" : null;
}

const patterns = { CIN: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, LLPIN: /^[A-Z]{3}-?\d{4}$/ };

/** Returns the problem with the registration number of a form, or null. Source: Ministry of Corporate Affairs. */
export function registrationProblem(form: LegalForm | null, number: string | null): string | null {
  if (number === null) return null;
  const kind = registeredBy(form);
  if (kind === null) return "Choose the legal form of this number, or leave it empty.";
  if (patterns[kind].test(number)) return null;
  return kind === "CIN"
    ? "A CIN has 21 characters, for example U63040KA2016PTC013217."
    : "An LLPIN is three letters and four digits, for example AAB-1234.";
}
