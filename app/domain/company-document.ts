/** The papers a company is verified by. */
export const companyDocumentKinds = ["registration", "gst", "pan", "insurance", "licence", "other"] as const;
export type CompanyDocumentKind = (typeof companyDocumentKinds)[number];

export const companyDocumentLabels: Record<CompanyDocumentKind, string> = {
  registration: "Certificate of registration",
  gst: "GST certificate",
  pan: "PAN card",
  insurance: "Insurance",
  licence: "Guide or transport licence",
  other: "Another paper",
};
