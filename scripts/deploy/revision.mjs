import { run } from "../lib/process.mjs";

/**
 * Names the sources: short hash and subject of the commit, for the tag and message of the version. "-changed" marks files that are not
 * committed.
 */
export async function readRevision() {
  try {
    const hash = (await run("git", ["rev-parse", "--short=12", "HEAD"])).trim();
    const subject = (await run("git", ["log", "-1", "--format=%s"])).trim();
    const isChanged = (await run("git", ["status", "--porcelain"])).trim() !== "";
    // Cloudflare accepts at most 100 characters.
    return { tag: isChanged ? `${hash}-changed` : hash, message: subject.slice(0, 100) };
  } catch {
    return { tag: "unknown", message: "Deployed without a git repository" };
  }
}
