import { cardFrame, composeScene, type Subject } from "./compose";
import type { Hour } from "./skies";
import type { Frame, Setting } from "./types";

/** Two more pictures of a place: a far view of its land and a near view of its motif, each in a different light. */

const farFrame: Frame = { width: 640, height: 480, focus: 0.5, unit: 0.82, calm: 0 };

const laterHours: Record<Hour, { far: Hour; near: Hour }> = {
  dawn: { far: "golden", near: "noon" },
  morning: { far: "dusk", near: "golden" },
  noon: { far: "dawn", near: "golden" },
  golden: { far: "dawn", near: "morning" },
  dusk: { far: "morning", near: "golden" },
  night: { far: "golden", near: "dusk" },
};

function inAnotherLight(setting: Setting): Setting {
  const { sky: _, ...rest } = setting;
  return rest;
}

export function drawFar({ name, scene, hour, setting }: Subject): string {
  const later = { scene, hour: laterHours[hour].far, setting: inAnotherLight(setting) };
  return composeScene({ name: `${name}-far`, ...later }, farFrame).svg;
}

export function drawNear({ name, scene, hour, setting }: Subject): string {
  const later = { scene, hour: laterHours[hour].near, setting: inAnotherLight(setting) };
  const { svg, focus } = composeScene({ name: `${name}-near`, ...later }, cardFrame);
  const width = setting.tall ? cardFrame.width : 312;
  const height = (width * 3) / 4;
  const left = Math.round(Math.min(Math.max(focus.x - width / 2, 0), cardFrame.width - width));
  const top = Math.round(Math.min(Math.max(focus.ground - height * 0.86, 0), cardFrame.height - height));
  return svg.replace(
    `width="${cardFrame.width}" height="${cardFrame.height}" viewBox="0 0 ${cardFrame.width} ${cardFrame.height}"`,
    `width="640" height="480" viewBox="${left} ${top} ${width} ${height}"`,
  );
}
