/** Shapes of india-map.svg, in units of its drawing. */

export const mapSize = { width: 1224, height: 1392 } as const;

/** A shape, and the states and union territories it stands for. */
export const mapShapes = [
  { id: "andaman-and-nicobar-islands", states: ["Andaman and Nicobar Islands"] },
  { id: "andhra-pradesh", states: ["Andhra Pradesh"] },
  { id: "arunachal-pradesh", states: ["Arunachal Pradesh"] },
  { id: "assam", states: ["Assam"] },
  { id: "bihar", states: ["Bihar"] },
  { id: "chandigarh", states: ["Chandigarh"] },
  { id: "chhattisgarh", states: ["Chhattisgarh"] },
  { id: "dadra-and-nagar-haveli-and-daman-and-diu", states: ["Dadra and Nagar Haveli and Daman and Diu"] },
  { id: "delhi", states: ["Delhi"] },
  { id: "goa", states: ["Goa"] },
  { id: "gujarat", states: ["Gujarat"] },
  { id: "haryana", states: ["Haryana"] },
  { id: "himachal-pradesh", states: ["Himachal Pradesh"] },
  { id: "jammu-and-kashmir-and-ladakh", states: ["Jammu and Kashmir", "Ladakh"] },
  { id: "jharkhand", states: ["Jharkhand"] },
  { id: "karnataka", states: ["Karnataka"] },
  { id: "kerala", states: ["Kerala"] },
  { id: "lakshadweep", states: ["Lakshadweep"] },
  { id: "madhya-pradesh", states: ["Madhya Pradesh"] },
  { id: "maharashtra", states: ["Maharashtra"] },
  { id: "manipur", states: ["Manipur"] },
  { id: "meghalaya", states: ["Meghalaya"] },
  { id: "mizoram", states: ["Mizoram"] },
  { id: "nagaland", states: ["Nagaland"] },
  { id: "odisha", states: ["Odisha"] },
  { id: "puducherry", states: ["Puducherry"] },
  { id: "punjab", states: ["Punjab"] },
  { id: "rajasthan", states: ["Rajasthan"] },
  { id: "sikkim", states: ["Sikkim"] },
  { id: "tamil-nadu", states: ["Tamil Nadu"] },
  { id: "telangana", states: ["Telangana"] },
  { id: "tripura", states: ["Tripura"] },
  { id: "uttar-pradesh", states: ["Uttar Pradesh"] },
  { id: "uttarakhand", states: ["Uttarakhand"] },
  { id: "west-bengal", states: ["West Bengal"] },
] as const;

export type MapShapeId = (typeof mapShapes)[number]["id"];
