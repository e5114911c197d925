import harfBuzz from "harfbuzzjs/dist/harfbuzz.wasm";

/** A glyph drawn at an offset from the start of its cluster, in units of its font. */
export interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
}

/** Characters that are drawn together: a letter with its marks, a conjunct or a syllable. */
export interface ShapedCluster {
  text: string;
  glyphs: readonly PlacedGlyph[];
  /** Width in units of the font. */
  advance: number;
}

/** A font as HarfBuzz holds it, outside of JavaScript's memory. */
export interface OpenFont {
  /** Returns the clusters of a text of one script and direction, from left to right. */
  shape(text: string, direction: "ltr" | "rtl"): ShapedCluster[];
  /** Returns the code points of the font. */
  characters(): number[];
  close(): void;
}

/**
 * HarfBuzz without the JavaScript of its package, which compiles further WebAssembly when it starts: Workers forbid that.
 * The functions are those of its C API: https://harfbuzz.github.io/
 */
const { exports } = new WebAssembly.Instance(harfBuzz, {
  env: {
    emscripten_resize_heap: (size: number) => growTo(size),
    _abort_js: () => fail("HarfBuzz aborted"),
    _setitimer_js: () => 0,
    _emscripten_runtime_keepalive_clear: () => undefined,
  },
  wasi_snapshot_preview1: { proc_exit: () => fail("HarfBuzz exited") },
});
const memory = exports.memory instanceof WebAssembly.Memory ? exports.memory : fail("HarfBuzz has no memory");
call("__wasm_call_ctors");

function fail(message: string): never {
  throw new Error(message);
}

/** @param size wanted size of the memory in bytes; returns 1 if it has it now */
function growTo(size: number): number {
  memory.grow(Math.ceil((size - memory.buffer.byteLength) / 65_536));
  return 1;
}

function call(name: string, ...args: number[]): number {
  const callee = exports[name];
  if (typeof callee !== "function") return fail(`HarfBuzz has no ${name}`);
  return Number(callee(...args));
}

/** Opens a TrueType font. It stays in memory until it is closed. */
export function openFont(file: Uint8Array): OpenFont {
  const data = call("malloc", file.length);
  new Uint8Array(memory.buffer).set(file, data);
  const readOnly = 1;
  const blob = call("hb_blob_create", data, file.length, readOnly, 0, 0);
  const face = call("hb_face_create", blob, 0);
  const font = call("hb_font_create", face);
  return {
    shape: (text, direction) => shape(font, text, direction),
    characters: () => charactersOf(face),
    close() {
      call("hb_font_destroy", font);
      call("hb_face_destroy", face);
      call("hb_blob_destroy", blob);
      call("free", data);
    },
  };
}

function charactersOf(face: number): number[] {
  const set = call("hb_set_create");
  call("hb_face_collect_unicodes", face, set);
  const count = call("hb_set_get_population", set);
  const list = call("malloc", count * 4);
  const beforeFirst = -1;
  call("hb_set_next_many", set, beforeFirst, list, count);
  const characters = Array.from(new Uint32Array(memory.buffer, list, count));
  call("free", list);
  call("hb_set_destroy", set);
  return characters;
}

const directions = { ltr: 4, rtl: 5 };
/** Size of a hb_glyph_info_t and of a hb_glyph_position_t, in bytes. */
const entrySize = 20;

function shape(font: number, text: string, direction: keyof typeof directions): ShapedCluster[] {
  const units = call("malloc", text.length * 2);
  new Uint16Array(memory.buffer, units, text.length).set(
    Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)),
  );
  const buffer = call("hb_buffer_create");
  call("hb_buffer_add_utf16", buffer, units, text.length, 0, text.length);
  call("hb_buffer_guess_segment_properties", buffer);
  call("hb_buffer_set_direction", buffer, directions[direction]);
  call("hb_shape", font, buffer, 0, 0);
  const clusters = readClusters(buffer, text);
  call("hb_buffer_destroy", buffer);
  call("free", units);
  return clusters;
}

function readClusters(buffer: number, text: string): ShapedCluster[] {
  const count = call("hb_buffer_get_length", buffer);
  const infos = new DataView(
    memory.buffer,
    call("hb_buffer_get_glyph_infos", buffer, 0) >>> 0,
    count * entrySize,
  );
  const places = new DataView(
    memory.buffer,
    call("hb_buffer_get_glyph_positions", buffer, 0) >>> 0,
    count * entrySize,
  );
  const found: { start: number; glyphs: PlacedGlyph[]; advance: number }[] = [];
  for (let at = 0; at < count * entrySize; at += entrySize) {
    const start = infos.getUint32(at + 8, true);
    const before = found.at(-1);
    const cluster = before?.start === start ? before : { start, glyphs: [], advance: 0 };
    if (cluster !== before) found.push(cluster);
    cluster.glyphs.push({
      id: infos.getUint32(at, true),
      x: cluster.advance + places.getInt32(at + 8, true),
      y: places.getInt32(at + 12, true),
    });
    cluster.advance += places.getInt32(at, true);
  }
  // An invisible character belongs to the cluster before it.
  const visible = found.filter(
    ({ start, advance }) => start === 0 || advance > 0 || !/^\p{Cf}/u.test(text.slice(start)),
  );
  const starts = visible.map(({ start }) => start).toSorted((a, b) => a - b);
  const endOf = new Map(starts.map((start, index) => [start, starts[index + 1] ?? text.length]));
  return visible.map(({ start, glyphs, advance }) => ({
    text: text.slice(start, endOf.get(start)),
    glyphs,
    advance,
  }));
}
