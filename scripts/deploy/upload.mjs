import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { root, run } from "../lib/process.mjs";

/** Uploads the build with its variables and secrets. @returns id of the new version */
export async function upload({ tag, message }, { origin, domain, sampleTours, secretsFile }) {
  const report = path.join(root, `.wrangler/upload-${process.pid}.ndjson`);
  const args = [
    ["--tag", tag],
    ["--message", message],
    ["--var", `PUBLIC_ORIGIN:${origin}`],
    ["--var", `SAMPLE_TOURS:${sampleTours}`],
    ...(domain ? [["--domain", domain]] : []),
    ...(secretsFile ? [["--secrets-file", secretsFile]] : []),
  ];
  try {
    await run("wrangler", ["deploy", ...args.flat()], {
      env: { CI: "1", WRANGLER_OUTPUT_FILE_PATH: report },
    });
    const entries = readFileSync(report, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    return entries.find(({ type }) => type === "deploy").version_id;
  } finally {
    rmSync(report, { force: true });
  }
}
