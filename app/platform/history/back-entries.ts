import type { DataRouter } from "react-router";

/**
 * Entries of the browser's history for what covers the page, so that Back closes it. Each repeats the page's entry, with its address
 * and the router's key, and lists what is open above it. The router does not see steps between entries of one page: it would load the
 * page's data again and cancel a form that is being sent.
 */

/** Something that covers the page: a dialog, a sheet, a menu. */
interface Cover {
  id: string;
  /** Number of its entries: 0 if it is closed, 1 if it is open, more in later steps of a dialog. */
  depth: number;
  isMounted: boolean;
  /** Called by Back and Forward with the new and the last depth. */
  show: (depth: number, before: number) => void;
  /** True if Forward opens it again. */
  reopens: boolean;
  /** Returns false if Back must leave it as it is, for example while a form is being sent. */
  mayGo: () => boolean;
}

/** An entry of the history: the router's key, and the ids of the covers, each as often as it has entries. */
interface Entry {
  key: string;
  /** Links to a part of a page give it another address, and no key. */
  address: string;
  covers: readonly string[];
}

/** In the order of opening. */
const covers = new Map<string, Cover>();
/** Null until the page is hydrated. */
let router: Pick<DataRouter, "state"> | null = null;
/** Entry at which the last step ended. */
let here: Entry = { key: "", address: "", covers: [] };
/** True until a step of our own has happened: the browser takes it later. */
let isStepping = false;
let isScheduled = false;

// Listeners of a window are called in the order in which they were added: this one before the router's, which is not there yet.
if (typeof window !== "undefined") window.addEventListener("popstate", onStep);

/** Begins to give covers their entries. */
export function beginEntries(shownBy: Pick<DataRouter, "state">) {
  router = shownBy;
  here = readEntry();
}

/** Adds a closed cover. @returns a function for its unmounting, after which Forward can open it as long as its page is shown */
export function addCover(added: Pick<Cover, "id" | "show" | "reopens" | "mayGo">): () => void {
  const id = lasting(added.id);
  const cover = { ...added, id, depth: 0, isMounted: true };
  covers.set(id, cover);
  return () => {
    cover.isMounted = false;
    cover.depth = 0;
    writeSoon();
  };
}

/** Changes the number of entries of a cover. */
export function setDepth(id: string, depth: number) {
  const cover = covers.get(lasting(id));
  if (!cover) return;
  if (cover.depth === 0) {
    covers.delete(cover.id);
    covers.set(cover.id, cover);
  }
  cover.depth = depth;
  writeSoon();
}

/** Entries outlast a reload, React's ids do not. */
function lasting(id: string): string {
  return `${performance.timeOrigin} ${id}`;
}

/** Makes the history agree with what is open, once everything that changes with this render has changed. */
export function writeSoon() {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    write();
  });
}

function write() {
  const entry = readEntry();
  // With another key, the router is on its way to that entry.
  if (isStepping || !router || entry.key !== router.state.location.key) return;
  if (!isSamePage(entry, here)) forgetUnmounted();
  here = entry;
  const wanted = openCovers().flatMap(({ id, depth }) => Array.from({ length: depth }, () => id));
  const { length } = entry.covers;
  if (length > wanted.length) {
    // A navigation that a link in a dialog began must not end elsewhere. BackEntries calls again after it.
    if (router.state.navigation.state === "idle") step(wanted.length - length);
    return;
  }
  if (entry.covers.some((id, index) => id !== wanted[index]))
    history.replaceState({ ...history.state, covers: wanted.slice(0, length) }, "");
  for (let depth = length + 1; depth <= wanted.length; depth++)
    history.pushState({ idx: null, ...history.state, covers: wanted.slice(0, depth) }, "");
  here = { ...entry, covers: wanted };
}

function onStep(event: PopStateEvent) {
  if (!router) return;
  const from = here;
  const to = readEntry();
  here = to;
  const isOwn = isStepping;
  isStepping = false;
  if (isOwn || !isSamePage(from, to)) writeSoon();
  if (!isSamePage(from, to)) {
    // Another page can have the same components.
    for (const cover of openCovers()) cover.show(0, cover.depth);
    return;
  }
  if (to.key !== router.state.location.key) return;
  const by = to.covers.length - from.covers.length;
  if (by === 0) return;
  event.stopImmediatePropagation();
  // If a cover was closed below another one, the entry that is written next names the one that stays.
  if (isOwn) return;
  if (openCovers().some((cover) => depthIn(to, cover) < cover.depth && !cover.mayGo())) {
    step(-by);
    return;
  }
  for (const cover of Array.from(covers.values()).toReversed()) {
    const depth = depthIn(to, cover);
    const before = cover.depth;
    if (depth === before || (depth > before && !cover.reopens)) continue;
    if (cover.isMounted) cover.depth = depth;
    cover.show(depth, before);
  }
  const top = covers.get(to.covers.at(-1) ?? "");
  const isGone = !top || (!top.reopens && top.depth < depthIn(to, top));
  // A question, or a dialog from before a reload, is passed by.
  if (by > 0 && isGone) history.forward();
}

function step(by: number) {
  isStepping = true;
  history.go(by);
}

function openCovers(): Cover[] {
  return Array.from(covers.values()).filter(({ depth }) => depth > 0);
}

function depthIn({ covers: ids }: Entry, { id }: Cover): number {
  return ids.filter((each) => each === id).length;
}

function forgetUnmounted() {
  for (const { id, isMounted } of Array.from(covers.values())) if (!isMounted) covers.delete(id);
}

function isSamePage(one: Entry, other: Entry): boolean {
  return one.key === other.key && one.address === other.address;
}

function readEntry(): Entry {
  const state: unknown = history.state;
  const isObject = typeof state === "object" && state !== null;
  const list = isObject && "covers" in state && Array.isArray(state.covers) ? state.covers : [];
  return {
    // As the router calls the first entry of a visit, and the entry of a link to a part of a page.
    key: isObject && "key" in state && typeof state.key === "string" ? state.key : "default",
    address: location.href,
    covers: list.filter((id) => typeof id === "string"),
  };
}
