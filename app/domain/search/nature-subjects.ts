import type { Subject } from "./subjects";

/** Animals, plants, landscapes, rivers and weather. */
export const natureSubjects: readonly Subject[] = [
  {
    names:
      "mountain, mountains, mountainous, himalayan peaks, peak, peaks, snow peaks, pahad, pahado, pahadon, pahadi, pahaad, parvat, पहाड़, पहाड़ों, पहाड़ी, पर्वत, पर्वतों, পাহাড়, પહાડ, પર્વત, ਪਹਾੜ, ਪਹਾੜੀ, ପାହାଡ଼, పర్వతాలు, ಪರ್ವತ, پہاڑ, பனிமலை",
    texts: "mountain, mountains, peaks, snow line",
    places:
      "manali, shimla, mussoorie, nainital, dharamshala, dalhousie, auli, gulmarg, leh, ladakh, spiti, gangtok, sikkim, darjeeling, pelling, tawang, chamba",
  },
  {
    names:
      "cold, coldest, cool, cooler, cool hill, cool hills, cool place, cool places, somewhere cool, somewhere cold, cold place, cold places, coldest place, coldest places, chilly, cool climate, cool weather, cold weather, pleasant weather, pleasant climate, escape the heat, escape from heat, escape from the heat, escape heat, escape summer heat, escape delhi heat, escape mumbai heat, summer heat, beat the heat, beat heat, avoid heat, avoid the heat, from the heat, away from heat, away from the heat, summer escape, summer retreat, thand wali, thandi, thanda, thandi jagah, thande, ठंडी, ठंडा, ठंडी जगह, குளிர்ந்த, చల్లని, ತಂಪಾದ, തണുപ്പുള്ള, ঠান্ডা, ઠંડી",
    texts: "hill station, snow line, summer capital, cedar, cedars, pine, pines, deodars",
    places:
      "manali, shimla, leh, ladakh, spiti, auli, gulmarg, mussoorie, nainital, dalhousie, darjeeling, gangtok, dharamshala, ooty, kodaikanal, munnar, coorg, chikmagalur, mahabaleshwar, matheran, mount abu, shillong, tawang, kalimpong, pelling",
  },
  {
    names:
      "low altitude, not high altitude, no high altitude, without high altitude, no altitude, altitude sickness, no altitude sickness",
    isVague: true,
  },
  {
    names:
      "high altitude, highest pass, highest passes, highest motorable road, high mountain pass, high mountain passes",
    texts: "high passes, pass, metres",
    places: "ladakh, leh, spiti, tawang, chandratal",
  },
  {
    names: "high altitude lake, alpine lake, mountain lake, blue lake",
    texts: "high lakes, blue lake, lake",
    places: "ladakh, leh, chandratal, gangtok, tawang",
  },
  {
    names: "monkey, monkeys, langur, langurs, macaque, macaques, ape, apes, bandar",
    texts: "monkey, monkeys, langur, langurs, gibbon",
  },
  { names: "gibbon, gibbons, hoolock", texts: "gibbon", places: "namdapha" },
  { names: "red panda, red pandas, panda", texts: "red panda, red pandas", places: "darjeeling, sikkim" },
  {
    names:
      "dolphin, dolphins, dolfin, irrawaddy dolphin, dolphin watching, dolphin trip, dolphin cruise, डॉल्फिन",
    texts: "dolphin, dolphins",
    places: "chilika",
  },
  { names: "whale shark, whale sharks, whale watching", texts: "whale shark" },
  {
    names: "bear, bears, sloth bear, sloth bears, bhalu",
    texts: "sloth bear, bear, bears",
    places: "satpura, tadoba",
  },
  {
    names: "deer, barasingha, spotted deer, hiran, blackbuck, antelope, antelopes, nilgai",
    texts: "deer, blackbuck, antelope, sambar",
  },
  { names: "gaur, bison, bisons, wild buffalo", texts: "gaur, bison, buffalo", places: "kabini, satpura" },
  {
    names: "snake, snakes, cobra, reptile, reptiles, python",
    texts: "snake, snakes, cobra, vipers",
    places: "agumbe, amboli",
  },
  { names: "frog, frogs, amphibian, amphibians", texts: "frog, frogs", places: "agumbe, amboli" },
  {
    names: "wolf, wolves, hyena, wild dog, wild dogs, dhole, fox, jackal",
    texts: "wild dog, wild dogs, dhole, wolf, hyena",
  },
  { names: "flamingo, flamingos, flamingoes", texts: "flamingo, flamingos", places: "chilika, kutch" },
  {
    names: "crane, cranes, siberian crane, stork, storks, sarus",
    texts: "crane, cranes, stork, storks",
    places: "bharatpur",
  },
  { names: "peacock, peacocks, mor", texts: "peacock, peacocks, peafowl" },
  {
    names: "eagle, eagles, raptor, raptors, vulture, vultures, owl, owls, kingfisher, kingfishers",
    texts: "eagle, eagles, raptors, vulture, vultures, owl, kingfisher, bird, birds",
  },
  {
    names:
      "migratory bird, migratory birds, waterbird, waterbirds, water birds, duck, ducks, geese, pelican, pelicans",
    texts: "waterfowl, wildfowl, ducks, pelicans, migratory, birds",
    places: "chilika, bharatpur",
  },
  {
    names: "sea turtle, olive ridley, turtle hatching, turtle nesting",
    texts: "turtle, turtles, olive ridley",
    places: "velas, bhitarkanika",
  },
  {
    names:
      "horse, horses, horse riding, horse ride, horseback, pony, ponies, pony ride, ghoda, ghode, riding",
    texts: "horse, horses, pony, ponies",
    places: "matheran",
  },
  { names: "yak, yaks, yak ride", texts: "yak, yaks", places: "tawang, spiti, ladakh" },
  {
    names:
      "rare animal, rare animals, exotic animals, endangered species, endangered animals, big five, predator, predators, leopards and tigers",
    filter: { type: "wildlife" },
    texts: "national park",
  },
  {
    names: "pug marks, night safari, zoo, jungle book",
    filter: { type: "wildlife" },
    texts: "national park, jeep",
  },
  {
    names: "cherry blossom, cherry blossoms, cherry blossom festival, cherry tree, sakura",
    texts: "cherry blossom",
    places: "shillong",
  },
  {
    names:
      "lotus, water lily, lilies, neelakurinji, kurinji, neelakurinji bloom, wildflower, wildflowers, wild flowers, meadow, meadows, bugyal",
    texts: "wildflowers, flowers, meadow, meadows, lotus",
  },
  {
    names: "mango, mangoes, aam, litchi, lychee, orange orchard, fruit, fruits, fruit picking",
    texts: "mango, orchard, orchards, fruit",
  },
  { names: "coconut, coconuts, coconut grove, palm, palms, palm trees", texts: "coconut, palm, palms" },
  {
    names:
      "paddy, rice field, rice fields, paddy fields, farm, farms, farming, agriculture, agri tourism, plantation, plantations",
    texts: "paddy, rice, farm, farms, plantation, estate",
  },
  {
    names: "bamboo, pine forest, pine forests, pine, pines, deodar, cedar, cedars, sal forest, teak",
    texts: "pine, pines, deodar, cedar, bamboo, sal, teak",
  },
  {
    names: "mist, misty, fog, foggy, clouds, cloud, above the clouds, sea of clouds",
    texts: "mist, misty, cloud, clouds",
  },
  {
    names:
      "cliff, cliffs, canyon, canyons, gorge, gorges, rock formation, rock formations, boulder, boulders",
    texts: "cliff, cliffs, canyon, gorge, boulders",
  },
  {
    names: "volcano, glacier, glaciers, iceberg, frozen lake, frozen river, frozen waterfall",
    texts: "glacier, frozen, ice",
  },
  {
    names: "salt flat, salt flats, salt pan, salt lake, salt plain, white sand",
    texts: "salt, white rann, white sand",
    places: "rann utsav, kutch",
  },
  {
    names: "lagoon, lagoons, estuary, creek, creeks, wetland, wetlands",
    texts: "lagoon, creek, creeks, wetland",
  },
  { names: "dam, dams, reservoir", texts: "dam, reservoir" },
  {
    names: "moonlight, full moon, moon, purnima, full moon night",
    texts: "full moon, moonlit, moonlight, moon",
  },
  {
    names:
      "ganga, ganges, ganga river, river ganga, river ganges, ganges river, gangaji, ganga ji, ganga snan, holy dip, ghat, ghats, गंगा, গঙ্গা, ગંગા, கங்கை, గంగా, ಗಂಗಾ, ഗംഗ",
    texts: "ganga, ganges, ghats",
    places: "varanasi, rishikesh, ganga",
  },
  {
    names: "yamuna, jamuna, jumna, river yamuna, yamuna river, यमुना",
    texts: "yamuna",
    places: "agra, delhi",
  },
  {
    names:
      "kaveri, cauvery, river kaveri, kaveri river, cauvery river, talakaveri, talacauvery, कावेरी, காவேரி, காவிரி, ಕಾವೇರಿ",
    texts: "kaveri",
    places: "coorg, hogenakkal",
  },
  { names: "brahmaputra river, river brahmaputra", texts: "brahmaputra", places: "brahmaputra" },
  { names: "indus, indus river, sindhu river, zanskar river", texts: "indus", places: "leh, ladakh" },
  { names: "beas, beas river, river beas", texts: "beas", places: "manali" },
  { names: "teesta, tista, teesta river, rangeet", texts: "teesta", places: "gangtok, kalimpong, sikkim" },
  { names: "tungabhadra, tungabhadra river", texts: "tungabhadra", places: "hampi" },
  { names: "sharavathi, sharavati", texts: "sharavathi", places: "jog falls" },
  {
    names: "alaknanda, bhagirathi, mandakini, devprayag",
    texts: "alaknanda, bhagirathi, devprayag",
    places: "rishikesh, auli, valley of flowers",
  },
  { names: "arabian sea", filter: { type: "beach" }, texts: "arabian sea" },
  {
    names: "bay of bengal, indian ocean, coromandel",
    texts: "bay of bengal, coromandel",
    places: "pondicherry, mahabalipuram, puri",
  },
  {
    names:
      "bird photography, photograph birds, photographing birds, bird photographer, photograph wildlife, photographing wildlife, wildlife photography, wildlife photographer, tiger photography",
    filter: { category: "photo-expeditions" },
    texts: "photography, birds",
    places: "bharatpur, tadoba",
  },
];
