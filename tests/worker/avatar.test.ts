import { env, exports } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { AppError } from "~/domain/errors";
import { pictureRefusals } from "~/domain/tour-pictures/messages";
import { pictureLimits } from "~/domain/tour-pictures/picture";
import { createImageResizer } from "../../worker/media/image-resizer";
import { createPictureStore } from "../../worker/media/picture-store";
import { get, origin } from "../support/api";
import { db } from "../support/database";
import { setUser, userRow } from "../support/rows";
import { form } from "../support/form";
import { refusal } from "../support/refusal";
import { attempt } from "../support/services";
import { sample, type SampleName } from "../support/pictures";
import { viewer } from "../support/viewer";
import { createViewer } from "../support/people";
import { silenced } from "../support/silenced";
import { useCases } from "../../worker/services";

const { run: changeAvatar } = useCases.changeAvatar;
const { run: removeAvatar } = useCases.removeAvatar;

const pictures = createPictureStore(env.MEDIA);
const resizer = createImageResizer(env.IMAGES);
const services = { db, clock: () => 1, pictures, resizer, limiters: { form: env.FORM_RATE_LIMIT } };
const headers = new Headers({ "CF-Connecting-IP": "203.0.113.30" });

async function imageOf({ id }: { id: string }): Promise<string | null> {
  const row = await userRow(id);
  return row.image;
}

async function storedPictures(): Promise<string[]> {
  const { objects } = await env.MEDIA.list();
  return objects.map(({ key }) => `/media/${key}`).toSorted();
}

function upload(bytes: Uint8Array<ArrayBuffer>, name = "picture", type = "application/octet-stream") {
  return { form: form({ picture: new File([bytes], name, { type }) }), headers };
}

/** Uploads a sample as an account and returns its URL. */
async function uploaded(who: Awaited<ReturnType<typeof createViewer>>, name: SampleName): Promise<string> {
  await changeAvatar(services, who, upload(sample(name)));
  const image = await imageOf(who);
  if (image === null) throw new Error("no picture is stored");
  return image;
}

test.for<SampleName>(["jpeg", "png", "webp", "avif"])(
  "a %s is stored under an unguessable name and served so that nothing in it can run",
  async (name) => {
    const image = await uploaded(await createViewer(), name);
    expect(image).toMatch(/^\/media\/avatars\/[0-9a-f]{32}\.webp$/);
    const answer = await get(image);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
    });
    const body = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get("Content-Length")).toBe(String(body.byteLength));
    expect(new TextDecoder("latin1").decode(body)).not.toContain("Asha secret");

    const etag = answer.headers.get("ETag") ?? "";
    const again = await get(image, { "If-None-Match": etag });
    expect([again.status, again.headers.get("ETag"), await again.text()]).toStrictEqual([304, etag, ""]);
    expect(again.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
    const head = await exports.default.fetch(`${origin}${image}`, { method: "HEAD" });
    expect([head.status, await head.text()]).toStrictEqual([200, ""]);
  },
);

test("the content decides, not the name or type sent", async () => {
  const asha = await createViewer();
  await changeAvatar(services, asha, upload(sample("png"), "x.html", "text/html"));
  expect((await get((await imageOf(asha)) ?? "")).headers.get("Content-Type")).toBe("image/webp");
});

test("an invalid picture is refused with its reason, and neither stored nor shown", async () => {
  const asha = await createViewer();
  const image = await uploaded(asha, "png");
  silenced();
  const before = await storedPictures();
  const html = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
  for (const [bytes, reason] of [
    [html, "unknown"],
    [sample("gif"), "unknown"],
    [sample("png").slice(0, 60), "damaged"],
    [new Uint8Array(pictureLimits.bytes + 1), "too_large"],
    [new Uint8Array(), "missing"],
  ] as const)
    expect(await attempt(changeAvatar(services, asha, upload(bytes, "me.png", "image/png")))).toStrictEqual({
      ok: false,
      errors: { picture: [pictureRefusals()[reason]] },
    });
  const text = { form: form({ picture: "not a file" }), headers };
  const two = upload(sample("png"));
  two.form.append("picture", new File([sample("png")], "b.png"));
  for (const request of [{ form: new FormData(), headers }, text, two])
    expect(await attempt(changeAvatar(services, asha, request))).toStrictEqual({
      ok: false,
      errors: { picture: [pictureRefusals().missing] },
    });
  expect(await imageOf(asha)).toBe(image);
  expect(await storedPictures()).toStrictEqual(before);
});

test("another picture replaces the first, which is deleted; removing deletes it too", async () => {
  const asha = await createViewer();
  const first = await uploaded(asha, "png");
  const second = await uploaded(asha, "webp");
  expect(second).not.toBe(first);
  await vi.waitFor(async () => expect(await storedPictures()).not.toContain(first));
  expect((await get(first)).status).toBe(404);
  await removeAvatar(services, asha);
  expect(await imageOf(asha)).toBeNull();
  await vi.waitFor(async () => expect(await storedPictures()).not.toContain(second));
  await removeAvatar(services, asha);
});

test("of concurrently uploaded pictures one is kept", async () => {
  const asha = await createViewer();
  const before = await storedPictures();
  await Promise.all(
    (["png", "webp", "jpeg", "avif"] as const).map((name) =>
      changeAvatar(services, asha, upload(sample(name))),
    ),
  );
  const image = await imageOf(asha);
  await vi.waitFor(async () =>
    expect((await storedPictures()).filter((stored) => !before.includes(stored))).toStrictEqual([image]),
  );
});

test("another account's picture is not deleted through its URL", async () => {
  const [asha, ravi] = [await createViewer(), await createViewer()];
  const theirs = await uploaded(ravi, "png");
  for (const foreign of [`https://evil.example${theirs}`, "/media/avatars/../../x", "/logout"]) {
    await setUser(asha.id, { image: foreign });
    await uploaded(asha, "png");
  }
  expect((await get(theirs)).status).toBe(200);
});

test("no picture is stored without a session or for a deleted account", async () => {
  const before = await storedPictures();
  for (const who of [null, viewer({ id: "gone" })]) {
    const error = await changeAvatar(services, who, upload(sample("png"))).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "unauthenticated" });
  }
  await vi.waitFor(async () => expect(await storedPictures()).toStrictEqual(before));
});

test("a client that sends too many pictures in a minute is rate-limited", async () => {
  vi.stubEnv("MODE", "production");
  const asha = await createViewer();
  const from = new Headers({ "CF-Connecting-IP": "203.0.113.31" });
  const send = () => changeAvatar(services, asha, { ...upload(sample("png")), headers: from });
  let result = await attempt(send());
  for (let tries = 1; tries <= 21 && result.ok; tries += 1) result = await attempt(send());
  expect((await refusal(send(), "too_many_requests")).errors).toStrictEqual({
    picture: [pictureRefusals().too_often],
  });
});

test.for([
  "/media/avatars/00000000000000000000000000000000.webp",
  "/media/avatars/secret.webp",
  "/media/avatars/..%2f..%2fwrangler.toml",
  "/media/avatars/%2e%2e%2fsecret.webp",
  "/media/avatars/..%5c..%5csecret.webp",
  "/media/avatars/00000000000000000000000000000000.html",
  "/media/avatars/00000000000000000000000000000000.webp%00.html",
  "/media/avatars/00000000000000000000000000000000.WEBP",
  "/media/avatars/0000000000000000000000000000000.webp",
  "/media/avatars/%E0%A4%A",
])("%s is not found", async (path) => {
  await env.MEDIA.put("secret.webp", sample("png"));
  await env.MEDIA.put("avatars/secret.webp", sample("png"));
  onTestFinished(() => env.MEDIA.delete(["secret.webp", "avatars/secret.webp"]));
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).not.toMatch(/^image/);
});
