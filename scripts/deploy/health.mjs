/** Reads the deep health check of an address. @returns its version, or the reason why there is none */
async function readHealth(origin) {
  try {
    const response = await fetch(`${origin}/api/health?deep=1`, {
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    const body = await response.json().catch(() => ({}));
    if (response.ok && body.version) return { version: body.version, migration: body.migration };
    return { reason: `${response.status} ${body.detail ?? ""}`.replace(/[. ]+$/, "") };
  } catch (error) {
    return { reason: error.cause?.code ?? error.cause?.message ?? error.message };
  }
}

/**
 * Waits until the deep health check answers with a version.
 * @param wanted id of the version
 * @param options max seconds, and seconds between two tries
 * @throws with the last answer
 */
export async function waitForVersion(origin, wanted, { patience = 60, interval = 2 } = {}) {
  const deadline = Date.now() + patience * 1000;
  for (;;) {
    const health = await readHealth(origin);
    if (health.version?.id === wanted) return health;
    if (Date.now() >= deadline) {
      const last = health.version
        ? `still version ${health.version.id} (${health.version.tag})`
        : health.reason;
      throw new Error(
        `${origin}/api/health?deep=1 did not answer with the new version within ${patience} s: ${last}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, interval * 1000));
  }
}
