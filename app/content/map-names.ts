import type { MapShapeId } from "./india-map";

/** A label on the map: its lines, position in units of the drawing, and text anchor. */
interface MapName {
  x: number;
  y: number;
  lines: string[];
  anchor?: "start" | "middle" | "end";
  /** Path of the line from the label to a state too small to contain it. */
  leader?: string;
}

/** Label positions, placed by eye. States without tours have no label. */
export const mapNames: Partial<Record<MapShapeId, MapName[]>> = {
  "andaman-and-nicobar-islands": [
    { x: 1000, y: 1150, lines: ["Andaman and", "Nicobar Islands"], anchor: "end" },
  ],
  "andhra-pradesh": [{ x: 436, y: 1042, lines: ["Andhra", "Pradesh"] }],
  "arunachal-pradesh": [{ x: 1100, y: 446, lines: ["Arunachal", "Pradesh"] }],
  assam: [{ x: 994, y: 530, lines: ["Assam"] }],
  bihar: [{ x: 735, y: 562, lines: ["Bihar"] }],
  "dadra-and-nagar-haveli-and-daman-and-diu": [
    {
      x: 2,
      y: 864,
      lines: ["Dadra and", "Nagar Haveli", "and Daman", "and Diu"],
      anchor: "start",
      leader: "M112 842L192 812",
    },
  ],
  delhi: [{ x: 352, y: 426, lines: ["Delhi"], anchor: "end" }],
  goa: [{ x: 200, y: 1032, lines: ["Goa"], anchor: "end", leader: "M206 1023h18" }],
  gujarat: [{ x: 116, y: 732, lines: ["Gujarat"] }],
  "himachal-pradesh": [{ x: 478, y: 268, lines: ["Himachal Pradesh"], anchor: "start" }],
  "jammu-and-kashmir-and-ladakh": [
    { x: 268, y: 190, lines: ["Jammu and", "Kashmir"] },
    { x: 424, y: 126, lines: ["Ladakh"] },
  ],
  jharkhand: [{ x: 722, y: 647, lines: ["Jharkhand"] }],
  karnataka: [{ x: 322, y: 1002, lines: ["Karnataka"] }],
  kerala: [{ x: 308, y: 1252, lines: ["Kerala"], anchor: "end" }],
  "madhya-pradesh": [{ x: 420, y: 690, lines: ["Madhya Pradesh"] }],
  maharashtra: [{ x: 376, y: 796, lines: ["Maharashtra"] }],
  meghalaya: [{ x: 968, y: 622, lines: ["Meghalaya"] }],
  odisha: [{ x: 676, y: 784, lines: ["Odisha"] }],
  puducherry: [{ x: 520, y: 1184, lines: ["Puducherry"], anchor: "start", leader: "M514 1174h-16" }],
  punjab: [{ x: 300, y: 322, lines: ["Punjab"] }],
  rajasthan: [{ x: 206, y: 496, lines: ["Rajasthan"] }],
  sikkim: [{ x: 850, y: 434, lines: ["Sikkim"] }],
  "tamil-nadu": [{ x: 432, y: 1194, lines: ["Tamil", "Nadu"] }],
  "uttar-pradesh": [{ x: 530, y: 506, lines: ["Uttar Pradesh"] }],
  uttarakhand: [{ x: 546, y: 356, lines: ["Uttarakhand"], anchor: "start" }],
  "west-bengal": [{ x: 888, y: 690, lines: ["West", "Bengal"], anchor: "start" }],
};

/** Width of a small target, in units of the drawing: 24 pixels on a map of 330. */
export const smallTargetWidth = 90;

/** Click targets for very small states: lines of `smallTargetWidth` with round ends. */
export const smallTargets: Partial<Record<MapShapeId, string>> = {
  "andaman-and-nicobar-islands": "M1034 1120L1070 1345",
  "dadra-and-nagar-haveli-and-daman-and-diu": "M106 796L188 822",
  delhi: "M374 430h0",
  goa: "M224 1022h0",
  puducherry: "M512 1176h0",
  sikkim: "M852 474h0",
};
