import type { SubjectNotes } from "./subject-notes";

/** Animals, boats, meals, crafts and whatever else travelers meet on the way. */
export const things = {
  tiger: {
    shows: "a tigress drinking at a waterhole",
    words: "tiger, tigress, moharli gate, telia lake, zones of the reserve",
    kin: "tiger",
  },
  "tiger-pavilion": {
    shows: "a tiger walking past a ruined pavilion",
    words: "ranthambore, zones of the reserve",
    kin: "tiger",
  },
  "swimming-tiger": {
    shows: "a tiger swimming across a tidal creek",
    words: "sundarbans, sajnekhali",
    kin: "tiger",
  },
  rhinoceros: {
    shows: "a rhinoceros in tall grass",
    words:
      "rhino, rhinoceros, central range by jeep, western range by jeep, kohora gate, kohora gate kaziranga",
  },
  "elephant-herd": {
    shows: "elephants and calves at the edge of a river",
    words:
      "elephants, elephant, muthanga safari gate, mudumalai, bandipur, bagori lookout, kaziranga viewpoint, kaziranga viewpoint bagori, western range",
  },
  "elephants-bathing": {
    shows: "elephants and their keepers in a river",
    words: "elephant camp, sakrebailu, sakrebailu elephant camp, dubare, dubare elephant camp",
  },
  lion: { shows: "a lion on a dusty track among teak trees", words: "lion, lions, gir, gir forest" },
  crocodile: { shows: "a crocodile basking on a mudbank", words: "crocodile, crocodiles, dangmal" },
  kingfisher: {
    shows: "a kingfisher on a branch above a creek",
    words: "kingfisher, kingfishers, gupti waterfront, pirkhali creek, keoladeo temple and its pools",
  },
  hornbill: {
    shows: "a hornbill flying over the trees",
    words: "hornbill, hornbills, vazhachal, timber depot, evening path by the roost",
  },
  storks: {
    shows: "painted storks nesting in half-drowned trees",
    words:
      "storks, stork colony, herons, egrets, stork colony at sunrise, cormorants, ~birds, birding, bird walk",
  },
  "winter-birds": {
    shows: "flamingos and ducks in a lagoon, a flight of waders above",
    words:
      "flamingo, flamingos, mangalajodi, mangalajodi marsh, waders, godwits, wintering ducks, ducks, geese, mansarovar block",
  },
  dolphins: {
    shows: "dolphins surfacing by a boat",
    words: "dolphin, dolphins, satapada, dolphin water in the outer channel",
  },
  "spotted-deer": {
    shows: "spotted deer at the edge of a wood",
    words:
      "deer, chital, sambar, blackbuck, barasingha, chahala, vansda, meadows and fire lines of the core, sudhanyakhali watchtower, guda bishnoiyan",
  },
  peacock: { shows: "a peacock on a ruined wall", words: "peacock, peacocks, peafowl" },
  "sloth-bear": {
    shows: "a sloth bear and its cub among boulders",
    words: "bear sanctuary, daroji bear sanctuary, sloth bear, bears",
  },
  "red-panda": {
    shows: "a red panda among rhododendrons",
    words:
      "red panda, red pandas, himalayan zoo, zoo, himalayan nature park, zoo and himalayan mountaineering institute",
  },
  "mountain-goat": {
    shows: "a mountain goat on a boulder above tea",
    words: "nilgiri tahr, tahr, eravikulam national park, rajamala",
  },
  "tree-frog": {
    shows: "a green frog by a stream at dusk",
    words: "frog, frogs, night walk, village track by night, forest edge lane",
  },
  cobra: { shows: "a king cobra among roots and ferns", words: "king cobra, cobra, snakes, jogigundi" },
  turtles: {
    shows: "turtle hatchlings on their way to the sea",
    words: "turtle, turtles, olive ridley, rushikulya, shore near the rushikulya mouth",
  },
  "safari-jeep": {
    shows: "guests in an open jeep on a forest track",
    words:
      "safari, jeep safari, game drive, jeep drive, nature safari, safari gate, jeep counter, buffer drive, first drive, dawn drive, two drives, kulgi gate, ~by jeep, agarzari gate, pithabata gate, gir forest, eastern range by jeep",
  },
  "forest-walk": {
    shows: "walkers in single file under tall trees",
    words:
      "forest walk, forest trail, forest trails, walking trail, walking safari, first walk, woodland trail, pine plantation, pine garden, deep forest, haldibari, kalatop, nature walk, botanical garden, forest roads, forest at dawn",
  },
  "coral-fish": {
    shows: "a snorkeler above fish and coral",
    words:
      "snorkel, snorkeling, snorkelling, snorkelling shelf, reef, coral, elephant beach, bharatpur beach, lagoon morning",
  },
  houseboat: {
    shows: "a thatched houseboat on a canal lined with palms",
    words: "houseboat, @bed-houseboat",
    kin: "houseboat",
  },
  "houseboat-side": {
    shows: "a houseboat gliding past palms and paddy",
    words:
      "vembanad, kuttanad, mooring in kuttanad, edge of vembanad lake, mooring in a southern channel, houseboat",
    kin: "houseboat",
  },
  canoe: {
    shows: "travelers in a canoe on a palm-lined canal",
    words:
      "canoe, side canals by canoe, backwaters, backwater, poovar sandbar, ponnumthuruthu island, pathiramanal island, chunnambar boat house, boat landing, karli river jetty",
    zones: ["kerala", "south", "konkan", "islands"],
  },
  "rowing-lake": {
    shows: "rowing boats on a calm lake under trees",
    words:
      "~lake, nakki lake, nakki lake and raghunath temple, boating, boat stand, rowing boats, ward s lake, naini lake, bhimtal, naukuchiatal, venna lake, charlotte lake, saputara lake, reservoir shore, karapuzha reservoir, banasura sagar, pykara, upper lake, mattupetty dam, hazaribagh lake, ghora katora lake, still water, moti talav",
    zones: [
      "himalaya",
      "northeast",
      "plains",
      "odisha",
      "mewar",
      "rajasthan",
      "central",
      "deccan",
      "konkan",
      "south",
      "kerala",
    ],
    kin: "lake",
  },
  "pedal-boats": {
    shows: "pedal boats on a round hill lake",
    words: "pedal boats, paddle boats, saputara lake, venna lake, boat club",
    kin: "lake",
  },
  "sailing-boat": {
    shows: "a white-sailed yacht on a lake between hills",
    words: "sail, sailing, yacht, naini lake",
    kin: "lake",
  },
  "lake-and-peak": {
    shows: "a rowing boat on a still lake below a pointed peak",
    words:
      "lakeside, wilson dam, kalsubai, bamnoli boat landing, koyna backwater, denwa backwater, hirekolale reservoir, hirekolale",
    kin: "lake",
  },
  shikara: { shows: "shikaras with canopies on a mountain lake", words: "shikara, shikaras, dal lake" },
  "island-ferry": {
    shows: "a white ferry between islands",
    words: "catamaran, ferry, @ferry",
    zones: ["islands", "konkan", "kerala"],
    weight: 0.7,
  },
  "river-ferry": {
    shows: "a wooden ferry with bicycles on its roof",
    words: "ferry, nimati ghat, kamalabari ghat, @ferry",
    zones: ["northeast", "plains"],
    weight: 0.8,
  },
  "river-ship": {
    shows: "a white river ship beyond a sandbank with a tall stork",
    words: "river ship, sandbank, uninhabited sandbank, sandbar, mooring at a sandbar, @bed-ship",
    zones: ["northeast", "plains", "odisha"],
  },
  "creek-launch": {
    shows: "a launch in a mangrove creek",
    words:
      "mangrove, mangroves, creek, creeks, dobanki camp, panchamukhani, side channels of bhitarkanika, village creek, gupti jetty",
    kin: "launch",
  },
  "poled-boat": {
    shows: "a poled boat among lagoon reeds",
    words: "lagoon, sandbar near the sea mouth, kalijai island, chilika, rambha on chilika",
    kin: "launch",
  },
  coracle: {
    shows: "a round coracle between dark cliffs",
    words: "coracle, coracles, hogenakkal, hogenakkal falls, anegundi",
  },
  "cast-net": {
    shows: "a fisherman casting a round net",
    words:
      "fishermen, fisherman, cast net, fish auction, malvan fish auction, vizhinjam harbour, vanakbara harbour, fishing quarter, promenade and fishing quarter, fish market, fishing harbour",
    kin: "fishing",
  },
  "palm-beach": {
    shows: "painted fishing boats drawn up under palms",
    words:
      "fishing boats, boat landing on marari beach, fishing beach, fishing beach of gopalpur, fishing village, odayam beach, kashid beach, tarkarli beach, golden beach",
    kin: "fishing",
  },
  "quiet-beach": {
    shows: "umbrellas and a hammock on a quiet beach",
    words:
      "~beach, swim, sitapur beach, laxmanpur beach, colva beach, sinquerim beach, agonda beach, varsoli beach, chandrabhaga beach, baliharachandi, promenade, hello to the sea",
    zones: ["islands", "konkan", "kerala", "odisha", "south", "rajasthan"],
    kin: "beach",
  },
  lighthouse: {
    shows: "a banded lighthouse on a headland",
    words: "lighthouse, vizhinjam lighthouse, cape, khukri memorial",
    kin: "lighthouse",
  },
  "striped-lighthouse": {
    shows: "a striped lighthouse above upturned boats",
    words: "lighthouse and old port, lighthouse, gopalpur",
    kin: "lighthouse",
  },
  "two-tier-fall": {
    shows: "a fall dropping in two tiers down a wooded cliff",
    words:
      "~falls, ~fall, ~cascade, waterfall, barehipani falls, joranda falls, ghaghri falls, elephant falls, kempty falls, jogini waterfall, rimbi falls, naga falls, drung waterfall",
    zones: ["northeast", "odisha", "himalaya", "plains", "central"],
    kin: "fall",
  },
  "roadside-fall": {
    shows: "a fall beside a hairpin road",
    words:
      "~falls, ~fall, ~cascade, waterfall, randha fall, gira falls, nangarta falls, main amboli fall, cheeyappara falls, silver cascade, thoseghar, chaparai cascade",
    zones: ["konkan", "deccan", "south", "kerala", "rajasthan", "central"],
    kin: "fall",
  },
  "wide-fall": {
    shows: "a wide foaming fall, a hornbill across the spray",
    words: "athirappilly falls, abbey falls, raneh falls, pykara, ~falls",
    zones: ["kerala", "south", "plains"],
    kin: "fall",
  },
  "four-falls": {
    shows: "four falls side by side in a rock amphitheater",
    words: "jog falls, main viewing terrace, nohkalikai falls, dainthlen falls, kynrem falls, far rim",
    kin: "fall",
  },
  "cliff-falls": {
    shows: "a row of thin falls down a basalt wall",
    words: "malshej ghat viewpoint, malshej, row of falls, kavlesad point",
    kin: "fall",
  },
  dam: {
    shows: "a stone dam holding a blue lake",
    words: "dam, krishnagiri dam, koynanagar, mattupetty dam, banasura sagar, wilson dam",
  },
  rafting: {
    shows: "an orange raft in a green rapid",
    words: "raft, rafting, @raft, rapids, white water",
    kin: "raft",
  },
  "raft-under-bridge": {
    shows: "a raft under a slim footbridge",
    words: "shivpuri, take out beach, @raft",
    zones: ["himalaya", "plains"],
    kin: "raft",
  },
  "raft-hornbill": {
    shows: "a raft on a forest river, a hornbill above",
    words: "ganeshgudi, kali river, @raft",
    zones: ["south", "konkan"],
    kin: "raft",
  },
  footbridge: {
    shows: "a rope footbridge over a green river, temples beyond",
    words:
      "ram jhula, footbridge, ram jhula footbridge, janki setu, janki setu footbridge, footbridges and ghats, swarg ashram, chicham bridge, suspension bridge, coronation bridge",
    zones: ["himalaya", "plains", "cold-desert"],
  },
  confluence: {
    shows: "two rivers of two colors meeting below a temple",
    words:
      "confluence, devprayag, rudraprayag, karnaprayag, nandprayag, sangam, bhagamandala, viewpoint over the teesta and the rangeet",
    zones: ["himalaya", "plains"],
  },
  "hot-spring": {
    shows: "bathers in a steaming stone pool",
    words: "hot spring, hot springs, vashisht springs, hot spring at panamik",
  },
  trekkers: {
    shows: "walkers with packs on a path below snow peaks",
    words:
      "trek, triund, triund ridge, on foot to, trail head, gorson bugyal, climb, ridge path, dainkund, walk to ghangaria, slopes above sissu, pulna, hemkund",
    zones: ["himalaya", "cold-desert"],
  },
  "hill-walkers": {
    shows: "walkers with packs on a path in green hills",
    words:
      "trek, vulture peak, griddhakuta, kalsubai, tyrna, climb, on foot to, laitlum rim, ridge walk, degadegi stream, mahadevgad",
    zones: ["northeast", "plains", "south", "kerala", "deccan", "konkan", "central", "odisha"],
  },
  campfire: {
    shows: "tents and a fire in a clearing",
    words: "campfire, camp fire, camp fires, camp, @bed-camp",
    zones: ["himalaya", "south", "central", "northeast", "deccan", "kerala", "plains", "konkan"],
    weight: 0.9,
  },
  tents: {
    shows: "rows of lit tents by night",
    words: "tent camp, tent camp at dhordo, camp at sam, herders camps, @bed-camp",
    zones: ["rajasthan", "cold-desert"],
  },
  camels: {
    shows: "herders leading camels over the sand",
    words: "camel, camels, dunes, dunes of sam, dunes of hunder, sand ridge west of the ground, @animal",
  },
  "sunrise-crowd": {
    shows: "people at a rail watching the first light on snow",
    words: "tiger hill, kangchenjunga at sunrise",
    zones: ["himalaya", "northeast"],
  },
  "sunset-ledge": {
    shows: "two walkers at a rail before layered ridges",
    words:
      "sunset point, sunset viewpoint, agumbe sunset viewpoint, viewpoint, point, lookout, magnolia point, koel view point, tiger point, rajmachi point, louisa point, porcupine point, panorama point, wilson point, arthur s seat, sydney point, sunrise point, gap road viewpoint, kolukkumalai ridge, galikonda viewpoint, lakkidi viewpoint, top station, coaker s walk, pillar rocks, moir point, raja s seat, lamb s rock, mawkdok viewpoint, eagle s crag",
    zones: ["himalaya", "northeast", "plains", "south", "kerala", "deccan", "konkan", "central", "odisha"],
  },
  "steps-to-shrine": {
    shows: "steps up a grassy ridge to a small shrine",
    words:
      "steps to, guru shikhar, mullayanagiri, doddabetta, kundadri hill, surkanda devi temple, mansa devi temple, savitri temple, savitri hill, anjanadri hill, hemakuta hill, matanga hill, talakaveri, tapovan hill, baba budan giri, foot of trikut hill, deolo",
  },
  ropeway: {
    shows: "cabins of a ropeway rising to a hilltop temple",
    words: "ropeway, cable car, snow view, gun hill, pavagadh ropeway, @ropeway",
    zones: ["plains", "rajasthan", "himalaya", "south", "deccan", "konkan", "central"],
    kin: "ropeway",
  },
  "hill-ropeway": {
    shows: "a chairlift over a white slope before twin peaks",
    words: "chairlift, lower station of the chairlift, upper slope",
    kin: "ropeway",
  },
  gondola: {
    shows: "gondola cabins over snow-loaded firs",
    words: "gondola, kongdoori, apharwat shoulder, gondola lower station",
    kin: "ropeway",
  },
  "ski-slope": {
    shows: "skiers on an open white slope",
    words: "ski, skis, skiing, ski slope, ski slope of solang, nursery slope, slope",
    zones: ["himalaya"],
  },
  "ice-rink": { shows: "skaters on an open-air rink", words: "ice rink, rink, skating" },
  "winter-church": {
    shows: "a church under snow with lamps coming on",
    words: "snow on the ridge, ridge in winter, narkanda",
  },
  "mountain-tunnel": {
    shows: "a road coming out of a tunnel below snow",
    words: "atal tunnel, north portal of the atal tunnel, sissu, sissu in lahaul",
  },
  "mall-road": {
    shows: "walkers among the shops of a hill town",
    words:
      "the mall, mall road, mg marg, m g marg, police bazar, shops of police bazar, chowrasta, chowrasta and the mall, lakkar bazaar, gandhi chowk, library bazaar, camel s back road, garam sarak, landour, leh bazaar, jakhu, gaiety theatre, kodaikanal town, kalimpong bazaar, kurseong bazaar, mashobra",
    zones: ["himalaya", "northeast", "south", "cold-desert", "kerala"],
  },
  "ridge-of-lights": {
    shows: "the lights of a hill town on its ridge",
    words: "winterline, george everest s house, naldehra",
    kin: "dusk-hills",
  },
  orchard: {
    shows: "apple trees in fruit",
    words: "orchard, orchards, apple, apples, kalpa, roghi, fagu, jagatsukh, roerich house, gushaini",
  },
  "flower-meadow": {
    shows: "a meadow of flowers below misty peaks",
    words: "meadow, meadows, bugyal, valley of flowers, solang meadow, wildflowers, yumthang valley",
    zones: ["himalaya", "cold-desert"],
  },
  "plateau-flowers": {
    shows: "a plateau in flower above green hills",
    words: "kaas, kaas plateau, chaukul meadows, wildflowers",
    zones: ["deccan", "konkan", "south", "kerala", "northeast"],
  },
  rhododendrons: {
    shows: "crimson rhododendrons beside a braided river",
    words: "rhododendron, rhododendrons, yumthang, sangti valley",
  },
  orchids: {
    shows: "orchids above the bend of a green river",
    words:
      "orchid, orchids, orchid and biodiversity park, flower nursery, nursery, chitralekha udyan, teesta",
  },
  terraces: {
    shows: "terraced fields stepping down to a village",
    words: "terraced, terraced fields, poombarai, chowari, darap, kausani, ranikhet, thembang",
  },
  "tea-pickers": {
    shows: "pickers with baskets among rows of tea",
    words:
      "tea garden, tea gardens, tea estate, tea, tea slopes, tea factory, tea country, tea museum, tea gardens of palampur, kolukkumalai, tea estate below the town, kdhp tea museum",
    zones: ["himalaya", "northeast", "kerala", "south"],
  },
  coffee: {
    shows: "a coffee branch heavy with cherries",
    words: "coffee, coffee estate, coffee smallholding, plantation stay",
  },
  "spice-garden": {
    shows: "a pepper vine on a tall trunk above cardamom",
    words:
      "spice garden, spice plantation, pepper, cardamom, pepper and coffee plots, spice gardens, karupatty",
  },
  strawberries: {
    shows: "rows of strawberries at the edge of a valley",
    words: "strawberry, strawberries, strawberry farm",
  },
  "paddy-bicycles": {
    shows: "cyclists on a path between paddy fields",
    words: "bicycle, bicycles, paddy, paddies, rice fields, @bicycle",
  },
  "village-house": {
    shows: "a village house with a veranda, a cow in the yard",
    words:
      "village, villages, farm, homestay, village kitchen, village embankment, hamlet, raghurajpur, kundalpur, dakshinachitra",
    weight: 0.9,
  },
  "stilt-houses": {
    shows: "houses on stilts, a loom below the floor",
    words: "mising village, mising, stilt, stilt houses, homestay in mawlynnong, mawlynnong",
  },
  "fountain-garden": {
    shows: "fountains in a formal garden before a pavilion",
    words:
      "saheliyon ki bari, ~garden, ~gardens, government botanical garden, sim s park, sayaji baug, shalimar, nishat, waghai botanical garden, thumboormuzhi garden, bharathi park, marina park, gardens above the lake",
  },
  market: {
    shows: "a market stall heaped with fruit and vegetables",
    words:
      "~market, ~bazaar, ~bazar, markets, devaraja market, goubert market, karaikudi vegetable market, vegetable market, iewduh market, market at neil kendra, johari bazaar, aminabad bazaar, manek chowk, hampi bazaar, clock tower market, lonavala market, bazaars, pynursla",
  },
  spices: {
    shows: "sacks of spices heaped to points",
    words:
      "khari baoli, khari baoli spice market, fatehpuri and khari baoli, spice market, spice grinding, masala, chettinad masala, spices",
  },
  flowers: {
    shows: "heaps and garlands of marigolds",
    words:
      "flower market, mallick ghat, mallick ghat flower market, garlands, marigold, marigolds, flower market at chandpol, masi streets around the temple",
  },
  "clock-tower": {
    shows: "a clock tower over market umbrellas",
    words: "clock tower, ghanta ghar, sadar bazaar, ghorir more",
  },
  rickshaw: {
    shows: "a cycle rickshaw in a lane of shops",
    words:
      "rickshaw, cycle rickshaw, chandni chowk, ~chowk, ~old town, ~old city, ~lanes, thatheri bazaar, kinari, pols of the old city, dariba kalan, nizamuddin, matia mahal, johari, katra jaimal singh",
    zones: ["plains", "rajasthan", "mewar", "central", "deccan", "odisha"],
    weight: 0.9,
  },
  hearth: {
    shows: "a cook at a clay hearth",
    words:
      "kitchen, kitchens, cook, cooking, langar, langar halls, family kitchen, kitchen of the heritage house, village kitchen, hearth",
  },
  "tea-stall": {
    shows: "tea poured from a brass kettle into clay cups",
    words:
      "chai, tea stall, coffee house, college street and the coffee house, breakfast, breakfast lanes, kulhad, breakfast lanes of chowk",
    weight: 0.5,
  },
  thali: {
    shows: "a brass thali with small bowls and breads",
    words: "thali, farewell thali, lunch, dinner, dal baati, meal, meals, bengali lunch, rajasthani lunch",
    zones: ["plains", "rajasthan", "mewar", "central", "deccan", "konkan", "himalaya", "odisha", "northeast"],
    weight: 0.5,
  },
  kebabs: {
    shows: "skewers over glowing coals",
    words: "kebab, kebabs, tunday, first kebab, akbari darwaza, grill",
  },
  jalebi: {
    shows: "a sweet maker at his wide pan",
    words: "jalebi, sweets, sweet shop, sweet maker, paranthe wali gali, halwai, kachori, chikki",
    zones: ["plains"],
    kin: "sweets",
  },
  meal: {
    shows: "a meal on a banana leaf in a pillared court",
    words: "banana leaf, vegetarian leaf, sadya, mess, lunch, meal, street food",
    zones: ["south", "kerala"],
    weight: 0.8,
  },
  handloom: {
    shows: "a weaver at a loom",
    words:
      "weaver, weavers, loom, looms, handloom, silk, sari, saris, himroo weavers, weaver s house, weavers lane, weavers lane in madanpura, bhujodi, salawas, embroiderers, rumal embroiderers, coir yards, weavers cooperative, himroo",
  },
  cloths: {
    shows: "printed cloths drying in rows",
    words:
      "block printer, block printers, printers, printers yards at bagru, block printer in sanganer, ajrakhpur, ajrakh, bandhani, dyers, nirona, pipili, patola",
  },
  puppets: {
    shows: "two string puppets on a small stage",
    words: "puppet, puppets, puppeteers, shadow puppeteers, kutiyattam stage, puppet show, bagore ki haveli",
  },
  masks: {
    shows: "a carver of dance masks at work",
    words: "mask, masks, natun samaguri satra, satra, auniati satra, uttar kamalabari satra, wood carver",
  },
  potter: {
    shows: "a potter at the wheel among jars",
    words: "potter, potters, pottery, kumartuli, clay, terracotta",
  },
  "toy-maker": {
    shows: "a turner at his bench among painted wooden toys",
    words: "toy workshop, toys, toy makers lane, lacquer, kavad makers of bassi, lacquer work, wooden toys",
  },
  gallery: {
    shows: "stone figures in the hall of a museum",
    words:
      "~museum, national museum, sarnath museum, bharat kala bhavan, bihar museum, albert hall, albert hall museum, smritivan, baroda museum, nalanda archaeological museum, ~gallery",
  },
  kathakali: {
    shows: "a Kathakali actor in green face and crown",
    words: "kathakali, kathakali theatre, kerala kalamandalam, koodiyattam, kutiyattam",
  },
  dancers: {
    shows: "a ring of dancers in swinging skirts by night",
    words:
      "garba, lane garba in a pol, garba ground, dance, dancers, folk dance, dandiya, smaller garba ground",
  },
  kites: {
    shows: "paper kites over the terraces of an old town",
    words: "kite, kites, patang bazaar, host s terrace in a pol",
  },
  fair: {
    shows: "a big wheel and tents of a country fair",
    words:
      "fair, fair ground, fairground wheels and stage, mela, law garden night market, festival, night market",
  },
  pony: {
    shows: "a saddled horse on a red path under trees",
    words: "horse, horses, pony, ponies, dasturi naka, horse stables and track, table land",
    kin: "horse",
  },
  "glass-train": {
    shows: "a glass-roofed train leaving a hill tunnel",
    words: "araku railway station, hill railway, glass roofed, vistadome",
  },
  "train-and-fall": {
    shows: "a train on a viaduct before a white fall",
    words: "dudhsagar, dudhsagar falls",
  },
  "ghat-train": {
    shows: "a train below a cliff in monsoon cloud",
    words: "bhor ghat, by train up the ghat, khandala, konkan line, konkan railway, lonavala station",
  },
  "hill-train": {
    shows: "a blue train with a puff of steam on a viaduct",
    words: "toy train, coonoor railway station, nilgiri mountain railway, @hill-train",
    zones: ["south", "kerala"],
    kin: "toy-train",
  },
  "loop-train": {
    shows: "a small blue steam train rounding a loop before snow",
    words: "batasia loop, toy train, darjeeling railway station, darjeeling station, ghum, @hill-train",
    zones: ["himalaya", "plains"],
    kin: "toy-train",
  },
  "bridge-train": {
    shows: "a narrow train on a tiered bridge among pines",
    words: "shimla station, kalka, dharampur, barog, @hill-train",
    kin: "toy-train",
  },
  paraglider: {
    shows: "a paraglider above terraced fields and snow",
    words: "paraglide, paragliding, billing take off, into the air, landing ground, @glider",
  },
  "express-train": {
    shows: "an express train under its wires",
    words: "night train, @train, @bed-train",
    weight: 0.35,
  },
  aeroplane: { shows: "an aircraft above banks of cloud", words: "@flight, flight", weight: 0.3 },
  coach: { shows: "a coach on the road after dark", words: "night coach, @bed-bus, coach", weight: 0.3 },
} as const satisfies Record<string, SubjectNotes>;
