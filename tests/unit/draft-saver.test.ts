import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createDraftSaver,
  postStep,
  type PostAnswer,
  type SaveStatus,
} from "~/features/tour-drafts/office/wizard/draft-saver";
import { newTourValues } from "~/domain/tour-drafts/tour-form";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function form(subtitle: string): FormData {
  const data = new FormData();
  data.set("subtitle", subtitle);
  return data;
}

/** A saver whose server answers as a test specifies: by default with the next version. */
function setUp(answers: PostAnswer[] = []) {
  const sent: string[] = [];
  const statuses: SaveStatus[] = [];
  const onSaved = vi.fn();
  const saver = createDraftSaver({
    version: 4,
    post: (data) => {
      sent.push(`${String(data.get("version"))} ${String(data.get("subtitle"))}`);
      const version = Number(data.get("version")) + 1;
      return Promise.resolve(answers.shift() ?? { isSaved: true, version, savedAt: 1 });
    },
    onStatus: (status) => statuses.push(status),
    onSaved,
  });
  /** Saves a change at once. */
  async function save(subtitle: string) {
    saver.note("edit", form(subtitle));
    saver.flush();
    await vi.advanceTimersByTimeAsync(0);
  }
  return { saver, sent, statuses, onSaved, save };
}

const kinds = (statuses: readonly SaveStatus[]) => statuses.map(({ kind }) => kind);
const passing: PostAnswer = { isSaved: false, message: "no connection", otherDraft: null, isPassing: true };

test("it saves after a pause in typing, only the last change, each from the version before", async () => {
  const { saver, sent, statuses, onSaved, save } = setUp();
  saver.note("edit", form("a"));
  await vi.advanceTimersByTimeAsync(500);
  saver.note("edit", form("ab"));
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toStrictEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toStrictEqual(["4 ab"]);
  expect(kinds(statuses)).toStrictEqual(["typing", "saving", "saved"]);
  await save("abc");
  expect(sent.at(-1)).toBe("5 abc");
  expect(onSaved).toHaveBeenCalledTimes(2);
});

test("changes typed during a save are saved after it", async () => {
  const { saver, sent } = setUp();
  saver.note("edit", form("first step"));
  saver.flush();
  saver.note("inclusions", form("next step"));
  saver.flush();
  expect(sent).toStrictEqual(["4 first step"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toStrictEqual(["4 first step", "5 next step"]);
  expect(saver.isIdle()).toBe(true);
});

test("without a connection it keeps the changes and retries", async () => {
  const { saver, sent, statuses, save } = setUp([passing]);
  await save("kept");
  expect(statuses.at(-1)).toStrictEqual({ kind: "failed", message: "no connection" });
  expect(saver.isIdle()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toStrictEqual(["4 kept", "4 kept"]);
  expect(statuses.at(-1)?.kind).toBe("saved");
});

test("after a conflicting save it waits, and overwrites nothing by itself", async () => {
  const otherDraft = { version: 9, by: "Dev", values: newTourValues };
  const stale: PostAnswer = { isSaved: false, message: "changed", otherDraft, isPassing: false };
  const { saver, sent, statuses, save } = setUp([stale]);
  await save("mine");
  saver.note("edit", form("mine, longer"));
  saver.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toStrictEqual(["4 mine"]);
  expect(statuses.at(-1)?.kind).toBe("stale");
  expect(saver.takeRest()).toStrictEqual([]);
  saver.note("edit", form("mine, longer"));
  saver.keepMine(9);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toBe("9 mine, longer");
});

test("unsaved changes are sent when the page is left", () => {
  const { saver } = setUp();
  saver.note("edit", form("the last words"));
  const [rest] = saver.takeRest();
  expect([rest?.get("version"), rest?.get("subtitle")]).toStrictEqual(["4", "the last words"]);
  expect(saver.isIdle()).toBe(true);
});

test.for([
  { status: 413, says: "too long in total", isPassing: false },
  { status: 404, says: "rejected", isPassing: false },
  { status: 502, says: "Retrying", isPassing: true },
])(
  "an HTML page instead of a response, $status, is reported as an error",
  async ({ status, says, isPassing }) => {
    const page = new Response("<h1>No</h1>", { status, headers: { "Content-Type": "text/html" } });
    vi.stubGlobal("fetch", () => Promise.resolve(page));
    const expected = { isSaved: false, message: expect.stringContaining(says), otherDraft: null, isPassing };
    expect(await postStep("/operator/tours/malvan/draft", form("x"))).toStrictEqual(expected);
  },
);
