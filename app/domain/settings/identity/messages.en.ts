import { legalFormLabels, type LegalForm } from "../legal-form";

/** The company that runs the site, on the pages and in the legal texts. */
export const messages = {
  name: (legalName: string, form: LegalForm) => `${legalName}, ${legalFormLabels[form].toLowerCase()}`,
  registeredAddress: (address: string) => `Registered address: ${address}`,
};
