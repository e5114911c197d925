import { buildSimulation } from "./simulation-build.ts";
import { loadavg } from "node:os";
const { log } = console;
const fresh = await buildSimulation();
Object.assign(console, { log(){}, error(){}, warn(){}, info(){} });
const [from, to, operations] = process.argv.slice(2).map(Number);
for (let seed=from!; seed<=to!; seed++) {
const sim = await fresh(); const b=process.cpuUsage();
let calls=0, rest=0; let hash=''; const result = await sim.run({ seed, operations: operations ?? 300, onLine: (l: string) => { if (l.startsWith('database')) calls++; if (l.startsWith('rest')) rest=calls; } });
 log('calls', calls, 'before rest', rest);
const u=process.cpuUsage(b); const s=(u.user+u.system)/1e6;
const all=[...result.counts.values()]; const sum=(k: string)=>all.reduce((a,c)=>a+(c as any)[k],0);
log(seed, result.failure?.operations ?? "-", result.failure?.text.slice(0,6000) ?? "ok", `${result.operations} ops ${result.days.toFixed(1)} d ${s.toFixed(1)} s ${(result.operations/s).toFixed(0)}/s changed ${(100*sum("changed")/result.operations).toFixed(0)}%`, result.hash.slice(0,8));
if (seed===to) log([...result.counts].map(([k,c])=>`${k} ${c.done}/${c.refused}/${c.failed}/${c.lost}/${c.changed}`).join(", "));
}
