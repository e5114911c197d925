// Rehearses a restore on local data: a seeded database and uploaded files are backed up, restored into an empty state, and the site works
// on the result. Needs the demo build. usage: node scripts/prove/restore.ts
import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { backUp, restore } from "../deploy/backup.ts";
import { openLocalData } from "../deploy/data.ts";
import { root, step } from "../lib/process.mjs";
import { prepareDatabase } from "../lib/set-up.ts";
import { startWorkerd } from "../lib/workerd.mjs";
import { walkMainPaths } from "./main-paths.ts";

const base = ".wrangler/prove-restore";
const [from, to, damaged] = [`${base}/from`, `${base}/to`, `${base}/damaged`];
const folder = path.join(root, base, "backup");
const picture = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
const files: [key: string, contentType: string][] = [
  ["avatars/0123456789abcdef0123456789abcdef.png", "image/png"],
  ["operator documents/ä b.pdf", "application/pdf"],
];

rmSync(path.join(root, base), { recursive: true, force: true });
await prepareDatabase(from);
const source = await openLocalData(from);
for (const [key, contentType] of files) await source.putObject(key, picture, contentType);
const manifest = await step("Backup", () =>
  backUp(source, folder, { environment: "local", createdAt: new Date().toISOString() }),
);
await source.close();
assert.ok((manifest.database.counts.bookings ?? 0) > 50);
assert.deepEqual(manifest.tooLong, []);

await step("Restore into an empty state", async () => {
  const data = await openLocalData(to);
  await restore(data, folder);
  const found: typeof files = [];
  for await (const { key, contentType } of data.listObjects()) found.push([key, contentType]);
  assert.deepEqual(found.toSorted(), files.toSorted());
  assert.deepEqual(await data.getObject(files[0]?.[0] ?? ""), picture);
  await assert.rejects(restore(data, folder), /empty database only/);
  await data.close();
});
await prepareDatabase(to);
await step("The site on the restored state", async () => {
  const { server, address } = await startWorkerd(to);
  try {
    await walkMainPaths(address);
  } finally {
    await server.dispose();
  }
});
await step("Control: a damaged backup is refused", async () => {
  writeFileSync(path.join(folder, "media", manifest.objects[0]?.file ?? ""), "damaged");
  const data = await openLocalData(damaged);
  await assert.rejects(restore(data, folder), /was changed or is damaged/);
  await data.close();
});
rmSync(path.join(root, base), { recursive: true, force: true });
