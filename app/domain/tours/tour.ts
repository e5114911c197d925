/** Tours and their pages. Source: specification 1, section 2; P4, P10, P18 in docs/product.md. */

export const regions = ["south", "north", "east", "west"] as const;
export type Region = (typeof regions)[number];

/** Cities that the catalogue's tours leave from; a search reads their names as a start even without "from". */
export const catalogueCities = [
  "Bangalore",
  "Delhi",
  "Kolkata",
  "Guwahati",
  "Mumbai",
  "Ahmedabad",
  "Ranchi",
  "Bhubaneswar",
  "Patna",
  "Jaipur",
] as const;

/** Cities that an operator's tours may leave from, by name after those of the catalogue. */
export const departureCities = [
  ...catalogueCities,
  "Agartala",
  "Agra",
  "Aizawl",
  "Amritsar",
  "Aurangabad",
  "Bhopal",
  "Bhuj",
  "Calicut",
  "Chandigarh",
  "Chennai",
  "Coimbatore",
  "Dehradun",
  "Dibrugarh",
  "Gangtok",
  "Goa",
  "Gwalior",
  "Haridwar",
  "Hubli",
  "Hyderabad",
  "Imphal",
  "Indore",
  "Itanagar",
  "Jabalpur",
  "Jaisalmer",
  "Jammu",
  "Jamshedpur",
  "Jodhpur",
  "Kanpur",
  "Kochi",
  "Kohima",
  "Leh",
  "Lucknow",
  "Ludhiana",
  "Madurai",
  "Manali",
  "Mangalore",
  "Mysore",
  "Nagpur",
  "Nashik",
  "Pondicherry",
  "Port Blair",
  "Prayagraj",
  "Pune",
  "Raipur",
  "Rajkot",
  "Rishikesh",
  "Shillong",
  "Shimla",
  "Siliguri",
  "Srinagar",
  "Surat",
  "Thiruvananthapuram",
  "Tiruchirappalli",
  "Tirupati",
  "Udaipur",
  "Vadodara",
  "Varanasi",
  "Vijayawada",
  "Visakhapatnam",
] as const;
export type DepartureCity = (typeof departureCities)[number];

export const tourKinds = ["destination", "package", "featured"] as const;
export type TourKind = (typeof tourKinds)[number];

export const tourTypes = [
  "adventure",
  "cultural",
  "beach",
  "city",
  "wildlife",
  "food",
  "luxury",
  "cruise",
] as const;
export type TourType = (typeof tourTypes)[number];

export const categories = [
  "thrilling-adventures",
  "cultural-immersion",
  "tropical-escapes",
  "heritage-tours",
  "gastronomic-journeys",
  "photo-expeditions",
  "wilderness-camping",
  "luxury-cruises",
] as const;
export type Category = (typeof categories)[number];

export const experiences = ["outdoor", "photography", "cooking", "wildlife", "cultural"] as const;
export type Experience = (typeof experiences)[number];

export const interests = ["family", "solo", "couples", "groups"] as const;
export type Interest = (typeof interests)[number];

/** Landscapes that the illustrator can draw. */
export const scenes = [
  "snow-range",
  "tea-hills",
  "forest-hills",
  "river-gorge",
  "lake-hills",
  "backwater",
  "beach",
  "waterfall",
  "desert-fort",
  "palace-lake",
  "temple-ghats",
  "temple-gopuram",
  "rock-cut-cave",
  "stupa-plain",
  "monastery-ridge",
  "mangrove",
  "grassland-wildlife",
  "festival-sky",
  "city-monument",
  "salt-flat",
] as const;
export type Scene = (typeof scenes)[number];

/** Default landscape for each tour type. */
export const sceneOfType: Record<TourType, Scene> = {
  adventure: "river-gorge",
  cultural: "temple-gopuram",
  beach: "beach",
  city: "city-monument",
  wildlife: "grassland-wildlife",
  food: "festival-sky",
  luxury: "palace-lake",
  cruise: "backwater",
};

export const hours = ["dawn", "morning", "noon", "golden", "dusk", "night"] as const;
export type Hour = (typeof hours)[number];

/** Default seats of a travel date. */
export const defaultCapacity = 20;

/** Path segment under /destinations of each region's own tours. */
export const regionSegments = {
  south: "from-bangalore",
  north: "north-india",
  east: "east-india",
  west: "west-india",
} as const satisfies Record<Region, string>;
export type RegionSegment = (typeof regionSegments)[Region];

/** Returns the region of a path segment, or null. */
export function regionOfSegment(segment: string): Region | null {
  return regions.find((region) => regionSegments[region] === segment) ?? null;
}

/** Returns the canonical path of a tour's page. */
export function tourPath(tour: { kind: TourKind; slug: string; region: Region }): string {
  return tour.kind === "destination"
    ? `/destinations/${regionSegments[tour.region]}/${tour.slug}`
    : `/tours/${tour.slug}`;
}

export const tourStatuses = ["active", "pending", "draft"] as const;
export type TourStatus = (typeof tourStatuses)[number];
