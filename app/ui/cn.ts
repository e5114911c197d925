import { clsx, type ClassValue } from "clsx";

/**
 * Utilities by the property that they set, in the order in which they are tried. A class beats earlier ones of its own group and of
 * the groups named after it.
 */
const groups: readonly (readonly [name: string, pattern: RegExp, ...beats: string[]])[] = [
  [
    "display",
    /^(block|inline|inline-block|inline-flex|flex|inline-grid|grid|table|table-cell|table-row|table-row-group|contents|hidden)$/,
  ],
  ["position", /^(static|fixed|absolute|relative|sticky)$/],
  ["visibility", /^(visible|invisible|collapse)$/],
  ["sr", /^(not-)?sr-only$/],
  ["size", /^size-/, "w", "h"],
  ["w", /^w-/],
  ["h", /^h-/],
  ["min-w", /^min-w-/],
  ["min-h", /^min-h-/],
  ["max-w", /^max-w-/],
  ["max-h", /^max-h-/],
  ["p", /^p-/, "px", "py", "pt", "pr", "pb", "pl"],
  ["px", /^px-/, "pr", "pl"],
  ["py", /^py-/, "pt", "pb"],
  ["pt", /^pt-/],
  ["pr", /^pr-/],
  ["pb", /^pb-/],
  ["pl", /^pl-/],
  ["m", /^-?m-/, "mx", "my", "mt", "mr", "mb", "ml"],
  ["mx", /^-?mx-/, "mr", "ml"],
  ["my", /^-?my-/, "mt", "mb"],
  ["mt", /^-?mt-/],
  ["mr", /^-?mr-/],
  ["mb", /^-?mb-/],
  ["ml", /^-?ml-/],
  ["text-align", /^text-(left|center|right|start|end|justify)$/],
  ["text-size", /^text-(xs|sm|base|lg|\d?xl|\[[\d.]+(rem|px|em)\])$/, "leading"],
  ["text-wrap", /^text-(wrap|nowrap|balance|pretty)$/],
  ["text-color", /^text-/],
  ["leading", /^leading-/],
  ["font-family", /^font-(sans|display|mono)$/],
  ["font-weight", /^font-(thin|light|normal|medium|semibold|bold)$/],
  ["bg-image", /^bg-(none|linear-.*|gradient-.*)$/],
  ["bg-size", /^bg-(auto|cover|contain)$/],
  ["bg-color", /^bg-/],
  ["border-style", /^border-(solid|dashed|dotted|double|none)$/],
  [
    "border-w",
    /^border(-\d+)?$/,
    "border-wt",
    "border-wr",
    "border-wb",
    "border-wl",
    "border-wx",
    "border-wy",
  ],
  ["border-wt", /^border-t(-\d+)?$/],
  ["border-wr", /^border-r(-\d+)?$/],
  ["border-wb", /^border-b(-\d+)?$/],
  ["border-wl", /^border-l(-\d+)?$/],
  ["border-wx", /^border-x(-\d+)?$/, "border-wr", "border-wl"],
  ["border-wy", /^border-y(-\d+)?$/, "border-wt", "border-wb"],
  ["border-ct", /^border-t-/],
  ["border-cl", /^border-l-/],
  ["border-cb", /^border-b-/],
  ["border-spacing", /^border-spacing-/],
  ["border-collapse", /^border-(collapse|separate)$/],
  ["border-color", /^border-/, "border-ct", "border-cl", "border-cb"],
  [
    "rounded",
    /^rounded(-(none|sm|md|lg|\dxl|xl|full|control|card|xs|\[.*\]))?$/,
    "rounded-t",
    "rounded-b",
    "rounded-l",
    "rounded-r",
  ],
  ["rounded-t", /^rounded-t/],
  ["rounded-b", /^rounded-b/],
  ["rounded-l", /^rounded-l/],
  ["rounded-r", /^rounded-r/],
  ["shadow", /^(shadow(-(none|sm|xs|md|lg|\[.*\]))?|(card|float)-shadow)$/],
  ["opacity", /^opacity-/],
  ["cursor", /^cursor-/],
  ["overflow", /^overflow-(auto|hidden|clip|visible|scroll)$/, "overflow-x", "overflow-y"],
  ["overflow-x", /^overflow-x-/],
  ["overflow-y", /^overflow-y-/],
  ["items", /^items-/],
  ["align-content", /^content-(center|start|end|between|around|evenly|stretch|normal|baseline)$/],
  ["justify", /^justify-(normal|start|end|center|between|around|evenly|stretch)$/],
  ["justify-self", /^justify-self-/],
  ["justify-items", /^justify-items-/],
  ["content", /^content-\[/],
  ["self", /^self-/],
  ["place-items", /^place-items-/, "items", "justify-items"],
  ["gap", /^gap-[^xy]/, "gap-x", "gap-y"],
  ["gap-x", /^gap-x-/],
  ["gap-y", /^gap-y-/],
  ["flex-direction", /^flex-(row|col)(-reverse)?$/],
  ["flex-wrap", /^flex-(wrap|nowrap|wrap-reverse)$/],
  ["flex", /^flex-/, "basis", "grow", "shrink"],
  ["basis", /^basis-/],
  ["grow", /^grow/],
  ["shrink", /^shrink/],
  ["order", /^-?order-/],
  ["grid-cols", /^grid-cols-/],
  ["grid-rows", /^grid-rows-/],
  ["grid-flow", /^grid-flow-/],
  // Not "col-start": a span and a start go together.
  ["col", /^col-(span-.*|auto)$/],
  ["col-start", /^-?col-start-/],
  ["col-end", /^-?col-end-/],
  ["row", /^row-(span-.*|auto)$/],
  ["row-start", /^-?row-start-/],
  ["inset", /^-?inset-[^xy]/, "inset-x", "inset-y", "top", "right", "bottom", "left"],
  ["inset-x", /^-?inset-x-/, "right", "left"],
  ["inset-y", /^-?inset-y-/, "top", "bottom"],
  ["top", /^-?top-/],
  ["right", /^-?right-/],
  ["bottom", /^-?bottom-/],
  ["left", /^-?left-/],
  ["z", /^-?z-/],
  ["white-space", /^whitespace-/],
  ["wrap", /^wrap-/],
  ["break", /^break-(words|all|keep|normal)$/],
  ["break-inside", /^break-inside-/],
  ["truncate", /^(truncate|text-ellipsis|text-clip)$/],
  ["decoration", /^(underline|overline|line-through|no-underline)$/],
  ["underline-offset", /^underline-offset-/],
  ["animate", /^animate-/],
  ["transition", /^transition/],
  ["duration", /^duration-/],
  ["object-fit", /^object-(contain|cover|fill|none|scale-down)$/],
  ["object-position", /^object-/],
  ["align", /^align-/],
  ["rotate", /^-?rotate-/],
  ["scale", /^-?scale-/],
  ["fill", /^fill-/],
  ["stroke-w", /^stroke-[\d[]/],
  ["stroke", /^stroke-/],
  ["list", /^list-/],
  ["outline-style", /^outline-(none|hidden|dashed|solid)$/],
  ["outline-offset", /^-?outline-offset-/],
  ["outline-w", /^outline(-\d+)?$/],
  ["outline-color", /^outline-[a-z]/],
  ["pointer-events", /^pointer-events-/],
  ["touch", /^touch-(none|auto|manipulation|pan-[xy])$/],
  ["touch-zoom", /^touch-pinch-zoom$/],
  ["aspect", /^aspect-/],
  ["line-clamp", /^line-clamp-/, "display", "overflow"],
  ["scroll-mt", /^scroll-mt-/],
  ["columns", /^columns-/],
  ["accent", /^accent-/],
  ["tracking", /^tracking-/],
  ["case", /^(uppercase|lowercase|capitalize|normal-case)$/],
  ["select", /^select-/],
  ["tabular", /^tabular-nums$/],
];

/** Class names joined before; the server renders the same ones with every page. */
const joined = new Map<string, string>();
const maxJoined = 5000;

/** Joins class names; of two Tailwind classes for the same property the later wins. */
export function cn(...classes: ClassValue[]): string {
  const all = clsx(classes);
  const before = joined.get(all);
  if (before !== undefined) return before;
  const names = joinedOf(all.split(" "));
  if (joined.size < maxJoined) joined.set(all, names);
  return names;
}

function joinedOf(names: string[]): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of names.toReversed()) {
    const at = startOfUtility(name);
    const variants = name.slice(0, at);
    const group = groupOf(name.slice(at));
    if (group === null) kept.push(name);
    else if (!taken.has(variants + group[0])) {
      kept.push(name);
      for (const beaten of [group[0], ...group.slice(2)]) taken.add(`${variants}${String(beaten)}`);
    }
  }
  return kept.toReversed().join(" ");
}

/** Returns the index after a class's last variant: after "hover:" in "hover:underline", not within brackets. */
function startOfUtility(name: string): number {
  let depth = 0;
  for (let at = name.length - 1; at >= 0; at--) {
    const letter = name[at];
    if (letter === "]" || letter === ")") depth++;
    else if (letter === "[" || letter === "(") depth--;
    else if (letter === ":" && depth === 0) return at + 1;
  }
  return 0;
}

const known = new Map<string, (typeof groups)[number] | null>();

function groupOf(utility: string) {
  const before = known.get(utility);
  if (before !== undefined) return before;
  const group = groups.find(([, pattern]) => pattern.test(utility)) ?? null;
  known.set(utility, group);
  return group;
}
