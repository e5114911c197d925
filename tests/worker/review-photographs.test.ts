import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import {
  maxReviewPhotographs,
  photographConsentVersion,
  rejectedPhotographDays,
  type PhotographStatus,
} from "~/domain/reviews/review-photograph";
import { pictureLimits } from "~/domain/tour-pictures/picture";
import { reviewPhotographs, reviews } from "../../worker/platform/db/schema";
import { createSizedPictureStore } from "../../worker/media/sized-picture-store";
import { deleteRemovedPhotographs } from "../../worker/reviews/delete-photographs";
import { get } from "../support/api";
import { actionsOn } from "../support/audit";
import { db, rowCounts } from "../support/database";
import { createPerson, createViewer } from "../support/people";
import { sample, stripes } from "../support/pictures";
import { codeOf, refusal } from "../support/refusal";
import { mailsTo, services } from "../support/services";
import { createTrip } from "../support/trips";

const store = createSizedPictureStore(env.MEDIA, "reviews");
const headers = new Headers({ "CF-Connecting-IP": "203.0.113.41" });
const large = stripes(1700, 1100);
const small = stripes(400, 330);

let admin: Viewer;
beforeAll(async () => {
  admin = await createPerson("admin", "active", { adminRole: "content" });
});

/** A reviewed trip of a new traveler. */
async function reviewed(tour = "munnar", owner?: Viewer) {
  const asha = owner ?? (await createViewer());
  const { bookingId } = await createTrip(asha, { tour });
  await services.writeReview(asha, {
    bookingId,
    rating: 4,
    title: "A good week",
    text: "Quiet rooms, early starts, and a patient driver.",
  });
  return { asha, bookingId };
}

function upload(fields: { picture?: Uint8Array<ArrayBuffer>; caption?: string; consent?: string } = {}) {
  const { picture = small, caption = "", consent = String(photographConsentVersion) } = fields;
  const form = new FormData();
  form.set("picture", new File([picture], "photo.html", { type: "text/html" }));
  form.set("caption", caption);
  form.set("consent", consent);
  return { form, headers };
}

async function photographsOf(viewer: Viewer, bookingId: string) {
  return (await services.getTravelerReview(viewer, bookingId)).photographs;
}

/** Adds a photograph and returns it. */
async function add(viewer: Viewer, bookingId: string, fields?: Parameters<typeof upload>[0]) {
  await services.addPhotograph(viewer, { bookingId, ...upload(fields) });
  const added = (await photographsOf(viewer, bookingId)).at(-1);
  if (!added) throw new Error("no photograph");
  return added;
}

function approve(id: string, from: PhotographStatus = "waiting") {
  return services.moderatePhotograph(admin, { id, from, reason: null });
}

async function shownOf(slug: string) {
  const { reviews: listed } = await services.listReviewsOfTour({ slug });
  const photographs = await services.listGuestPhotographs(slug);
  return {
    inReviews: listed.flatMap((review) => review.photographs.map(({ id }) => id)),
    inRow: photographs.map(({ id }) => id),
  };
}

function rowOf(id: string) {
  return db.select().from(reviewPhotographs).where(eq(reviewPhotographs.id, id)).get();
}

async function storedOf(id: string) {
  const { objects } = await env.MEDIA.list({ prefix: `reviews/${id}` });
  return objects.map(({ key }) => key);
}

const inDays = (days: number) => ({
  db,
  clock: () => Date.now() + days * 86_400_000,
  photographStore: store,
});

test("a photograph is stored without metadata in three widths, with the consent, and only its author sees it", async () => {
  const { asha, bookingId } = await reviewed("munnar");
  const before = Date.now();
  const photograph = await add(asha, bookingId, { picture: large, caption: "  Tea,  as far as\tthe eye " });
  expect(photograph).toMatchObject({
    alt: "Tea, as far as the eye",
    caption: "Tea, as far as the eye",
    status: "waiting",
    width: 1600,
    height: 1035,
    sources: [320, 800, 1600].map((width) => ({
      width,
      path: `/media/reviews/${photograph.id}-${width}.webp`,
    })),
  });
  const row = await rowOf(photograph.id);
  expect(row).toMatchObject({ consentVersion: photographConsentVersion, handledAt: null });
  expect(row?.consentedAt).toBeGreaterThanOrEqual(before);
  expect(await shownOf("munnar")).toStrictEqual({ inReviews: [], inRow: [] });
  await refusal(services.getPhotographPage(photograph.id), "not_found");

  const name = `${photograph.id}-320.webp`;
  expect((await get(`/media/reviews/${name}`)).status).toBe(404);
  const operator = await createPerson("tour_operator", "verified");
  const finance = await createPerson("admin", "active", { adminRole: "finance" });
  const waiting = await createPerson("admin", "pending", { adminRole: "content" });
  for (const stranger of [null, await createViewer(), operator, finance, waiting])
    expect(await codeOf(services.getPhotographFile({ name, known: null }, async () => stranger))).toBe(
      "not_found",
    );
  for (const viewer of [asha, admin]) {
    const { isPublic, file } = await services.getPhotographFile({ name, known: null }, async () => viewer);
    expect(isPublic).toBe(false);
    expect(file.size).toBeGreaterThan(0);
  }
});

test("Exif is removed, and the type comes from the content", async () => {
  const { asha, bookingId } = await reviewed();
  // 24 x 16 pixels: too small, but read before that.
  const error = await refusal(
    services.addPhotograph(asha, { bookingId, ...upload({ picture: sample("jpeg") }) }),
    "invalid",
  );
  expect(error.errors).toHaveProperty("picture", [expect.stringContaining("at least 320 pixels")]);
  for (const format of ["image/jpeg", "image/webp"] as const) {
    const made = await env.IMAGES.input(new Blob([small]).stream()).output({ format });
    const picture = new Uint8Array(await made.response().arrayBuffer());
    expect(await add(asha, bookingId, { picture })).toMatchObject({
      width: 400,
      sources: [{ width: 320 }, { width: 400 }],
    });
  }
  const kept = await photographsOf(asha, bookingId);
  expect(kept.map(({ alt }) => alt)).toStrictEqual(kept.map(() => "Photograph by Asha T., Munnar"));
});

test("without a picture, consent or a short caption nothing is stored, and every field has its error", async () => {
  const { asha, bookingId } = await reviewed();
  const [rows, files] = [await rowCounts(), await storedOf("")];
  const errorsOf = async (fields: Parameters<typeof upload>[0], change?: (form: FormData) => void) => {
    const posted = upload(fields);
    change?.(posted.form);
    const error = await services
      .addPhotograph(asha, { bookingId, ...posted })
      .catch((thrown: unknown) => thrown);
    return error instanceof Error && "errors" in error ? Object.keys(error.errors ?? {}).toSorted() : error;
  };
  expect(
    await errorsOf({ consent: "", caption: "x".repeat(141) }, (form) => form.delete("picture")),
  ).toStrictEqual(["caption", "consent", "picture"]);
  expect(await errorsOf({ consent: "0" })).toStrictEqual(["consent"]);
  expect(await errorsOf({}, (form) => form.delete("consent"))).toStrictEqual(["consent"]);
  expect(await errorsOf({ caption: "Turned\u202Earound" })).toStrictEqual(["caption"]);
  expect(await errorsOf({ picture: new TextEncoder().encode("<svg xmlns='x'/>") })).toStrictEqual([
    "picture",
  ]);
  expect(await errorsOf({ picture: stripes(400, 300) })).toStrictEqual(["picture"]);
  expect(await errorsOf({}, (form) => form.append("picture", new File([small], "two.png")))).toStrictEqual([
    "picture",
  ]);
  const huge = upload();
  huge.form.set("picture", new File([new Uint8Array(pictureLimits.bytes + 1)], "huge.png"));
  await refusal(services.addPhotograph(asha, { bookingId, ...huge }), "too_large");
  expect(await rowCounts()).toStrictEqual(rows);
  expect(await storedOf("")).toStrictEqual(files);
});

test("a review has at most four photographs, also when they arrive together, and no orphaned files", async () => {
  const { asha, bookingId } = await reviewed("hampi");
  const calls = Array.from({ length: 7 }, () => services.addPhotograph(asha, { bookingId, ...upload() }));
  const results = await Promise.allSettled(calls);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(maxReviewPhotographs);
  const kept = await photographsOf(asha, bookingId);
  expect(kept).toHaveLength(maxReviewPhotographs);
  await refusal(services.addPhotograph(asha, { bookingId, ...upload() }), "conflict");
  const [first] = kept;
  await services.deletePhotograph(asha, { bookingId, id: first?.id ?? "" });
  await add(asha, bookingId);
  expect(await photographsOf(asha, bookingId)).toHaveLength(maxReviewPhotographs);
});

test("only the author of a published review adds and removes photographs; for others there is none", async () => {
  const { asha, bookingId } = await reviewed();
  const photograph = await add(asha, bookingId);
  const { asha: other, bookingId: otherTrip } = await reviewed();
  for (const stranger of [other, admin]) {
    await refusal(services.addPhotograph(stranger, { bookingId, ...upload() }), "not_found");
    await refusal(services.deletePhotograph(stranger, { bookingId, id: photograph.id }), "not_found");
  }
  await refusal(services.deletePhotograph(other, { bookingId: otherTrip, id: photograph.id }), "not_found");
  await refusal(services.addPhotograph(null, { bookingId, ...upload() }), "unauthenticated");
  // A trip without a review, and a hidden review.
  const { bookingId: unreviewed } = await createTrip(asha, { tour: "munnar" });
  await refusal(services.addPhotograph(asha, { bookingId: unreviewed, ...upload() }), "not_found");
  const { review } = await services.getTravelerReview(asha, bookingId);
  await services.moderateReview(admin, { id: review?.id ?? "", status: "hidden" });
  await refusal(services.addPhotograph(asha, { bookingId, ...upload() }), "not_found");
  expect((await photographsOf(asha, bookingId)).map(({ id }) => id)).toStrictEqual([photograph.id]);
  // Hers to remove, even then.
  await services.deletePhotograph(asha, { bookingId, id: photograph.id });
  expect(await photographsOf(asha, bookingId)).toStrictEqual([]);
});

test("an approved photograph is shown with its review and in the tour's row, until its review is hidden", async () => {
  const { asha, bookingId } = await reviewed("kovalam");
  const first = await add(asha, bookingId, { caption: "The lighthouse" });
  const second = await add(asha, bookingId);
  await approve(first.id);
  expect(await shownOf("kovalam")).toStrictEqual({ inReviews: [first.id], inRow: [first.id] });
  await approve(second.id);
  // In the order they were added; newest first in the row.
  const both = [first.id, second.id];
  expect((await shownOf("kovalam")).inReviews).toStrictEqual(both);
  expect((await shownOf("kovalam")).inRow.toSorted()).toStrictEqual(both.toSorted());
  const page = await services.getPhotographPage(first.id);
  expect(page).toMatchObject({
    photograph: { alt: "The lighthouse", authorName: "Asha T." },
    tour: { path: "/destinations/from-bangalore/kovalam" },
    newer: second.id,
    older: null,
  });
  expect(JSON.stringify(page)).not.toContain(asha.id);
  expect(JSON.stringify(page)).not.toContain(bookingId);
  const file = await get(`/media/reviews/${first.id}-320.webp`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=3600",
    "x-content-type-options": "nosniff",
  });
  await file.arrayBuffer();
  const { review } = await services.getTravelerReview(asha, bookingId);
  await services.moderateReview(admin, { id: review?.id ?? "", status: "hidden" });
  expect(await shownOf("kovalam")).toStrictEqual({ inReviews: [], inRow: [] });
  await refusal(services.getPhotographPage(first.id), "not_found");
  expect((await get(`/media/reviews/${first.id}-320.webp`)).status).toBe(404);
});

test("an administrator's verdict is mailed and logged, once, and can be changed", async () => {
  const { asha, bookingId } = await reviewed("agra");
  const { id } = await add(asha, bookingId, { caption: "The cliff" });
  const queue = async (status: PhotographStatus) =>
    (await services.listPhotographsForModeration(admin, { status, limit: 100 })).photographs;
  expect((await queue("waiting")).find((each) => each.id === id)).toMatchObject({
    caption: "The cliff",
    bookingId,
    tourSlug: "agra",
    authorName: "Asha T.",
    review: { title: "A good week", isHidden: false },
    consentVersion: photographConsentVersion,
  });
  const waiting = (await services.countAdminWork(admin)).waitingPhotographs;
  expect(waiting).toBe((await queue("waiting")).length);

  const reason = "The people in it can be recognized.";
  const together = [null, reason].map((why) =>
    services.moderatePhotograph(admin, { id, from: "waiting", reason: why }),
  );
  const results = await Promise.allSettled(together);
  expect(results.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect((await services.countAdminWork(admin)).waitingPhotographs).toBe(waiting - 1);
  const current = (await rowOf(id))?.status === "approved" ? "approved" : "rejected";
  if (current === "approved") await services.moderatePhotograph(admin, { id, from: "approved", reason });
  expect((await photographsOf(asha, bookingId))[0]).toMatchObject({ status: "rejected", reason });
  expect((await queue("rejected"))[0]).toMatchObject({ id, reason, handledBy: "Asha Rao" });
  const [rejection] = await mailsTo(asha.email);
  expect(rejection?.subject).toBe("We can't show your photograph");
  for (const words of [reason, "The cliff", `/bookings/${bookingId}/photographs`])
    expect(rejection?.text.replaceAll(/\s+/g, " ")).toContain(words);

  await refusal(services.moderatePhotograph(admin, { id, from: "rejected", reason }), "illegal_transition");
  await refusal(approve(id, "waiting"), "conflict");
  await approve(id, "rejected");
  expect((await photographsOf(asha, bookingId))[0]).toMatchObject({ status: "approved", reason: null });
  expect((await mailsTo(asha.email)).map(({ subject }) => subject)).toContain(
    "Your photograph is on the tour's page",
  );
  const row = await rowOf(id);
  const logged = await actionsOn(row?.review ?? "");
  expect(logged.at(-1)).toMatchObject({
    log: { action: "review.approve-photograph", actorId: admin.id },
    details: {
      before: { photograph: id, status: "rejected" },
      after: { photograph: id, status: "approved" },
    },
  });
  expect(
    logged.map(({ log }) => log.action).filter((action) => action === "review.reject-photograph"),
  ).toHaveLength(1);

  await services.deletePhotograph(asha, { bookingId, id });
  await refusal(approve(id), "not_found");
});

test("a removed photograph is gone at once and its files at the next run; a rejected one follows after a while", async () => {
  const { asha, bookingId } = await reviewed("diu");
  const [removed, rejected, kept] = [
    await add(asha, bookingId, { caption: "Mine" }),
    await add(asha, bookingId),
    await add(asha, bookingId),
  ];
  for (const { id } of [removed, kept]) await approve(id);
  await services.moderatePhotograph(admin, { id: rejected.id, from: "waiting", reason: "Blurred, sorry." });
  await services.deletePhotograph(asha, { bookingId, id: removed.id });
  await refusal(services.deletePhotograph(asha, { bookingId, id: removed.id }), "not_found");
  expect((await shownOf("diu")).inReviews).toStrictEqual([kept.id]);
  expect((await get(`/media/reviews/${removed.id}-320.webp`)).status).toBe(404);
  expect(await rowOf(removed.id)).toMatchObject({ status: "removed", caption: null });
  expect(await storedOf(removed.id)).toHaveLength(2);

  await deleteRemovedPhotographs(inDays(rejectedPhotographDays - 1));
  expect([await storedOf(removed.id), await rowOf(removed.id)]).toStrictEqual([[], undefined]);
  expect(await storedOf(rejected.id)).toHaveLength(2);
  await deleteRemovedPhotographs(inDays(rejectedPhotographDays + 1));
  expect([await storedOf(rejected.id), await rowOf(rejected.id)]).toStrictEqual([[], undefined]);
  expect(await storedOf(kept.id)).toHaveLength(2);
});

test("photographs are in the data export, and go with the account while the review stays", async () => {
  const { asha, bookingId } = await reviewed("vadodara");
  const { id, sources } = await add(asha, bookingId, { caption: "The palace" });
  await approve(id);
  const { json } = await services.exportData(asha);
  expect(JSON.parse(json).photographs).toMatchObject([
    {
      bookingId,
      file: sources.at(-1)?.path,
      caption: "The palace",
      status: "approved",
      consentVersion: photographConsentVersion,
    },
  ]);
  const owner = await createPerson("admin", "active");
  await services.deleteUser(owner, { userId: asha.id });
  expect(await shownOf("vadodara")).toStrictEqual({ inReviews: [], inRow: [] });
  expect(await rowOf(id)).toMatchObject({ status: "removed", caption: null });
  expect((await get(sources[0]?.path ?? "")).status).toBe(404);
  const stays = await db
    .select()
    .from(reviews)
    .where(eq(reviews.id, (await rowOf(id))?.review ?? ""))
    .get();
  expect(stays).toMatchObject({ userId: null, authorName: null, title: "A good week" });
  await deleteRemovedPhotographs(inDays(0));
  expect([await storedOf(id), await rowOf(id)]).toStrictEqual([[], undefined]);
});
