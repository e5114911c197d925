import { PDFHexString, PDFString, type PDFDocument, type PDFRef } from "@cantoo/pdf-lib";
import type { Cluster } from "./face";
import { unitsPerEm, writeFont } from "./write-font";

/**
 * The font of a document: each cluster that the document draws is a glyph of it, made of the glyphs of the faces at their
 * offsets, and has a code of its own. So marks stand where HarfBuzz placed them, and a reader copies the characters of the
 * cluster, in every program that shows PDFs.
 */
export interface DocumentFont {
  ref: PDFRef;
  /** Returns the text of a PDF operator that draws the clusters, in this order. */
  encode(clusters: readonly Cluster[]): PDFHexString;
  /** Writes the font with what was encoded. */
  embed(): void;
}

export function createDocumentFont(document: PDFDocument): DocumentFont {
  const { context } = document;
  const ref = context.nextRef();
  /** Codes by the keys of the clusters. */
  const codes = new Map<string, number>();
  /** Glyph 0 is the empty one that every font must have, so the first cluster has code 1. */
  const clusters: Cluster[] = [];

  function codeOf(cluster: Cluster): number {
    const known = codes.get(cluster.key);
    if (known !== undefined) return known;
    clusters.push(cluster);
    codes.set(cluster.key, clusters.length);
    return clusters.length;
  }

  return {
    ref,
    encode: (drawn) =>
      PDFHexString.of(
        drawn
          .flatMap(partsOf)
          .map((part) => hex(codeOf(part)))
          .join(""),
      ),
    embed() {
      if (clusters.length === 0) return;
      const file = writeFont(clusters);
      const name = "TourBharat";
      const descriptor = context.register(
        context.obj({
          Type: "FontDescriptor",
          FontName: name,
          // Symbolic: the codes are our own.
          Flags: 4,
          FontBBox: [-unitsPerEm, -unitsPerEm, 2 * unitsPerEm, 2 * unitsPerEm],
          ItalicAngle: 0,
          Ascent: unitsPerEm,
          Descent: -300,
          CapHeight: 700,
          StemV: 80,
          FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
        }),
      );
      const descendant = context.register(
        context.obj({
          Type: "Font",
          Subtype: "CIDFontType2",
          BaseFont: name,
          CIDSystemInfo: {
            Registry: PDFString.of("Adobe"),
            Ordering: PDFString.of("Identity"),
            Supplement: 0,
          },
          FontDescriptor: descriptor,
          CIDToGIDMap: "Identity",
          W: [1, clusters.map(({ advance }) => advance)],
        }),
      );
      context.assign(
        ref,
        context.obj({
          Type: "Font",
          Subtype: "Type0",
          BaseFont: name,
          Encoding: "Identity-H",
          DescendantFonts: [descendant],
          ToUnicode: context.register(context.flateStream(mapToText(clusters))),
        }),
      );
    },
  };
}

/**
 * Splits a cluster into one that is drawn and an empty one for its marks: PDF.js, and so Firefox, takes no width from a code
 * whose characters contain a mark, and reads a space where there is none.
 */
function partsOf(cluster: Cluster): Cluster[] {
  const at = cluster.text.search(/[\p{Mn}\p{Cf}]/u);
  if (at < 1) return [cluster];
  const marks = cluster.text.slice(at);
  const parts = [
    { ...cluster, text: cluster.text.slice(0, at) },
    { ...cluster, text: marks, glyphs: [], advance: 0, key: `${cluster.direction} ${marks}` },
  ];
  return cluster.direction === "ltr" ? parts : parts.toReversed();
}

/** Writes a number as four hexadecimal digits. */
function hex(unit: number): string {
  return unit.toString(16).padStart(4, "0");
}

/** Returns the CMap that gives each code its characters. Source: ISO 32000-1, 9.10.3 */
function mapToText(clusters: readonly Cluster[]): string {
  const lines = clusters.map(({ text: typed, direction }, index) => {
    // Programs take what stands from left to right, and turn it around themselves.
    const text = direction === "ltr" ? typed : Array.from(typed).toReversed().join("");
    const units = Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at)));
    return `<${hex(index + 1)}> <${units.join("")}>`;
  });
  const maxLines = 100;
  const parts = Array.from({ length: Math.ceil(lines.length / maxLines) }, (_, index) =>
    lines.slice(index * maxLines, (index + 1) * maxLines),
  );
  return [
    "/CIDInit /ProcSet findresource begin",
    "12 dict begin",
    "begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def",
    "/CMapType 2 def",
    "1 begincodespacerange",
    "<0000> <ffff>",
    "endcodespacerange",
    ...parts.flatMap((part) => [`${part.length} beginbfchar`, ...part, "endbfchar"]),
    "endcmap",
    "CMapName currentdict /CMap defineresource pop",
    "end",
    "end",
  ].join("\n");
}
