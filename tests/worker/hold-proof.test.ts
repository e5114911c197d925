import { expect, test } from "vitest";
import { spentProofs } from "../../worker/platform/db/schema";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { post } from "../support/api";
import { freshTravelDate } from "../support/booking-request";
import { db, tourOfCapacity } from "../support/database";
import { clientsAt, outcomeOf } from "../support/hold-attack";
import { departureOf } from "../support/holds";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { solve } from "../support/unproven-seats";

const asked = { isProofAsked: true };

async function departure(numberOfTravelers: number) {
  return { tour: await tourOfCapacity(12), travelDate: freshTravelDate(), numberOfTravelers };
}

test("once three quarters of the free seats are held, a new client earns its hold by one proof", async () => {
  const { hold } = clientsAt(Date.now());
  const request = await departure(1);
  const holder = crypto.randomUUID();
  await hold(null, { ...request, numberOfTravelers: 8 }, asked);
  await hold(null, request, { ...asked, holder });

  const { extra, retryAfter } = await refusal(hold(null, request, asked), "proof_required");
  expect(retryAfter).toBe(60);
  const proof = await solve(extra?.challenge);
  expect(await outcomeOf(hold(null, { ...request, proof }, asked))).toBeNull();
  // It earns one hold, also after that hold is gone.
  expect(await outcomeOf(hold(null, { ...request, proof }, asked))).toBe("proof_required");
  // A holder of seats there needs none, and too few seats are reported as such.
  expect(await outcomeOf(hold(null, { ...request, numberOfTravelers: 2 }, { ...asked, holder }))).toBeNull();
  expect(await outcomeOf(hold(null, { ...request, numberOfTravelers: 3 }, asked))).toBe("sold_out");
  expect(await departureOf(request.tour, request.travelDate)).toMatchObject({ held: 11 });
});

test("a proof earns a hold on its own departure and from its own caller, for five minutes", async () => {
  const { hold, pass, dependencies } = clientsAt(Date.now());
  const [request, other] = [await departure(1), await departure(1)];
  const nearlyAll = { numberOfTravelers: 9 };
  await hold(null, { ...request, ...nearlyAll });
  await hold(null, { ...other, ...nearlyAll });
  const { extra } = await refusal(hold("home", request, asked), "proof_required");
  const proof = await solve(extra?.challenge);
  const solved = JSON.parse(atob(proof));
  const outcomes = [
    await outcomeOf(hold("home", { ...other, proof }, asked)),
    await outcomeOf(hold("train", { ...request, proof }, asked)),
    await outcomeOf(hold("home", { ...request, proof: "e30=" }, asked)),
    await outcomeOf(hold("home", { ...request, proof: "no" }, asked)),
    await outcomeOf(
      hold(
        "home",
        {
          ...request,
          proof: btoa(JSON.stringify({ ...solved, solution: { counter: 1, derivedKey: "00" } })),
        },
        asked,
      ),
    ),
  ];
  expect(outcomes).toStrictEqual(outcomes.map(() => "proof_required"));
  pass(5 * 60_000);
  expect(await outcomeOf(hold("home", { ...request, proof }, asked))).toBe("proof_required");
  pass(-5 * 60_000);
  expect(await outcomeOf(hold("home", { ...request, proof }, asked))).toBeNull();
  pass(5 * 60_000);
  await deleteExpired(dependencies);
  expect(await db.$count(spentProofs)).toBe(0);
});

test("of twelve concurrent clients nine hold seats without a proof", async () => {
  const { hold } = clientsAt(Date.now());
  const request = await departure(1);
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => outcomeOf(hold(null, request, asked))));
  expect(outcomes.filter((code) => code === null)).toHaveLength(9);
  expect(outcomes.filter((code) => code === "proof_required")).toHaveLength(3);
});

test("demo builds ask browsers for the proof, and no other clients", async () => {
  const request = await departure(1);
  await post("/api/holds", { ...request, numberOfTravelers: 9 });
  const refused = await post("/api/holds", request, { "Sec-Fetch-Site": "same-origin" });
  const { challenge } = await problemOf(refused, "proof_required");
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect((await post("/api/holds", request)).status).toBe(201);
  const proof = await solve(challenge);
  const proven = await post("/api/holds", { ...request, proof }, { "Sec-Fetch-Site": "same-origin" });
  expect(proven.status).toBe(201);
});
