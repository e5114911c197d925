import type { WrittenStep } from "~/domain/tour-wizard";
import type { OtherDraft } from "../../worker/tour-drafts/save-tour-draft";
import type { SaveAnswer } from "./save-tour-step.server";

/** How the working copy stands. */
export type SaveStatus =
  | { kind: "saved"; at: number | null }
  | { kind: "typing" | "saving" }
  | { kind: "failed"; message: string }
  | { kind: "stale"; message: string; theirs: OtherDraft };

export type PostAnswer =
  | Extract<SaveAnswer, { isSaved: true }>
  | {
      isSaved: false;
      message: string;
      theirs: OtherDraft | null;
      /** Whether the same may go well a little later. */
      isPassing: boolean;
    };

interface SaverOptions {
  /** Of the working copy that is written on; 0 for none. */
  version: number;
  /** Sends a step's fields; never fails. */
  post: (form: FormData) => Promise<PostAnswer>;
  onStatus: (status: SaveStatus) => void;
  /** Once everything that was noted is saved. */
  onSaved: () => void;
  /** Milliseconds after the last letter, and after a failure. */
  pauses?: { typing: number; failure: number };
}

/**
 * Saves a tour's working copy while it is written: one save after the other, across the steps, each from the version that the
 * one before has made. What could not be saved is kept and tried again.
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
  const noted = new Map<WrittenStep, FormData>();

  function tell(next: SaveStatus) {
    status = next.kind;
    onStatus(next);
  }

  function later(pause: number) {
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  }

  function take(): [WrittenStep, FormData] | undefined {
    const next = noted.entries().next().value;
    if (next) noted.delete(next[0]);
    return next;
  }

  async function send(step: WrittenStep, form: FormData) {
    isSending = true;
    tell({ kind: "saving" });
    form.set("version", String(version));
    const answer = await post(form);
    isSending = false;
    if (answer.isSaved) {
      version = answer.version;
      tell({ kind: "saved", at: answer.savedAt });
      if (noted.size > 0) flush();
      else onSaved();
      return;
    }
    // What was typed meanwhile is newer.
    if (!noted.has(step)) noted.set(step, form);
    if (answer.theirs) {
      tell({ kind: "stale", message: answer.message, theirs: answer.theirs });
      return;
    }
    tell({ kind: "failed", message: answer.message });
    if (answer.isPassing) later(pauses.failure);
  }

  /** Saves what was noted at once. Where somebody else has come first that is decided by `keepMine` or `adopt` before. */
  function flush(): void {
    clearTimeout(timer);
    if (isSending || status === "stale") return;
    const next = take();
    if (next) void send(...next);
  }

  return {
    /** Notes what stands in a step's form; it is saved once nothing was typed for a moment. */
    note(step: WrittenStep, form: FormData): void {
      noted.set(step, form);
      if (status === "stale") return;
      if (status === "saved") tell({ kind: "typing" });
      later(pauses.typing);
    },
    flush,
    isIdle: () => !isSending && noted.size === 0,
    /** Goes on from another version, with nothing noted. */
    adopt(next: number, at: number | null): void {
      version = next;
      noted.clear();
      clearTimeout(timer);
      tell({ kind: "saved", at });
    },
    /** Puts what was noted over a version that somebody else has made. */
    keepMine(theirs: number): void {
      version = theirs;
      tell({ kind: "typing" });
      flush();
    },
    /** What is not saved yet, for when the page is left. */
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
  return { isSaved: false, message, theirs: null, isPassing };
}

/** What an answer that is not the step's own says. */
function failedByPage(status: number): PostAnswer {
  if (status === 413)
    return failed("all of it together is too long to be kept. Please shorten your texts.", false);
  return status >= 500
    ? failed("the site did not answer. We keep trying.", true)
    : failed("the site refused it. Copy what you wrote, then open this page again.", false);
}

/** Posts to the address where a tour's steps are saved. What comes between is an answer too. */
export async function postStep(address: string, body: FormData): Promise<PostAnswer> {
  try {
    const response = await fetch(address, { method: "POST", body, redirect: "manual" });
    if (response.type === "opaqueredirect" || response.status === 401)
      return failed("you are signed out. Sign in again in another tab, then press Save.", false);
    if (response.headers.get("Content-Type")?.startsWith("application/json") !== true)
      return failedByPage(response.status);
    const answer: SaveAnswer = await response.json();
    return answer.isSaved ? answer : { ...answer, isPassing: response.status >= 500 };
  } catch {
    return failed("there is no connection. We keep trying.", true);
  }
}
