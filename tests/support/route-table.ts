import type { DepartureCity, Region, RegionSegment } from "~/domain/tours/tour";

export interface DestinationRoute {
  slug: string;
  region: Region;
  segment: RegionSegment;
  city: DepartureCity;
}

function routes(
  region: Region,
  segment: RegionSegment,
  city: DepartureCity,
  slugs: string,
): DestinationRoute[] {
  return slugs
    .trim()
    .split(/\s+/)
    .map((slug) => ({ slug, region, segment, city }));
}

/**
 * Destination routes of the specification, copied by hand rather than computed, so that the catalog can be checked.
 * Source: specification 1, section 2, "Destination routes and departure cities".
 */
export const destinationRoutes: readonly DestinationRoute[] = [
  ...routes(
    "south",
    "from-bangalore",
    "Bangalore",
    `ooty kodaikanal munnar coorg chikmagalur wayanad araku-valley tirupati madurai jog-falls athirappilly-falls
     dudhsagar-falls hogenakkal-falls agumbe goa kovalam varkala pondicherry andaman-islands hampi mysore mahabalipuram`,
  ),
  ...routes(
    "north",
    "north-india",
    "Delhi",
    `manali shimla-kufri dharamshala-mcleod-ganj dalhousie-khajjiar leh-ladakh auli mussoorie-dhanaulti nainital
     spiti-valley valley-of-flowers rishikesh-haridwar chamba-tirthan-valley mount-abu jaipur-udaipur jaipur jaisalmer
     agra varanasi delhi amritsar gulmarg manali-solang-valley shimla-winter`,
  ),
  ...routes(
    "east",
    "east-india",
    "Kolkata",
    "darjeeling kalimpong-kurseong gangtok pelling-ravangla valleys-of-sikkim sundarbans kolkata",
  ),
  ...routes(
    "east",
    "east-india",
    "Guwahati",
    `shillong cherrapunji-mawlynnong cherrapunji-mawsynram meghalaya-caves tawang kaziranga-national-park
     namdapha-national-park`,
  ),
  ...routes("east", "east-india", "Ranchi", "netarhat-mccluskieganj deoghar"),
  ...routes(
    "east",
    "east-india",
    "Bhubaneswar",
    `simlipal-national-park simlipal-bhitarkanika bhubaneswar-puri-konark puri-gopalpur-beach chilika-lake
     bhitarkanika-national-park`,
  ),
  ...routes("east", "east-india", "Patna", "rajgir-hills gaya-bodh-gaya nalanda-rajgir"),
  ...routes(
    "west",
    "west-india",
    "Mumbai",
    `mahabaleshwar-panchgani lonavala-khandala matheran amboli amboli-ghat malshej-ghat bhandardara western-ghats
     alibaug ellora-ajanta-caves`,
  ),
  ...routes(
    "west",
    "west-india",
    "Ahmedabad",
    `saputara gir-national-park udaipur-mount-abu vadodara udaipur jodhpur kutch chittorgarh diu navratri-gujarat
     rann-utsav kite-festival`,
  ),
  ...routes("west", "west-india", "Jaipur", "ranthambore-national-park"),
];
