import { expect, test } from "vitest";
import { readUpload } from "~/platform/forms/read-upload";

const kibibyte = 1024;

/** A request whose body is generated on demand, in chunks of 64 KiB, with the amount that was read. */
function endless(headers: Record<string, string> = {}) {
  const seen = { bytes: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.bytes += 64 * kibibyte;
      controller.enqueue(new Uint8Array(64 * kibibyte));
    },
    cancel() {
      seen.isCancelled = true;
    },
  });
  const init = { method: "POST", body, headers, duplex: "half" };
  return { request: new Request("http://localhost/", init), seen };
}

function multipart(size: number): Request {
  const body = new FormData();
  body.set("picture", new File([new Uint8Array(size)], "me.png"));
  return new Request("http://localhost/", { method: "POST", body });
}

test("a form within the limit is read with its file", async () => {
  const form = await readUpload(multipart(kibibyte), 2 * kibibyte);
  expect(form?.get("picture")).toMatchObject({ name: "me.png", size: kibibyte });
});

test("a form over the limit is null, even by one byte", async () => {
  const size = (await multipart(kibibyte).arrayBuffer()).byteLength;
  expect(await readUpload(multipart(kibibyte), size)).not.toBeNull();
  expect(await readUpload(multipart(kibibyte), size - 1)).toBeNull();
});

test("an endless body is aborted early", async () => {
  const { request, seen } = endless();
  expect(await readUpload(request, kibibyte)).toBeNull();
  expect(seen.isCancelled).toBe(true);
  expect(seen.bytes).toBeLessThan(17 * kibibyte * kibibyte);
});

test("a body with a huge declared length is not read", async () => {
  const { request, seen } = endless({ "Content-Length": String(17 * kibibyte * kibibyte) });
  expect(await readUpload(request, kibibyte)).toBeNull();
  expect(seen.bytes).toBeLessThanOrEqual(64 * kibibyte);
});

test.for([
  ["application/json", "{}"],
  ["multipart/form-data; boundary=x", "no form"],
])("an invalid form body of %s is a 400", async ([type = "", body]) => {
  const request = new Request("http://localhost/", {
    method: "POST",
    headers: { "Content-Type": type },
    body,
  });
  await expect(readUpload(request, kibibyte)).rejects.toMatchObject({ init: { status: 400 } });
});
