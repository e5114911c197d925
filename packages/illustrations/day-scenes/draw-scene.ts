import { composeScene, type Subject } from "../compose";
import { between, pick, randomFrom } from "../random";
import type { Hour } from "../skies";
import type { Frame } from "../types";
import type { DayScene } from "./choose-scenes";
import { drawnSubjects } from "./drawn-subjects";
import type { DaySubject } from "./subjects";
import type { Zone } from "./zones";

const sceneFrame: Frame = { width: 640, height: 480, focus: 0.5, unit: 0.95, calm: 0 };

const landOfZone: Record<Zone, string> = {
  islands: "lagoon",
  "cold-desert": "coldDesert",
  himalaya: "alpine",
  northeast: "forest",
  mewar: "dry",
  rajasthan: "desert",
  plains: "plain",
  odisha: "river",
  kerala: "monsoon",
  konkan: "monsoon",
  south: "tea",
  deccan: "basalt",
  central: "dry",
};

const coniferZones: readonly Zone[] = ["himalaya", "northeast", "cold-desert"];

/** The hours of a day, for finding the nearest one. */
const order: readonly Hour[] = ["dawn", "morning", "noon", "golden", "dusk", "night"];

/** Draws a scene of a tour's day, in the land and light of its place and hour. */
export function drawScene(slug: string, scene: DayScene): string {
  return composeScene(subjectOfScene(slug, scene), sceneFrame).svg;
}

/** Draws a subject for any tour. */
export function drawSubject(subject: DaySubject): string {
  const { hours } = drawnSubjects[subject];
  const hour = pick(randomFrom(subject), hours);
  return drawScene("any", { day: 1, place: "", subject, hour, zone: "plains" });
}

function subjectOfScene(slug: string, { subject, hour, zone }: DayScene): Subject {
  const { scene, hours, setting, isLocal } = drawnSubjects[subject];
  const name = `${slug}-${subject}`;
  const random = randomFrom(`${name}-stand`);
  const nearest = hours.toSorted(
    (one, other) =>
      Math.abs(order.indexOf(one) - order.indexOf(hour)) -
      Math.abs(order.indexOf(other) - order.indexOf(hour)),
  )[0];
  return {
    name,
    scene,
    hour: nearest ?? hour,
    setting: {
      ...setting,
      ...(isLocal && { land: landOfZone[zone] }),
      ...(setting.trees === "fir" && isLocal && !coniferZones.includes(zone) && { trees: "broadleaf" }),
      scale: (setting.scale ?? 1) * between(random, 0.97, 1.04) * (setting.tall ? 0.94 : 1),
      shift: between(random, -14, 14),
    },
  };
}
