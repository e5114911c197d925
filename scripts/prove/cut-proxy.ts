import { connect, createServer, type Socket } from "node:net";
import type { Random } from "./random.ts";

interface Link {
  client: Socket;
  upstream: Socket;
}

const bothWays = ({ client, upstream }: Link) =>
  [
    [client, upstream],
    [upstream, client],
  ] as const;

/**
 * Starts a TCP proxy whose links can be cut or fall silent: a half-open link carries nothing, and neither side is notified.
 * @param target port on this machine
 */
export async function startCutProxy(target: number) {
  const links = new Set<Link>();
  const silent = new Set<Link>();
  const server = createServer((client) => {
    const upstream = connect({ host: "localhost", port: target, noDelay: true });
    const link = { client, upstream };
    links.add(link);
    for (const [from, to] of bothWays(link)) {
      from.pipe(to);
      from.on("error", () => undefined);
      from.on("close", () => {
        links.delete(link);
        if (!silent.has(link)) to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  /** Picks a share of the working links, at least one. */
  const pick = (random: Random, share: number) => {
    const working = [...links].filter((link) => !silent.has(link));
    const picked = working.filter(() => random.chance(share));
    return picked.length > 0 ? picked : working.slice(0, 1);
  };
  return {
    port: address.port,
    /** Ends a share of the links at once. @returns their number */
    cut(random: Random, share: number): number {
      const chosen = pick(random, share);
      for (const { client, upstream } of chosen) {
        client.destroy();
        upstream.destroy();
      }
      return chosen.length;
    },
    /** Makes a share of the links half-open. @returns their number */
    silence(random: Random, share: number): number {
      const chosen = pick(random, share);
      for (const link of chosen) {
        silent.add(link);
        for (const [from, to] of bothWays(link)) from.unpipe(to).pause();
      }
      return chosen.length;
    },
    stop(): void {
      for (const { client, upstream } of [...links, ...silent]) {
        client.destroy();
        upstream.destroy();
      }
      server.close();
    },
  };
}
