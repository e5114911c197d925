import { loadSimulation } from "./simulation-build.ts";
import { loadavg } from "node:os";
const { log } = console;
const sim = await loadSimulation();
Object.assign(console, { log(){}, error(){}, warn(){}, info(){} });
const [from, to, operations] = process.argv.slice(2).map(Number);
for (let seed=from!; seed<=to!; seed++) {
const b=process.cpuUsage();
const result = await sim.run({ seed, operations: operations ?? 300 });
const u=process.cpuUsage(b); const s=(u.user+u.system)/1e6;
const all=[...result.counts.values()]; const sum=(k: string)=>all.reduce((a,c)=>a+(c as any)[k],0);
log(seed, result.failure?.operations ?? "-", result.failure?.text.slice(0,700) ?? "ok", `${result.operations} ops ${result.days.toFixed(1)} d ${s.toFixed(1)} s ${(result.operations/s).toFixed(0)}/s changed ${(100*sum("changed")/result.operations).toFixed(0)}%`, result.hash.slice(0,8));
if (seed===to) log([...result.counts].map(([k,c])=>`${k} ${c.done}/${c.refused}/${c.failed}/${c.lost}/${c.changed}`).join(", "));
}
