import { z } from "zod";

/** Illustration names. They are stored with tours and must never be removed. */
export const drawings = [
  "palm-beach",
  "lighthouse",
  "houseboat",
  "sailing-boat",
  "river-ship",
  "river-steps",
  "lake-palace",
  "fort",
  "camels",
  "tents",
  "temple-tower",
  "temple-spires",
  "cave-temple",
  "stupa",
  "monastery",
  "prayer-flags",
  "mountain-lake",
  "ski-slope",
  "flower-meadow",
  "hill-train",
  "hill-road",
  "forest-walk",
  "waterfall",
  "rafting",
  "paraglider",
  "tiger",
  "storks",
  "kites",
  "dancers",
  "meal",
] as const;
export type Drawing = (typeof drawings)[number];

export const drawingSchema = z.enum(drawings, "Please choose one of these.");
