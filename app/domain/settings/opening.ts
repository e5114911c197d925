import { identityMessages } from "./identity/messages";
import { registeredBy } from "./legal-form";
import type { PlatformSettings, SettingsName } from "./settings";

/** The opening checklist: what must be entered before bookings open. Demo builds are always open. */

type OpeningEntry = [name: string, section: SettingsName, value: string | null];

export interface OpeningGap {
  name: string;
  /** Section of the settings that has it. */
  section: SettingsName;
}

/**
 * Lists what the platform's settings lack. Source: rules 4(2), 4(4) and 4(5) of the Consumer Protection (E-Commerce) Rules, 2020, section 8(9)
 * of the Digital Personal Data Protection Act, 2023, rule 26 of the Companies (Incorporation) Rules, 2014.
 */
export function openingGaps({
  "tax-identity": own,
  contact,
  privacy,
}: Pick<PlatformSettings, "tax-identity" | "contact" | "privacy">): OpeningGap[] {
  const number = registeredBy(own.legalForm);
  const numbered: OpeningEntry[] = number ? [[number, "tax-identity", own.registrationNumber]] : [];
  const entries: OpeningEntry[] = [
    ["Legal name", "tax-identity", own.legalName],
    ["Legal form", "tax-identity", own.legalForm],
    ...numbered,
    ["PAN", "tax-identity", own.pan],
    ["GSTIN", "tax-identity", own.gstin],
    ["Registered address", "tax-identity", own.registeredAddress],
    ["Grievance officer, with reply times", "privacy", privacy.grievanceOfficer],
    ["Care number", "contact", contact.phone],
  ];
  return entries.flatMap(([name, section, value]) => (value ? [] : [{ name, section }]));
}

/** Describes the company that runs the site, for the contact page, the terms and About. */
export function identityLines({
  legalName,
  legalForm,
  registrationNumber,
  gstin,
  registeredAddress,
}: PlatformSettings["tax-identity"]): string[] {
  if (legalName === null) return [];
  const number = registeredBy(legalForm);
  const m = identityMessages();
  return [
    legalForm === null ? legalName : m.name(legalName, legalForm),
    ...(number && registrationNumber !== null ? [`${number} ${registrationNumber}`] : []),
    ...(gstin === null ? [] : [`GSTIN ${gstin}`]),
    ...(registeredAddress === null ? [] : [m.registeredAddress(registeredAddress)]),
  ];
}
