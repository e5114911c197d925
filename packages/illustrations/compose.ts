import { moonlit } from "./colour";
import { createInk, type Ink } from "./palettes";
import { between, pick, randomFrom } from "./random";
import { scenes, sceneDefaults, type Scene } from "./scenes/table";
import { faint, place } from "./shapes";
import { drawSky } from "./sky";
import { skiesAt, type Hour } from "./skies";
import type { Frame, Setting, Stage, View } from "./types";

export const cardFrame: Frame = { width: 400, height: 500, focus: 0.5, unit: 1, calm: 0 };
export const heroFrame: Frame = { width: 1600, height: 640, focus: 0.68, unit: 1.42, calm: 700 };

export interface Picture {
  ink: Ink;
  svg: string;
}

export interface ScenePicture extends Picture {
  /** The point under the middle of the motif. */
  focus: { x: number; ground: number };
}

/** Subject of a picture. */
export interface Subject {
  /** Seeds the random details, so that subjects with different names differ. */
  name: string;
  scene: Scene;
  hour: Hour;
  setting: Setting;
}

/** Sky, far land, motif and foreground, from back to front. */
export function composeScene({ name, scene, hour, setting }: Subject, frame: Frame): ScenePicture {
  const defaults = sceneDefaults[scene];
  const random = randomFrom(name);
  const ink = createInk(setting.sky ?? pick(random, skiesAt(hour)), setting.land ?? defaults.land);
  const horizon = Math.round(frame.height * (setting.horizon ?? defaults.horizon));
  const view: View = {
    ...frame,
    ground: Math.round(frame.height * (setting.ground ?? defaults.ground)),
    horizon,
    focusX: Math.round(frame.width * frame.focus + (setting.shift ?? 0) * frame.unit),
    sun: sunPlace(
      setting,
      frame,
      horizon,
      pick(random, [0.2, 0.27, 0.74, 0.82]),
      between(random, 0.24, 0.42),
    ),
    setting,
    colours: ink.colours,
    paint: ink.paint,
    random,
  };
  const layers = scenes[scene](view);
  const parts = [drawSky(view), layers.behind, drawMotif(view), setting.bare ? "" : layers.before];
  return {
    ink,
    svg: wrap(name, frame, ink, parts.join("")),
    focus: { x: view.focusX, ground: view.ground },
  };
}

function sunPlace(setting: Setting, frame: Frame, horizon: number, x: number, y: number): View["sun"] {
  if (setting.sun && setting.sun !== "hidden") {
    const [shareX, shareY] = setting.sun;
    // On wide pictures the sun keeps its distance from the motif, not its share of the width.
    const fromMotif = (shareX - 0.5) * 400 * frame.unit;
    return { x: Math.round(frame.width * frame.focus + fromMotif), y: Math.round(frame.height * shareY) };
  }
  const side = (x - 0.5) * 400 * frame.unit;
  return { x: Math.round(frame.width * frame.focus + side), y: Math.round(horizon * y) };
}

function drawMotif(view: View): string {
  const scale = view.unit * (view.setting.scale ?? 1);
  const stage: Stage = {
    left: -view.focusX / scale - 1,
    right: (view.width - view.focusX) / scale + 1,
    top: -view.ground / scale - 1,
    bottom: (view.height - view.ground) / scale + 1,
    nearLeft: Math.max(-view.focusX / scale, (-200 * view.unit) / scale) - 1,
    nearRight: Math.min((view.width - view.focusX) / scale, (200 * view.unit) / scale) + 1,
    horizon: (view.horizon - view.ground) / scale,
    colours: view.colours,
    paint: (day, night = moonlit(day)) => view.paint(day, night),
    random: view.random,
  };
  const drawing = view.setting.motif(stage);
  const mirror = view.setting.mirror
    ? faint(0.28, place(drawing, view.focusX, view.ground, scale, -scale * view.setting.mirror))
    : "";
  return mirror + place(drawing, view.focusX, view.ground, scale);
}

export function wrap(
  name: string,
  { width, height }: { width: number; height: number },
  ink: Ink,
  content: string,
): string {
  const className = `tb-${name}`;
  const slice = width > height ? ' preserveAspectRatio="xMidYMid slice"' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${className}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${slice}>${ink.style(className)}${content}</svg>\n`;
}

/** Inlines the light palette, for programs without custom properties. */
export function flatten({ ink, svg }: Picture): string {
  const day = ink.day();
  return svg
    .replace(/<style>.*?<\/style>/, "")
    .replace(/var\(--[0-9a-z]+\)/g, (name) => day.get(name) ?? "none");
}
