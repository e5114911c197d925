import { connect, createServer } from "node:net";

/**
 * Starts a TCP proxy whose links can be cut or fall silent: a half-open link carries nothing, and neither side is notified.
 * @param target port on this machine
 */
export async function startCutProxy(target) {
  const links = new Set();
  const silent = new Set();
  const server = createServer((client) => {
    const upstream = connect({ host: "localhost", port: target, noDelay: true });
    const link = { client, upstream };
    links.add(link);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ]) {
      from.pipe(to);
      from.on("error", () => undefined);
      from.on("close", () => {
        links.delete(link);
        if (!silent.has(link)) to.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, resolve));
  /** Picks a share of the working links, at least one. */
  const pick = (random, share) => {
    const working = [...links].filter((link) => !silent.has(link));
    const picked = working.filter(() => random.chance(share));
    return picked.length > 0 ? picked : working.slice(0, 1);
  };
  return {
    port: server.address().port,
    /** Ends a share of the links at once. @returns their number */
    cut(random, share) {
      const chosen = pick(random, share);
      for (const { client, upstream } of chosen) {
        client.destroy();
        upstream.destroy();
      }
      return chosen.length;
    },
    /** Makes a share of the links half-open. @returns their number */
    silence(random, share) {
      const chosen = pick(random, share);
      for (const link of chosen) {
        silent.add(link);
        for (const [from, to] of [
          [link.client, link.upstream],
          [link.upstream, link.client],
        ])
          from.unpipe(to).pause();
      }
      return chosen.length;
    },
    stop() {
      for (const { client, upstream } of [...links, ...silent]) {
        client.destroy();
        upstream.destroy();
      }
      server.close();
    },
  };
}
