/** Titles and introductions of the regions' pages; the subtitle stands below the title. */
export const messages = {
  browse: "Browse All Packages",
  bestPlaces: (region: string) => `Best Places to Visit in ${region}`,
  tours: (count: number) => `${count} tours`,
  south: {
    title: "South India Tour Packages",
    subtitle: "Hill stations, waterfalls, temple cities and two coasts, from Bangalore",
    intro:
      "Tours through Karnataka, Kerala, Tamil Nadu, Andhra Pradesh, Puducherry, Goa and the Andamans, starting in Bangalore.",
    description:
      "The Western Ghats divide the south in two. On their wet side lie coffee, pepper, rivers and the beaches of Kerala and Goa; on the dry side granite, paddy and the tall gateways of Madurai and Kanchipuram. Tours start in Bangalore, mostly by night train or road and sometimes by air. Winter is the easiest season, the hills are the answer to summer, and July to September belongs to the waterfalls.",
  },
  north: {
    title: "North India Tour Packages",
    subtitle: "Himalayan valleys, Mughal cities, the Ganga and the Thar, from Delhi",
    intro:
      "Tours from Delhi to Himachal, Uttarakhand, Kashmir, Ladakh, Punjab, Uttar Pradesh, Madhya Pradesh and Rajasthan.",
    description:
      "From Delhi a night's journey reaches almost any landscape: the deodar ridges of Shimla and Mussoorie, the ghats of Varanasi, the sand round Jaisalmer. Ladakh and Spiti lie a flight or several mountain days further on. The calendar decides more here than anywhere else in India. Cities are for October to March with fog in the middle, hill stations for spring and early summer, snow for January and February, and the high deserts for June to September.",
  },
  east: {
    title: "East India Tour Packages",
    subtitle: "Tea ridges, rhino grassland, root bridges and the Buddha's own roads",
    intro:
      "Tours from Kolkata, Guwahati, Ranchi, Bhubaneswar and Patna, from Sikkim's passes to the lagoons of Odisha.",
    description:
      "Five departure cities open the east. Kolkata leads to Darjeeling, Sikkim and the Sundarbans; Guwahati to Kaziranga, the Khasi Hills and Arunachal; Bhubaneswar to Konark, Chilika and two fine forests; Patna and Ranchi to Bodh Gaya, Nalanda and the Chota Nagpur plateau. Roads are slower than the map suggests and some valleys need permits. October to March suits nearly everything, spring is for flowers, and the monsoon for those who love rain.",
  },
  west: {
    title: "West India Tour Packages",
    subtitle: "Sahyadri ghats, Gujarat's festivals, lake palaces and big cats",
    intro:
      "Tours from Mumbai, Ahmedabad and Jaipur through Maharashtra, Gujarat, Diu and Rajasthan, and a corner of Madhya Pradesh.",
    description:
      "Mumbai has the Sahyadri at its back, a wall of basalt that is brown in May and streaming by July, with caves, forts and small hill stations along the top. Ahmedabad opens Gujarat and the lakes of Mewar: lions at Gir, salt and weaving in Kutch, garba in autumn and kites in January. Jaipur adds the tigers of Ranthambore. Come in winter for the desert and the coast, and from July to September for the ghats.",
  },
};
