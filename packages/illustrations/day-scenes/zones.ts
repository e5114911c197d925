/** Parts of India that look alike, for choosing between subjects of the same name, such as temples. */
export const zones = [
  "islands",
  "cold-desert",
  "himalaya",
  "northeast",
  "mewar",
  "rajasthan",
  "plains",
  "odisha",
  "kerala",
  "konkan",
  "south",
  "deccan",
  "central",
] as const;
export type Zone = (typeof zones)[number];

type Box = readonly [zone: Zone, south: number, north: number, west: number, east: number];

/** Latitudes and longitudes in degrees; the first box that holds a place decides. */
const boxes: readonly Box[] = [
  ["islands", 6, 15, 91.5, 95],
  ["cold-desert", 33.6, 37, 75.9, 80],
  ["cold-desert", 32.3, 33.6, 77.3, 80],
  ["cold-desert", 31.85, 32.3, 77.9, 80],
  ["himalaya", 32, 37, 75.8, 80],
  ["himalaya", 33, 37, 73, 75.8],
  ["himalaya", 30.8, 32, 76.95, 80],
  ["himalaya", 30.03, 30.8, 77.9, 81],
  ["himalaya", 29.2, 30.03, 78.95, 81],
  ["himalaya", 26.82, 28.5, 88, 89],
  ["himalaya", 27.05, 29, 91, 93],
  ["northeast", 22, 29, 89.5, 98],
  ["mewar", 24.4, 24.75, 73.55, 73.85],
  ["rajasthan", 22, 28.6, 68, 76.7],
  ["rajasthan", 20.6, 22, 68, 72.4],
  ["plains", 23.6, 33, 73, 89.5],
  ["odisha", 17, 23.6, 83, 89.5],
  ["kerala", 8, 11.85, 74, 77.15],
  ["konkan", 11.85, 20.6, 72, 73.75],
  ["konkan", 14.6, 16.2, 73.5, 74.25],
  ["south", 8, 16.2, 73.75, 83],
  ["deccan", 16.2, 21, 73.4, 83],
  ["central", 20.5, 25, 73.4, 84],
];

/** Returns the zone of a place. @param at latitude and longitude, degrees */
export function zoneAt([latitude, longitude]: readonly [number, number]): Zone {
  const box = boxes.find(
    ([, south, north, west, east]) =>
      latitude >= south && latitude < north && longitude >= west && longitude < east,
  );
  return box?.[0] ?? "plains";
}
