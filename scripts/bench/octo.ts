import { addDays, todayInIndia } from "../../app/domain/calendar/calendar.ts";
import { importModule } from "../lib/open-modules.ts";
import { isQuick, type Report } from "./harness.ts";
import { copySeed, startOurs } from "./servers.ts";

/** Calls of each kind that are measured, after some that fill caches. */
const calls = isQuick ? 100 : 400;
const warm = 20;
const days = 30;

/** Milliseconds that Expedia gives a supplier for the 99th percentile. */
const limits = { availability: 250, reserve: 1000, confirm: 1000 };

const { demoResellerKey } = await importModule<typeof import("../seed/demo-partners.ts")>(
  "./scripts/seed/demo-partners.ts",
);

interface Product {
  id: string;
  options: { id: string; units: { id: string }[] }[];
}
interface Slot {
  id: string;
  available: boolean;
  vacancies: number | null;
}

/** Returns the number that a share of the values does not exceed. */
function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

/** Sends a call and reads its answer. @throws if it is refused */
async function call<Answer>(address: string, path: string, body?: object): Promise<[Answer, number]> {
  const started = performance.now();
  const response = await fetch(`${address}/octo${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      Authorization: `Bearer ${demoResellerKey}`,
      "Content-Type": "application/json",
      "Octo-Capabilities": "octo/pricing",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const time = performance.now() - started;
  if (!response.ok) throw new Error(`${path}: ${response.status}: ${text.slice(0, 300)}`);
  return [JSON.parse(text), time];
}

/** Sells two seats of one product after another, one call at a time: a month's availability, the reservation, its confirmation. */
export async function measureOcto(report: Report): Promise<void> {
  const { address, stop } = await startOurs(copySeed("octo"));
  try {
    const [products] = await call<Product[]>(address, "/products");
    const from = addDays(todayInIndia(Date.now()), 30);
    const span = { localDateStart: from, localDateEnd: addDays(from, days - 1) };
    const times: Record<keyof typeof limits, number[]> = { availability: [], reserve: [], confirm: [] };
    for (let index = 0; times.confirm.length < warm + calls; index += 1) {
      const product = products[index % products.length];
      const [option] = product?.options ?? [];
      if (!product || !option) throw new Error("a product has no option");
      const asked = { productId: product.id, optionId: option.id };
      const [slots, first] = await call<Slot[]>(address, "/availability", { ...asked, ...span });
      times.availability.push(first);
      const open = slots.filter(({ available, vacancies }) => available && (vacancies ?? 2) >= 2);
      const slot = open[index % open.length];
      if (!slot) continue;
      const unitItems = [{ unitId: "adult" }, { unitId: "adult" }];
      const [{ uuid }, second] = await call<{ uuid: string }>(address, "/bookings", {
        ...asked,
        availabilityId: slot.id,
        unitItems,
      });
      times.reserve.push(second);
      const contact = { fullName: "Meera Iyer", emailAddress: `meera.${index}@example.com` };
      const [, third] = await call(address, `/bookings/${uuid}/confirm`, { contact });
      times.confirm.push(third);
    }
    for (const [what, all] of Object.entries(times)) {
      const measured = all.slice(warm);
      report({
        what: `OCTO ${what}, ${measured.length} calls one after another, 99th percentile; median ${quantile(measured, 0.5).toFixed(0)} ms`,
        unit: "ms",
        ours: [quantile(measured, 0.99)],
        goal: { atMost: limits[what as keyof typeof limits] },
      });
    }
  } finally {
    await stop();
  }
}
