import { createRequire } from "node:module";
import { credits, type IconName } from "./credits";

interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number } | undefined>;
}

const load = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

/** A silhouette from an icon package in one colour; (0, 0) is the middle of its lower edge, `tall` its height. */
export function icon(name: IconName, fill: string, tall: number): string {
  const { packageName, icon: key } = credits[name];
  const set = sets.get(packageName) ?? (load(`${packageName}/icons.json`) as IconSet);
  sets.set(packageName, set);
  const found = set.icons[key];
  if (!found) throw new Error(`${packageName} has no icon called ${key}.`);
  const height = found.height ?? set.height ?? 16;
  const width = found.width ?? set.width ?? 16;
  const scale = Math.round((tall / height) * 10000) / 10000;
  return `<g transform="scale(${scale})translate(${-width / 2} ${-height})">${found.body.replaceAll("currentColor", fill)}</g>`;
}
