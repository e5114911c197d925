const vowels = [..."अआइईउऊऋएऐओऔऑऍ"];
/** Letters of Hindi, and the one more of Marathi, which names of places have. */
const plainConsonants = [..."कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहळ"];
const consonants = [...plainConsonants, ..."क़ ख़ ग़ ज़ ड़ ढ़ फ़".split(" ")];
const vowelSigns = ["", ..."ािीुूृेैोौॉॅ"];

/** Conjuncts whose letters do not merely stand side by side. */
const fused = [
  "क्ष ज्ञ क्त क्क त्त द्द द्ध द्भ द्म द्य द्व द्ग द्घ द्न ट्ट ट्ठ ठ्ठ ड्ड ड्ढ ट्य ठ्य ड्य ढ्य ङ्क ङ्ग च्च ज्ज ञ्च ञ्ज न्न",
  "ल्ल प्त ष्ट ष्ठ श्च श्व श्न श्ल ह्न ह्म ह्य ह्व ह्ल ह्ण त्त्व द्ध्य ष्ट्र स्त्र न्त्र न्द्र क्ष्म क्ष्य त्र्य",
];

/** Others that are frequent; of all that are not here, the first letter is drawn in its half form. */
const sideBySide = [
  "क्ख क्ट क्म क्य क्ल क्व क्श क्स ख्त ख्य ख्व ग्ग ग्द ग्ध ग्न ग्म ग्य ग्ल ग्व घ्न ङ्ख च्छ च्य ज्य ज्व ट्व ण्ठ ण्ड ण्ण ण्य",
  "त्क त्थ त्न त्प त्म त्य त्व त्स थ्य थ्व ध्य ध्व न्त न्द न्ध न्म न्य न्व न्ह प्न प्प प्य प्ल प्स ब्ज ब्त ब्द ब्ध ब्ब ब्य ब्ल",
  "भ्य म्न म्प म्ब म्भ म्म म्य म्ल म्ह य्य ल्क ल्ट ल्ड ल्द ल्प ल्म ल्य ल्व ल्स ल्ह व्य व्व श्क श्त श्म श्य ष्क ष्ण ष्प ष्य",
  "स्क स्ट स्त स्थ स्न स्प स्फ स्म स्य स्ल स्व स्स फ़्त ज़्य ज़्म ख़्त",
];

/** Letters, signs and marks of modern Hindi, without those of Sanskrit and the Vedas. */
export const hindiLetters = [
  ...vowels,
  ...plainConsonants,
  ...vowelSigns,
  // Signs above and behind letters, the dot below and the stroke that joins; letters with their dot; the ends of sentences.
  "\u0901\u0902\u0903\u093c\u094d\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u0964\u0965",
  // Joiners, and the circle below a sign without a letter.
  "\u200c\u200d\u25cc",
].join("");

/** Returns each with every vowel sign, with and without the dot of a nasal. */
function withAnusvara(heads: readonly string[]): string[] {
  return heads.flatMap((head) => vowelSigns.flatMap((sign) => [head + sign, `${head + sign}ं`]));
}

/**
 * Returns the syllables of modern Hindi. Their glyphs are what a font for Hindi needs.
 * @param isForHeadings leaves out the conjuncts that look like a half form beside a letter
 */
export function hindiSyllables(isForHeadings: boolean): string[] {
  const conjuncts = (isForHeadings ? fused : [...fused, ...sideBySide]).join(" ").split(" ");
  const heads = [...consonants, ...consonants.map((letter) => `${letter}्र`), ...conjuncts];
  return [
    ...vowels.flatMap((vowel) => [vowel, `${vowel}ं`]),
    ..."अँ आँ इँ उँ ऊँ एँ".split(" "),
    ...withAnusvara(heads),
    // Only where nothing else stands above the letter.
    ...heads.flatMap((head) => ["", "ा", "ु", "ू"].map((sign) => `${head + sign}ँ`)),
    // The half forms, of which longer conjuncts are made.
    ...heads.map((head) => `${head}्\u200d`),
    ...consonants.flatMap((letter) => [`${letter}ः`, `${letter}्`]),
    ...withAnusvara(consonants.map((letter) => `र्${letter}`)),
    ...conjuncts.flatMap((conjunct) => ["", ..."ािीेोुू"].map((sign) => `र्${conjunct + sign}`)),
  ];
}
