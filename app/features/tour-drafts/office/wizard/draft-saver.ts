import type { DraftStep } from "~/domain/tour-drafts/tour-wizard";
import type { OtherDraft } from "~/domain/tour-drafts/stale-draft";
import type { SaveAnswer } from "./save-tour-step.server";

export type SaveStatus =
  | { kind: "saved"; at: number | null }
  | { kind: "typing" | "saving" }
  | { kind: "failed"; message: string }
  | { kind: "stale"; message: string; otherDraft: OtherDraft };

export type PostAnswer =
  | Extract<SaveAnswer, { isSaved: true }>
  | {
      isSaved: false;
      message: string;
      otherDraft: OtherDraft | null;
      /** True if a retry may succeed. */
      isPassing: boolean;
    };

interface SaverOptions {
  /** Version of the draft being edited; 0 for none. */
  version: number;
  /** Submits a step's fields; never rejects. */
  post: (form: FormData) => Promise<PostAnswer>;
  onStatus: (status: SaveStatus) => void;
  /** Called once all pending changes are saved. */
  onSaved: () => void;
  /** Milliseconds after the last keystroke, and after a failed save. */
  pauses?: { typing: number; failure: number };
}

/**
 * Saves a tour's draft while it is edited: one save at a time across all steps, each based on the version of the one
 * before. Failed saves are retried.
 */
export function createDraftSaver({
  version: first,
  post,
  onStatus,
  onSaved,
  pauses = { typing: 900, failure: 5000 },
}: SaverOptions) {
  let version = first;
  let isSending = false;
  let status: SaveStatus["kind"] = "saved";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noted = new Map<DraftStep, FormData>();

  function report(next: SaveStatus) {
    status = next.kind;
    onStatus(next);
  }

  function later(pause: number) {
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  }

  function take(): [DraftStep, FormData] | undefined {
    const next = noted.entries().next().value;
    if (next) noted.delete(next[0]);
    return next;
  }

  async function send(step: DraftStep, form: FormData) {
    isSending = true;
    report({ kind: "saving" });
    form.set("version", String(version));
    const answer = await post(form);
    isSending = false;
    if (answer.isSaved) {
      version = answer.version;
      report({ kind: "saved", at: answer.savedAt });
      if (noted.size > 0) flush();
      else onSaved();
      return;
    }
    // Input typed meanwhile is newer.
    if (!noted.has(step)) noted.set(step, form);
    if (answer.otherDraft) {
      report({ kind: "stale", message: answer.message, otherDraft: answer.otherDraft });
      return;
    }
    report({ kind: "failed", message: answer.message });
    if (answer.isPassing) later(pauses.failure);
  }

  /** Saves pending changes immediately. A conflict has to be resolved first with `keepMine` or `adopt`. */
  function flush(): void {
    clearTimeout(timer);
    if (isSending || status === "stale") return;
    const next = take();
    if (next) void send(...next);
  }

  return {
    /** Queues a step's form; it is saved after a pause in typing. */
    note(step: DraftStep, form: FormData): void {
      noted.set(step, form);
      if (status === "stale") return;
      if (status === "saved") report({ kind: "typing" });
      later(pauses.typing);
    },
    flush,
    isIdle: () => !isSending && noted.size === 0,
    /** Continues from another version and drops pending changes. */
    adopt(next: number, at: number | null): void {
      version = next;
      noted.clear();
      clearTimeout(timer);
      report({ kind: "saved", at });
    },
    /** Saves pending changes over someone else's version. */
    keepMine(otherVersion: number): void {
      version = otherVersion;
      report({ kind: "typing" });
      flush();
    },
    /** Returns and clears the unsaved forms, for when the page is closed. */
    takeRest(): FormData[] {
      clearTimeout(timer);
      const rest = status === "stale" ? [] : [...noted.values()];
      noted.clear();
      for (const form of rest) form.set("version", String(version));
      return rest;
    },
  };
}

function failed(message: string, isPassing: boolean): PostAnswer {
  return { isSaved: false, message, otherDraft: null, isPassing };
}

/** Maps a response that does not come from the save endpoint to an error. */
function failedByPage(status: number): PostAnswer {
  if (status === 413) return failed("your texts are too long in total. Please shorten them.", false);
  return status >= 500
    ? failed("the server did not respond. Retrying.", true)
    : failed("the server rejected it. Copy your text, then reload this page.", false);
}

/** Encodes a step's fields: as multipart, hundreds of short fields would exceed what a page may send while it closes. */
export function encoded(form: FormData): URLSearchParams {
  const texts = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return new URLSearchParams(texts);
}

/** Posts a step to the save endpoint. Network errors and redirects become results too. */
export async function postStep(address: string, form: FormData): Promise<PostAnswer> {
  try {
    const body = encoded(form);
    const response = await fetch(address, { method: "POST", body, redirect: "manual" });
    if (response.type === "opaqueredirect" || response.status === 401)
      return failed("you are signed out. Sign in again in another tab, then press Save.", false);
    if (response.headers.get("Content-Type")?.startsWith("application/json") !== true)
      return failedByPage(response.status);
    const answer: SaveAnswer = await response.json();
    return answer.isSaved ? answer : { ...answer, isPassing: response.status >= 500 };
  } catch {
    return failed("you are offline. Retrying.", true);
  }
}
