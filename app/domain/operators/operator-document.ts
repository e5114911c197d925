export const operatorDocumentKinds = ["registration", "gst", "pan", "insurance", "licence", "other"] as const;
export type OperatorDocumentKind = (typeof operatorDocumentKinds)[number];

export const operatorDocumentLabels: Record<OperatorDocumentKind, string> = {
  registration: "Certificate of registration",
  gst: "GST certificate",
  pan: "PAN card",
  insurance: "Insurance",
  licence: "Guide or transport license",
  other: "Other document",
};

/** Maximum size of a document in bytes, and maximum number per operator. */
export const operatorDocumentLimits = { bytes: 5 * 1024 * 1024, count: 20 } as const;

/** Accepted formats, detected by the first bytes of the file. */
export const operatorDocumentFormats = {
  pdf: { contentType: "application/pdf", extension: "pdf" },
  jpeg: { contentType: "image/jpeg", extension: "jpg" },
  png: { contentType: "image/png", extension: "png" },
} as const;
type OperatorDocumentFormat = keyof typeof operatorDocumentFormats;

/** Value for the `accept` attribute of a file field. */
export const acceptedDocuments = Object.values(operatorDocumentFormats)
  .map(({ contentType }) => contentType)
  .join(",");

/** Messages for rejected documents. */
export const operatorDocumentRefusals = {
  missing: "Please choose a file.",
  too_large: "Please choose a file of at most 5 MB.",
  unknown: "Please choose a PDF, JPEG or PNG file.",
  too_many: "You can store up to 20 documents. Please remove one first.",
  too_often: "Too many uploads. Please wait a minute.",
} as const;

/** An operator document, as listed for its owner and admins. */
export interface OperatorDocument {
  id: string;
  kind: OperatorDocumentKind;
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** UTC instant. */
  createdAt: number;
}

/** Returns the format of a file by its content alone, or null. */
export function documentFormatOf(bytes: Uint8Array): OperatorDocumentFormat | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, 8));
  if (beginning.startsWith("%PDF-")) return "pdf";
  if (beginning.startsWith("\xff\xd8\xff")) return "jpeg";
  return beginning === "\x89PNG\r\n\x1a\n" ? "png" : null;
}

/** Returns the stored file name: the original without folders or reserved characters, with the extension that matches the content. */
export function documentFileName(name: string, format: OperatorDocumentFormat): string {
  const { extension } = operatorDocumentFormats[format];
  const last = name.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[\p{C}<>:"|?*;%]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return `${Array.from(stem).slice(0, 80).join("") || "document"}.${extension}`;
}
