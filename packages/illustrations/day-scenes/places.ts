import type { SubjectNotes } from "./subject-notes";

/** Landmarks, recognized by name or by what stands in their part of India. */
export const places = {
  "taj-garden": { shows: "the Taj Mahal beyond its long garden pool", words: "taj mahal", kin: "taj" },
  "taj-river": { shows: "the Taj Mahal across the Yamuna", words: "mehtab bagh", kin: "taj" },
  "white-mausoleum": {
    shows: "a white domed mausoleum beyond a garden pool",
    words: "bibi ka maqbara, maqbara",
    kin: "taj",
  },
  "garden-tomb": {
    shows: "a red sandstone tomb with a white dome",
    words: "humayun, ~tomb of tipu, ~mausoleum",
  },
  "red-fort": {
    shows: "a red sandstone fort behind its moat",
    words: "red fort, agra fort, lal qila, fatehpur sikri",
    kin: "fort",
  },
  "great-mosque": {
    shows: "a mosque with three domes and two minarets",
    words: "jama masjid, jami masjid, ~mosque, ~masjid, ~dargah, nizamuddin quarter",
  },
  "qutb-minar": { shows: "the ribbed tower of Qutb Minar above a ruined cloister", words: "qutb minar" },
  "india-gate": { shows: "India Gate on its lawns", words: "india gate" },
  "gateway-of-india": { shows: "the Gateway of India with launches before it", words: "gateway of india" },
  "hawa-mahal": { shows: "the honeycomb front of Hawa Mahal", words: "hawa mahal" },
  "jantar-mantar": {
    shows: "the great stone sundial of an observatory",
    words: "jantar mantar, observatory",
  },
  "amber-fort": {
    shows: "a honey-colored palace fort above a lake garden",
    words: "amber fort, amer, jaigarh, nahargarh, nahargarh ramparts",
    kin: "fort",
  },
  mehrangarh: {
    shows: "a fort on its cliff above blue houses",
    words: "mehrangarh, navchokiya, blue lanes, blue houses",
    kin: "fort",
  },
  fort: {
    shows: "round bastions of a sandstone fort, camels on the plain below",
    words: "jaisalmer fort, dundlod fort",
    kin: "fort",
  },
  "victory-tower": {
    shows: "a carved tower of victory rising from a ruined fort",
    words: "vijay stambha, kirti stambha, chittorgarh fort, padmini s palace, rana kumbha s palace",
  },
  "hill-fort": {
    shows: "steps winding up a green spur to a walled fort",
    words:
      "~fort, shivneri, lohagad, pratapgad, daulatabad, panhala, sajja kothi, kumbhalgarh, uparkot, gingee, thirumayam, chitradurga, sajjangad, naneghat, mahadevgad, achalgarh, sajjangarh, hill fort, ambarkhana granaries, chandragiri",
    kin: "fort",
  },
  "sea-fort": {
    shows: "the walls of a fort in the sea behind palms",
    words:
      "sindhudurg, janjira, murud janjira, sea fort, cabo de rama, aguada, diu fort, revdanda, anjengo fort",
    kin: "fort",
  },
  "kolaba-fort": {
    shows: "a sea fort beyond wet sand, a horse cart before it",
    words: "kolaba fort",
    kin: "fort",
  },
  "city-palace": {
    shows: "a long pale palace mirrored in a lake",
    words: "city palace, city palace of udaipur",
    zones: ["mewar"],
    kin: "palace",
  },
  "lake-palace": {
    shows: "a white palace standing in a lake",
    words:
      "jag mandir, jag mandir island, round of lake pichola, lake pichola, jal mahal, lake pichola boat jetty, lake pichola from the palace jetty",
    kin: "palace",
  },
  "palace-below-cliff": {
    shows: "an island palace below the cliff of a city palace",
    words: "palace jetty on lake pichola, city palace jetty",
    zones: ["mewar"],
    kin: "palace",
  },
  "lake-arch": {
    shows: "a lake palace and a covered boat through an arch",
    words: "gangaur ghat, bagore ki haveli",
    kin: "palace",
  },
  "mysore-palace": {
    shows: "a palace outlined in golden bulbs",
    words: "mysore palace, mysuru palace",
    kin: "palace",
  },
  "laxmi-vilas": {
    shows: "a palace with domes and a clock tower beyond a lawn",
    words: "laxmi vilas, laxmi vilas palace",
    kin: "palace",
  },
  "tiled-palace": {
    shows: "an old wooden hall under tiers of tiled roofs",
    words: "padmanabhapuram palace, kuthiramalika palace, mattancherry palace, shakthan thampuran palace",
    kin: "palace",
  },
  haveli: {
    shows: "a sandstone front with hanging balconies and domed kiosks",
    words:
      "haveli, havelis, patwon ki haveli, salim singh ki haveli, nathmal ki haveli, merchants quarter, city palace, ~palace, khetri mahal, tambekar wada, wada, carved houses",
    zones: ["rajasthan", "mewar", "plains", "central", "deccan", "south"],
    kin: "palace",
  },
  "painted-haveli": {
    shows: "a painted gateway with elephants and an early motor car",
    words:
      "painted haveli, painted havelis, painted havelis of mandawa, frescoes, podar haveli, podar haveli museum, morarka haveli, nadine le prince haveli",
  },
  "golden-temple": {
    shows: "a gilded shrine mirrored in its pool",
    words: "golden temple, harmandir sahib, gurdwara bangla sahib",
  },
  stepwell: {
    shows: "the steps of a well going down in patterns",
    words:
      "chand baori, stepwell, step well, baoli, rajon ki baoli, agrasen ki baoli, panna meena, panna meena ka kund, panna meena step well, toorji ka jhalra, adalaj, helical stepwell, spiral stepwell",
  },
  "river-steps": {
    shows: "rowing boats below stone steps and temple spires",
    words:
      "~ghat, ~ghats, dashashwamedh ghat, manikarnika ghat, panchganga ghat, assi ghat, gandhi ghat, boat on the ganga, belur math, dakshineswar, dakshineswar kali temple, pushkar lake",
    zones: ["plains", "himalaya", "rajasthan"],
  },
  "lamp-ceremony": {
    shows: "priests lifting tiered lamps over a river at dusk",
    words: "aarti, arati, har ki pauri, evening lamps, aarti ghat, lamp ceremony, river worship",
  },
  "strand-mansions": {
    shows: "a launch passing colonnaded mansions on a river bank",
    words: "strand, the strand, serampore, chinsurah, chandernagore, serampore ghat, chinsurah ghat",
  },
  stupa: {
    shows: "a great domed stupa behind a carved gateway",
    words: "sanchi, dhamek stupa, sujata stupa, ~stupa",
  },
  "peace-stupa": {
    shows: "a white peace stupa on a ridge, cabins rising to it",
    words: "vishwa shanti stupa",
  },
  mahabodhi: {
    shows: "a carved pyramid tower beside a spreading fig tree",
    words: "mahabodhi, mahabodhi temple, bodhi tree",
    kin: "mahabodhi",
  },
  "mahabodhi-branches": {
    shows: "a temple tower seen under the branches of a fig tree",
    words: "day in bodh gaya, mahabodhi temple",
    kin: "mahabodhi",
  },
  "seated-buddha": {
    shows: "a great seated Buddha above small visitors",
    words:
      "great stone buddha, stone buddha, tathagata tsal, buddha park, maitreya, samdruptse, chenrezig, giant buddha",
  },
  "brick-ruin": {
    shows: "stepped brick ruins rising over lawns",
    words:
      "nalanda, ruins of nalanda, nalanda mahavihara, dholavira, dholavira ruins, keeladi, keeladi museum, rabdentse, rabdentse ruins, lalitgiri, residency, ruin, maniyar math",
  },
  "stone-wheel": {
    shows: "a carved stone wheel of the sun's chariot",
    words: "konark, konark sun temple, sun temple",
  },
  "temple-spires": {
    shows: "clustered stone spires of a temple on a high plinth",
    words:
      "western group, western group of temples, kandariya, khajuraho, duladeo temple, lakshmi narayan temples",
    kin: "temple",
  },
  "spire-temple": {
    shows: "a stone temple with a curved spire and its porch",
    words:
      "~temple, ~temples, eklingji, nagda, temples of nagda, shamlaji temple, jagdish temple, lingaraj, lingaraj temple, mukteshwar, rajarani temple, baijnath temple, somnath temple, parshvanatha temple, osian temples, tambdi surla, bhojpur",
    zones: ["plains", "rajasthan", "mewar", "odisha", "central", "himalaya", "northeast", "deccan"],
    kin: "temple",
  },
  "white-spire": {
    shows: "a white stepped spire tied with red cloth above a court",
    words:
      "baidyanath, baidyanath temple, basukinath, basukinath temple, grand road, jagannath, naulakha temple, lion gate of the jagannath temple",
    kin: "temple",
  },
  "marble-hall": {
    shows: "carved marble pillars under a ringed dome",
    words: "dilwara, dilwara temples, ranakpur, jain temple of ranakpur, jain temple, jain temples",
    zones: ["rajasthan", "mewar"],
  },
  "temple-tower": {
    shows: "the tall carved gateway of a temple",
    words:
      "meenakshi, meenakshi temple, virupaksha, virupaksha temple, arunachaleswarar temple, ekambareswarar temple, srikalahasti, ranganathaswamy temple, gopuram, ~temple, chamundi hill, nandi",
    zones: ["south", "islands"],
    kin: "temple",
  },
  "temple-tank": {
    shows: "a temple tank with a small pavilion and lotuses",
    words:
      "~tank, golden lotus tank, temple tank, shivganga tank, gadisar, gadisar tank, hamirsar lake, sursagar lake, hauz khas, bhutanatha temples, mahakuta, jal mandir, hiranyakeshi spring",
  },
  tirumala: {
    shows: "a white gateway and a gilded roof before wooded hills",
    words: "tirumala, venkateswara temple, padmavathi temple",
  },
  "shore-temple": { shows: "a granite temple with two towers by the sea", words: "shore temple" },
  "rock-rathas": {
    shows: "temples cut from single boulders, a stone elephant between them",
    words: "five rathas, rathas, arjuna s penance, krishna s butterball",
  },
  "tiled-temple": {
    shows: "a temple with tiers of tiled roofs and a brass lamp",
    words:
      "vadakkunnathan, vadakkunnathan temple, janardanaswamy temple, mangeshi temple, ~temple, parashuram temple",
    zones: ["kerala", "konkan"],
    kin: "temple",
  },
  "star-temple": {
    shows: "a star-shaped temple banded with carving",
    words: "halebidu, belur, somanathapura, hoysala, lakkundi, ikkeri, keladi, sringeri",
  },
  "stone-chariot": {
    shows: "a carved stone chariot among boulders",
    words: "vittala temple, stone chariot, hampi bazaar",
  },
  "elephant-stables": {
    shows: "a row of domed royal stables among boulders",
    words: "elephant stables, lotus mahal",
  },
  "cave-temple": {
    shows: "a pillared cave front in a red cliff",
    words:
      "badami, badami caves, aihole, pattadakal, mahishamardini cave, son bhandar, son bhandar caves, barabar, barabar caves, udayagiri, udayagiri caves, udayagiri and khandagiri, karla, karla caves, bhaja caves, lenyadri caves, ajanta, ajanta caves, rock cut shrine, thirupparankundram, upper shivalaya",
    kin: "cave",
  },
  kailasa: {
    shows: "a temple hewn downward from a single cliff",
    words: "kailasa, kailasa temple, ellora, masroor, masroor temples, kailasanatha temple",
  },
  "painted-shelter": {
    shows: "deer and dancers painted on the wall of a rock shelter",
    words: "bhimbetka, bhimbetka rock shelters, rock paintings",
    zones: ["central"],
  },
  "engraved-cleft": { shows: "a rock cleft with engraved figures", words: "edakkal", kin: "cave" },
  cavern: {
    shows: "a caver's lamp on stalactites above a river",
    words:
      "~cave, krem, krem puri, krem dam, mawsmai cave, arwah cave, mawmluh cave, mawjymbuin cave, borra caves, garden of caves",
    kin: "cave",
  },
  "rumi-darwaza": { shows: "a copper pot before a great arch", words: "rumi darwaza, bara imambara" },
  "summer-church": {
    shows: "a pale yellow church with a clock tower",
    words:
      "~church, christ church, st john, st john s church, st mary s church, st john in the wilderness, cathedral of mary",
    zones: ["himalaya", "northeast", "plains"],
    kin: "church",
  },
  "white-church": {
    shows: "a whitewashed church with two towers among palms",
    words:
      "~church, ~basilica, ~cathedral, se cathedral, basilica of bom jesus, st francis church, arthunkal basilica, basilica of our lady of dolours, champakulam church, chandor",
    zones: ["konkan", "kerala", "south", "rajasthan", "odisha"],
    kin: "church",
  },
  "yellow-villa": {
    shows: "a yellow villa with shutters and bougainvillea",
    words:
      "fontainhas, latin quarter, white town, sri aurobindo ashram, two quarters, french, bungalow lanes, dupleix",
  },
  "howrah-bridge": {
    shows: "Howrah Bridge with a yellow taxi",
    words: "howrah bridge, howrah, hooghly by ferry",
  },
  "viceregal-lodge": {
    shows: "a gray baronial lodge beyond its lawn",
    words: "viceregal lodge, former viceregal lodge, naggar castle, woodville",
  },
  "cellular-jail": { shows: "the wings of the Cellular Jail meeting at its tower", words: "cellular jail" },
  "chinese-nets": {
    shows: "fishing nets slung from bent poles above the water",
    words: "chinese nets, chinese nets of fort kochi, chinese fishing nets, fort kochi",
  },
  "golden-sphere": {
    shows: "a golden sphere among red petals of earth",
    words: "matrimandir, matrimandir viewing point, auroville",
  },
  "wooden-temple": {
    shows: "a tiered wooden temple among deodars",
    words:
      "hadimba, hadimba temple, manu temple, pohlani devi, shringa rishi temple, narasimha temple, vashisht temple",
    kin: "temple",
  },
  "timber-tower": {
    shows: "a tall tower of stone and timber above terraces",
    words: "chehni, chehni kothi, old quarter of kalpa, old manali",
  },
  "cliff-monastery": {
    shows: "white cells of a monastery stacked on a hill",
    words:
      "~monastery, key monastery, thiksey monastery, diskit monastery, likir monastery, alchi, alchi monastery, dhankar, tabo monastery, nako, komic",
    zones: ["cold-desert"],
    kin: "monastery",
  },
  "yellow-monastery": {
    shows: "a monastery like a small fort on its spur",
    words:
      "tawang monastery, urgelling, dirang dzong, rumtek, rumtek monastery, ralong monastery, lachung monastery, namdroling monastery",
    kin: "monastery",
  },
  monastery: {
    shows: "a white monastery with prayer flags before snow peaks",
    words:
      "~monastery, ~gompa, pemayangtse, pemayangtse monastery, enchey monastery, lingdum monastery, sangachoeling monastery, zang dhok palri monastery, yiga choeling monastery, tibetan monasteries of chowgan, monasteries",
    zones: ["himalaya", "northeast"],
    kin: "monastery",
  },
  "prayer-wheels": {
    shows: "a monk turning a row of prayer wheels",
    words:
      "prayer wheels, kora, tsuglagkhang, tsuglagkhang and the kora, norbulingka institute, gyuto monastery, tibetology, namgyal institute of tibetology, ani gompa, samstanling monastery, japanese and bhutanese temples, bylakuppe, choephelling",
  },
  "stupa-flags": {
    shows: "a white stupa hung with flags before a wall of snow",
    words:
      "shanti stupa, peace pagoda, japanese peace pagoda, do drul chorten, chorten, observatory hill, chowrasta and observatory hill",
    zones: ["himalaya", "cold-desert"],
  },
  "leh-palace": {
    shows: "a palace of nine storeys on a ridge above white houses",
    words: "leh palace, old town and leh palace, namgyal tsemo",
  },
  pangong: {
    shows: "a deep blue lake below bare mountains",
    words:
      "pangong, pangong tso, shore of pangong tso, spangmik, gurudongmar, gurudongmar lake, tsomgo lake, hemkund sahib",
    kin: "high-lake",
  },
  "mountain-lake": {
    shows: "a crescent of blue lake among bare mountains",
    words: "chandratal, shungatser lake, ~lake",
    zones: ["cold-desert", "himalaya"],
    kin: "high-lake",
  },
  "high-pass": {
    shows: "strings of prayer flags on a snowy pass",
    words: "khardung la, chang la, bum la, kunzum la, ~la, sela, jot pass, jalori pass, ~pass, pass at",
  },
  yak: {
    shows: "a saddled yak on the shore of a frozen lake",
    words: "tsomgo, tsomgo lake, yak, yaks, chopta valley",
  },
  "pine-islands": {
    shows: "pine-covered islands in a winding blue lake",
    words:
      "umiam, umiam viewpoint, umiam viewpoint and jetty, shillong bypass and umiam, deodar lake, trevor s tank",
    kin: "lake",
  },
  "star-lake": {
    shows: "a lake with rowing boats ringed by dark pines",
    words:
      "kodai lake, mannavanur lake, pookode lake, kundala lake, sattal, khecheopalri lake, seruvalsar lake",
    kin: "lake",
  },
  "toad-rock": {
    shows: "a rock like a toad above a lake with boats",
    words: "toad rock, steps to toad rock, nakki lake, nakki lake and raghunath temple, lake",
    zones: ["rajasthan"],
    kin: "lake",
  },
  "round-meadow": {
    shows: "a round meadow with a small lake among deodars",
    words: "khajjiar, khajjiar meadow",
  },
  "pink-peaks": {
    shows: "snow peaks glowing pink above a monastery roof",
    words: "kangchenjunga, hotel terrace for the sunrise, pelling",
  },
  "root-bridge": {
    shows: "a living root bridge over a green stream",
    words: "root bridge, root bridge at riwai, double decker root bridge at nongriat, riwai",
  },
  "rain-farmer": {
    shows: "a farmer under a shell-shaped rain shield",
    words: "khreng khreng viewpoint, seven sisters viewpoint, rainiest",
  },
  "clear-water": {
    shows: "a boat on water so clear that it seems to float on its shadow",
    words: "umngot, umngot river, dawki",
  },
  "sacred-grove": {
    shows: "standing stones in a mossy sacred grove",
    words: "sacred grove, sacred grove at mawphlang, mawphlang, dow hill woods, grove",
  },
  "mouth-islands": {
    shows: "a reef and an island seen from above",
    words: "radhanagar beach by air, viper island, netaji subhas chandra bose island, ross island",
  },
  "great-trees-beach": {
    shows: "tall trees over a wide white beach",
    words: "radhanagar, radhanagar beach",
    kin: "beach",
  },
  "coral-arch": {
    shows: "a natural rock arch over tide pools",
    words: "natural rock bridge, natural arch, rock bridge",
  },
  "red-cliff": {
    shows: "palms on a red cliff above the surf",
    words: "north cliff, cliff path, varkala, kappil, papanasam",
    zones: ["kerala"],
    kin: "beach",
  },
  "branching-palms": {
    shows: "branching palms above a curved bay",
    words: "nagoa beach, diu waterfront, ghoghla beach, hoka palms",
    kin: "beach",
  },
  "two-bays": {
    shows: "a bay in two curves between rocky points",
    words: "palolem bay, palolem, two bays",
    kin: "beach",
  },
  "salt-plain": {
    shows: "walkers and a camel cart on a white plain of salt",
    words: "white rann, white rann at dhordo, salt, little rann",
  },
  "round-huts": {
    shows: "round painted huts under thatched cones",
    words: "bhunga, bhungas, village stay at hodka, banni, khavda, guda bishnoiyan",
  },
  "flat-top-road": {
    shows: "a road looping up flat-topped green hills",
    words: "~ghat, tamhini ghat, kasara ghat, foot of kasara ghat, hairpins, hairpin, ghat road, ghat roads",
    zones: ["konkan", "deccan", "south", "kerala"],
    kin: "hill-road",
  },
} as const satisfies Record<string, SubjectNotes>;
