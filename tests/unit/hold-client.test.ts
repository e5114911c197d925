import { expect, test } from "vitest";
import type { TimedHold } from "~/features/seats/request-hold";
import { createHoldClient } from "~/features/seats/hold-client";
import type { HoldChange, HoldRequest } from "~/domain/seats/hold";
import { ApiError } from "~/platform/api/call-api";

const june = { tour: "ooty", travelDate: "2027-06-12", numberOfTravelers: 2 };
const july = { ...june, travelDate: "2027-07-12" };

function refusal(code: string, errors?: Record<string, string[]>) {
  return new ApiError(409, { code, detail: `${code}.`, ...(errors && { errors }) });
}

interface Asked {
  what: "hold" | "change";
  answer: (hold?: Partial<TimedHold>) => Promise<void>;
  refuse: (error: unknown) => Promise<void>;
}

/** A hold client whose server answers when the test decides. */
function setUp() {
  const log: string[] = [];
  const asked: Asked[] = [];
  let holds = 0;

  function ask(what: Asked["what"], usual: TimedHold): Promise<TimedHold> {
    const { promise, resolve, reject } = Promise.withResolvers<TimedHold>();
    asked.push({
      what,
      async answer(hold = {}) {
        resolve({ ...usual, ...hold });
        await letAnswersIn();
      },
      async refuse(error) {
        reject(error);
        await letAnswersIn();
      },
    });
    return promise;
  }

  const known = new Map<string, TimedHold>();
  const holdClient = createHoldClient({
    hold({ tour: tourSlug, ...request }: HoldRequest) {
      log.push(`hold ${request.numberOfTravelers} on ${request.travelDate}`);
      holds += 1;
      const hold = {
        ...request,
        tourSlug,
        holdId: `h${holds}`,
        expiresAt: "2027-01-01T00:15:00.000Z",
        canExtend: true,
        endsAt: 1000,
      };
      known.set(hold.holdId, hold);
      return ask("hold", hold);
    },
    change(holdId: string, { numberOfTravelers, extend }: HoldChange) {
      log.push(`change ${holdId} ${extend ? "longer" : `to ${numberOfTravelers}`}`);
      const hold = known.get(holdId);
      if (!hold) throw new Error("no such hold");
      return ask("change", {
        ...hold,
        ...(numberOfTravelers !== undefined && { numberOfTravelers }),
        ...(extend && { canExtend: false, endsAt: 2000 }),
      });
    },
    release(holdId: string) {
      log.push(`release ${holdId}`);
      return Promise.resolve();
    },
  });
  /** The last request, which awaits its response. */
  function last(): Asked {
    const question = asked.at(-1);
    if (!question) throw new Error("nothing was asked");
    return question;
  }
  return { holdClient, log, last };
}

function letAnswersIn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** A client that holds two seats in June. */
async function setUpHolding() {
  const setting = setUp();
  setting.holdClient.want(june);
  await setting.last().answer();
  return setting;
}

test("another party size changes the hold; another date is held before the old hold is released", async () => {
  const { holdClient, log, last } = setUp();
  holdClient.want(june);
  expect(holdClient.state()).toMatchObject({ hold: null, isBusy: true });
  await last().answer();
  holdClient.want({ ...june, numberOfTravelers: 3 });
  await last().answer();
  expect(holdClient.state()).toMatchObject({ hold: { holdId: "h1", numberOfTravelers: 3 }, isBusy: false });
  holdClient.want(july);
  expect(holdClient.state().hold?.holdId).toBe("h1");
  await last().answer();
  expect(holdClient.state().hold?.holdId).toBe("h2");
  expect(log).toStrictEqual(["hold 2 on 2027-06-12", "change h1 to 3", "hold 2 on 2027-07-12", "release h1"]);
});

test("a late response for an older date does not win, and its seats are released", async () => {
  const { holdClient, log, last } = setUp();
  holdClient.want(june);
  holdClient.want(july);
  await last().answer();
  await last().answer();
  expect(holdClient.state().hold?.travelDate).toBe(july.travelDate);
  expect(log).toStrictEqual(["hold 2 on 2027-06-12", "hold 2 on 2027-07-12", "release h1"]);
});

test("a response after the dialog was closed is released; if reopened in time, the hold stays", async () => {
  const { holdClient, log, last } = setUp();
  holdClient.want(june);
  holdClient.release();
  await last().answer();
  expect(holdClient.state().hold).toBeNull();
  holdClient.want(june);
  holdClient.release();
  holdClient.want(june);
  await last().answer();
  expect(holdClient.state()).toMatchObject({ hold: { holdId: "h2" }, isBusy: false });
  expect(log).toStrictEqual(["hold 2 on 2027-06-12", "release h1", "hold 2 on 2027-06-12"]);
});

test("closed during a change of its size, a hold is released at once, and only once", async () => {
  const { holdClient, log, last } = await setUpHolding();
  holdClient.want({ ...june, numberOfTravelers: 3 });
  holdClient.release();
  expect(log.at(-1)).toBe("release h1");
  await last().answer();
  expect(holdClient.state().hold).toBeNull();
  expect(log.filter((line) => line.startsWith("release"))).toHaveLength(1);
});

test("sold out beside the party size keeps the old hold; on another date it is released", async () => {
  const { holdClient, log, last } = await setUpHolding();
  holdClient.want({ ...june, numberOfTravelers: 9 });
  await last().refuse(refusal("sold_out", { numberOfTravelers: ["Not 9."] }));
  expect(holdClient.state()).toMatchObject({
    hold: { numberOfTravelers: 2 },
    problem: { kind: "refused", field: "numberOfTravelers", message: "Not 9." },
  });
  holdClient.want(july);
  await last().refuse(refusal("sold_out"));
  expect(holdClient.state()).toMatchObject({
    hold: null,
    problem: { kind: "refused", field: "travelDate", message: "sold_out.", asked: july },
  });
  expect(log.at(-1)).toBe("release h1");
  const answered = holdClient.again();
  await last().answer();
  await answered;
  expect(holdClient.state()).toMatchObject({ hold: { holdId: "h3" }, problem: null });
});

test.for([new TypeError("Failed to fetch"), refusal("too_many_requests"), refusal("not_found")])(
  "without a response (%s) there is no hold, and no field has an error",
  async (error) => {
    const { holdClient, last } = setUp();
    holdClient.want(june);
    await last().refuse(error);
    expect(holdClient.state()).toStrictEqual({ hold: null, isBusy: false, problem: { kind: "failed" } });
  },
);

test("a size change that is refused keeps the smaller hold and says so", async () => {
  const { holdClient, last } = await setUpHolding();
  holdClient.want({ ...june, numberOfTravelers: 3 });
  await last().refuse(refusal("too_many_requests"));
  expect(holdClient.state()).toMatchObject({ hold: { numberOfTravelers: 2 }, problem: { kind: "failed" } });
});

test("over the limit of departures the old date is released, and the new one requested once more", async () => {
  const { holdClient, log, last } = await setUpHolding();
  holdClient.want(july);
  await last().refuse(refusal("too_many_requests"));
  await last().answer();
  expect(holdClient.state()).toMatchObject({ hold: { travelDate: july.travelDate }, problem: null });
  expect(log.slice(1)).toStrictEqual(["hold 2 on 2027-07-12", "release h1", "hold 2 on 2027-07-12"]);
});

test("a hold that ended during a size change is requested again", async () => {
  const { holdClient, log, last } = await setUpHolding();
  holdClient.want({ ...june, numberOfTravelers: 3 });
  await last().refuse(refusal("not_found"));
  await last().answer();
  expect(holdClient.state().hold).toMatchObject({ holdId: "h2", numberOfTravelers: 3 });
  expect(log.at(-1)).toBe("hold 3 on 2027-06-12");
});

test("an end is reported once its time has come, and renewed only on request", async () => {
  const { holdClient, log, last } = await setUpHolding();
  holdClient.expire(999);
  expect(holdClient.state().hold).not.toBeNull();
  holdClient.expire(1000);
  expect(holdClient.state()).toMatchObject({ hold: null, problem: { kind: "expired" } });
  holdClient.want(june);
  // A new hold would inherit the end of one that is still live on the server.
  expect(log.slice(1)).toStrictEqual(["release h1"]);
  const answered = holdClient.again();
  await last().answer();
  await answered;
  expect(holdClient.state()).toMatchObject({ hold: { holdId: "h2" }, problem: null });
});

test("one extension; after a refusal it is not offered again; too late, the seats are reported as gone", async () => {
  const { holdClient, last } = await setUpHolding();
  holdClient.extend();
  await last().refuse(new TypeError("Failed to fetch"));
  expect(holdClient.state()).toMatchObject({ hold: { canExtend: true }, problem: { kind: "not-extended" } });
  holdClient.extend();
  await last().answer();
  expect(holdClient.state()).toMatchObject({ hold: { canExtend: false, endsAt: 2000 }, problem: null });

  const other = await setUpHolding();
  other.holdClient.extend();
  await other.last().refuse(refusal("illegal_transition"));
  expect(other.holdClient.state().hold?.canExtend).toBe(false);
  other.holdClient.extend();
  await other.last().refuse(refusal("not_found"));
  expect(other.holdClient.state()).toMatchObject({ hold: null, problem: { kind: "expired" } });
});
