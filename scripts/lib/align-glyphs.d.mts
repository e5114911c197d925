export function alignGlyphs(bytes: Uint8Array): Uint8Array;
