import { demo } from "./table-demo";
import { east } from "./table-east";
import { featured } from "./table-featured";
import { north } from "./table-north";
import { packages } from "./table-packages";
import { south } from "./table-south";
import { west } from "./table-west";
import type { Setting } from "../types";

/** Settings of each tour's picture by slug: one file per catalog folder, and one for the demo tours. */
export const settings: Record<string, Setting> = {
  ...demo,
  ...east,
  ...featured,
  ...north,
  ...packages,
  ...south,
  ...west,
};
