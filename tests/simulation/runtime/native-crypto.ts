import type { Random } from "../../../scripts/prove/random.ts";

const { crypto: native } = globalThis;
let underWay = 0;

/** True while Node's threads work for the simulated code: when they end depends on the machine, so virtual time waits for them. */
export function isNativeWorkUnderWay(): boolean {
  return underWay > 0;
}

async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}

/** Libraries take chance and cryptography from the platform's global: gives them the run's chance, and counts what runs on threads. */
export function installCrypto(chance: Random): void {
  const subtle = new Proxy(native.subtle, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => counted(async () => Reflect.apply(method, target, args));
    },
  });
  const getRandomValues = (bytes: Uint8Array) => {
    for (const index of bytes.keys()) bytes[index] = chance.between(0, 255);
    return bytes;
  };
  Object.defineProperty(globalThis, "crypto", { value: { subtle, getRandomValues }, configurable: true });
}
