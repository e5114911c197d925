import { buildSimulation } from "./simulation-build.ts";
const { log } = console;
const sim = await (await buildSimulation())();
Object.assign(console, { log(){}, error(){}, warn(){}, info(){} });
const seen = new Set<string>();
await sim.run({ seed: 7, operations: 900, onLine: (l: string) => { if (!l.startsWith("database")) return; try { for (const q of JSON.parse(l.split("\t")[1]!)) seen.add(q.sql); } catch {} } });
for (const s of seen) if (/^update "payouts"|^update "mail_outbox" set "attempts"|^update "payments" set "next_poll|"booking_events"."seq" >|^update "departures" set "booked" = "departures"|"payment_due_at" <=|^update "coupons" set "used"|delete from "seat_holds"|insert into "check_ins"|^update "refunds" set/i.test(s)) log("::", s.slice(0,1500));
