import { wrap, type Picture } from "./compose";
import { createInk, type Paint } from "./palettes";
import { disc, oval, shape, stroke } from "./shapes";

interface Portrait {
  back: string;
  skin: string;
  cloth: string;
  extra: (paint: Paint) => { behind: string; before: string };
}

const dark = "#2a1f33";

const portraits: readonly Portrait[] = [
  {
    back: "#f2b53a",
    skin: "#a8683f",
    cloth: "#c8324a",
    extra: (paint) => ({
      behind: shape(paint(dark), "M26 46Q22 16 48 16T70 46Q74 66 66 72H30Q22 66 26 46z"),
      before:
        shape(paint(dark), "M30 44Q30 22 48 22T66 44Q60 32 48 30Q36 32 30 44z") +
        disc(paint("#c8324a"), 48, 36, 2) +
        shape(paint("#f7d04a"), "M22 96Q34 70 50 72L78 96H70L50 78Q38 76 30 96z"),
    }),
  },
  {
    back: "#2f7f8f",
    skin: "#8f5836",
    cloth: "#f7efe0",
    extra: (paint) => ({
      behind: "",
      before:
        shape(paint(dark), "M32 48Q32 68 48 70T64 48Q62 58 56 58Q48 54 40 58Q34 58 32 48z") +
        shape(paint("#d8432b"), "M28 40Q24 16 48 14T68 40Q58 28 48 26Q38 28 28 40z") +
        stroke(paint("#f08a5a"), 2, "M31 34Q46 22 60 18M30 28Q44 18 54 15M48 26L65 33"),
    }),
  },
  {
    back: "#d98aa0",
    skin: "#c98a5c",
    cloth: "#27567f",
    extra: (paint) => ({
      behind: shape(paint("#3f9a94"), "M24 50Q20 14 48 14T72 50L78 96H18z"),
      before: stroke(paint("#2f7f7a"), 7, "M33 62Q29 24 48 25T63 62Q58 70 48 71T33 62z"),
    }),
  },
  {
    back: "#7d9a5a",
    skin: "#b5764a",
    cloth: "#ef8a2f",
    extra: (paint) => ({
      behind: "",
      before:
        shape(paint(dark), "M31 42Q28 20 48 19T65 42Q62 32 56 31Q44 34 36 31Q32 34 31 42z") +
        `<g fill="none" stroke="${paint(dark)}" stroke-width="1.600"><circle cx="41" cy="45" r="5"/><circle cx="55" cy="45" r="5"/><path d="M46 45h4"/></g>`,
    }),
  },
  {
    back: "#8a6fa8",
    skin: "#9c6240",
    cloth: "#f7efe0",
    extra: (paint) => ({
      behind:
        disc(paint("#d9d4dc"), 48, 17, 9) +
        shape(paint("#c9c4d0"), "M28 48Q26 20 48 20T68 48Q64 56 62 56H34Q32 56 28 48z"),
      before:
        shape(paint("#d9d4dc"), "M31 44Q30 23 48 23T65 44Q60 33 48 31Q36 33 31 44z") +
        disc(paint("#c8324a"), 48, 37, 2) +
        shape(paint("#8a2f4a"), "M24 96Q36 70 52 73L80 96z"),
    }),
  },
];

/** A friendly portrait, numbered from 1. */
export function composeAvatar(number: number): Picture {
  const portrait = portraits[number - 1];
  if (!portrait) throw new Error(`There are avatars 1 to ${portraits.length}, not ${number}.`);
  const ink = createInk("clear", "plain");
  const { paint } = ink;
  const { behind, before } = portrait.extra(paint);
  const skin = paint(portrait.skin, portrait.skin);
  const content = [
    `<path fill="${paint(portrait.back)}" d="M0 0h96v96H0z"/>`,
    disc(paint("#fbf3df"), 72, 24, 12),
    behind,
    shape(paint(portrait.cloth), "M12 96Q16 76 40 74H56Q80 76 84 96z"),
    shape(skin, "M41 60h14v14q-7 7 -14 0z"),
    oval(skin, 48, 46, 16.5, 20),
    disc(paint(dark), 41, 45, 1.7),
    disc(paint(dark), 55, 45, 1.7),
    stroke(paint("#5a2c2c"), 1.8, "M42 55q6 5 12 0"),
    before,
  ];
  return { ink, svg: wrap(`avatar-${number}`, { width: 96, height: 96 }, ink, content.join("")) };
}
