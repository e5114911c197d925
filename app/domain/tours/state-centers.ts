import type { Region } from "./tour";

/** States and union territories of India with their approximate center, used for tours without coordinates. */
export const stateCenters = {
  "Andaman and Nicobar Islands": [11.7, 92.7],
  "Andhra Pradesh": [15.9, 79.7],
  "Arunachal Pradesh": [28.0, 94.5],
  Assam: [26.2, 92.9],
  Bihar: [25.8, 85.8],
  Chandigarh: [30.73, 76.78],
  Chhattisgarh: [21.3, 82.0],
  "Dadra and Nagar Haveli and Daman and Diu": [20.4, 72.9],
  Delhi: [28.63, 77.2],
  Goa: [15.35, 74.05],
  Gujarat: [22.6, 71.6],
  Haryana: [29.1, 76.1],
  "Himachal Pradesh": [31.8, 77.3],
  "Jammu and Kashmir": [33.7, 75.1],
  Jharkhand: [23.6, 85.3],
  Karnataka: [14.7, 76.0],
  Kerala: [10.4, 76.5],
  Ladakh: [34.2, 77.6],
  Lakshadweep: [10.6, 72.6],
  "Madhya Pradesh": [23.5, 78.4],
  Maharashtra: [19.4, 76.1],
  Manipur: [24.7, 93.9],
  Meghalaya: [25.5, 91.3],
  Mizoram: [23.3, 92.8],
  Nagaland: [26.1, 94.5],
  Odisha: [20.5, 84.4],
  Puducherry: [11.93, 79.8],
  Punjab: [31.0, 75.4],
  Rajasthan: [26.6, 73.8],
  Sikkim: [27.6, 88.5],
  "Tamil Nadu": [11.0, 78.4],
  Telangana: [17.9, 79.0],
  Tripura: [23.7, 91.7],
  "Uttar Pradesh": [27.0, 80.6],
  Uttarakhand: [30.1, 79.2],
  "West Bengal": [23.8, 87.9],
} as const satisfies Record<string, readonly [latitude: number, longitude: number]>;
export type State = keyof typeof stateCenters;

export const states = Object.keys(stateCenters) as [State, ...State[]];

const eastern: readonly State[] = [
  "Andaman and Nicobar Islands",
  "Arunachal Pradesh",
  "Assam",
  "Bihar",
  "Jharkhand",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Odisha",
  "Sikkim",
  "Tripura",
  "West Bengal",
];
const southern: readonly State[] = [
  "Andhra Pradesh",
  "Goa",
  "Karnataka",
  "Kerala",
  "Lakshadweep",
  "Puducherry",
  "Tamil Nadu",
  "Telangana",
];
const western: readonly State[] = ["Dadra and Nagar Haveli and Daman and Diu", "Gujarat", "Maharashtra"];

/** Returns the default region of tours in a state, matching most of the catalogue. */
export function regionOfState(state: State): Region {
  if (eastern.includes(state)) return "east";
  if (southern.includes(state)) return "south";
  return western.includes(state) ? "west" : "north";
}
