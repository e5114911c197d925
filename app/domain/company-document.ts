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

/** How large a paper may be in bytes, and how many a company keeps with us. */
export const companyDocumentLimits = { bytes: 5 * 1024 * 1024, count: 20 } as const;

/** What a paper may be, by what it begins with. */
export const companyDocumentFormats = {
  pdf: { contentType: "application/pdf", extension: "pdf" },
  jpeg: { contentType: "image/jpeg", extension: "jpg" },
  png: { contentType: "image/png", extension: "png" },
} as const;
export type CompanyDocumentFormat = keyof typeof companyDocumentFormats;

/** For the `accept` of a file field. */
export const acceptedDocuments = Object.values(companyDocumentFormats)
  .map(({ contentType }) => contentType)
  .join(",");

/** Why a paper is not taken, for people. */
export const companyDocumentRefusals = {
  missing: "Please choose a file.",
  kind: "Please choose what it is.",
  too_large: "Please choose a file of at most 5 MB.",
  unknown: "Please choose a PDF, JPEG or PNG file.",
  too_many: "A company keeps at most 20 papers with us. Please remove one first.",
  too_often: "That was a lot of files. Please wait a minute.",
} as const;
export type CompanyDocumentRefusal = keyof typeof companyDocumentRefusals;

/** A paper as its owner and administrators see it listed. */
export interface CompanyDocument {
  id: string;
  kind: CompanyDocumentKind;
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** UTC instant. */
  createdAt: number;
}

/** The format of a file, told by its content alone, or null. */
export function documentFormatOf(bytes: Uint8Array): CompanyDocumentFormat | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, 8));
  if (beginning.startsWith("%PDF-")) return "pdf";
  if (beginning.startsWith("\xff\xd8\xff")) return "jpeg";
  return beginning === "\x89PNG\r\n\x1a\n" ? "png" : null;
}

/** What a file is called with us: its own name without folders and without what is a sign to some system, and with the ending that its content asks for. */
export function documentFileName(name: string, format: CompanyDocumentFormat): string {
  const { extension } = companyDocumentFormats[format];
  const last = name.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[\p{C}<>:"|?*;%]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `${Array.from(stem).slice(0, 80).join("") || "document"}.${extension}`;
}
