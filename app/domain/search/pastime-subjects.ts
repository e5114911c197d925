import type { Subject } from "./subjects";

/** Pastimes, crafts, food, faith, buildings, and ways to travel or stay. */
export const pastimeSubjects: readonly Subject[] = [
  {
    names:
      "buddhist circuit, buddhist places, buddhist temples, buddhist monuments, enlightened, enlightenment, bodhi tree, buddhist trail, buddha circuit, buddha trail, footsteps of buddha, buddhist pilgrimage, bauddh circuit, buddhist sites, lord buddha, gautam buddha, life of buddha",
    texts: "buddha, buddhist",
    places: "buddha trail, bodh gaya, nalanda, rajgir",
  },
  {
    names:
      "heritage walk, heritage walks, old city walk, old town walk, city walk, city walks, walking tour of city",
    filter: { type: "city" },
    texts: "walk, on foot, old city, lanes",
  },
  {
    names:
      "desert safari, desert camp, desert camping, dune bashing, sand dunes safari, desert night, desert stay",
    texts: "dunes, desert, camel, sam",
    places: "jaisalmer",
  },
  {
    names:
      "hot air balloon, hot air balloon ride, balloon ride, balloon, balloons, ballooning, balloon safari",
    texts: "balloon, balloons",
    places: "pushkar, jaipur",
  },
  {
    names:
      "helicopter, heli ride, helicopter ride, skydiving, sky diving, microlight, paramotor, hang gliding",
    texts: "tandem, paraglide, fly",
    places: "bir billing",
  },
  {
    names: "rock climbing, climbing, mountaineering, rappelling, abseiling, canyoning, bouldering",
    texts: "climb, rock, boulders, summit",
    filter: { type: "adventure" },
  },
  {
    names:
      "summit, summit climb, highest peak, peak climbing, fort trek, sunrise trek, night trek, hill climb",
    texts: "summit, climb",
    filter: { type: "adventure" },
  },
  { names: "ice skating, ice rink, skating", texts: "ice rink, skating", places: "shimla in winter" },
  {
    names:
      "sledging, sledding, snow scooter, snow bike, snow activities, snow sports, winter sports, snow fight, snowman, first snow, play in snow, see snow, snow point",
    texts: "snow, ski, sledge",
    places: "solang, gulmarg, auli, shimla in winter",
  },
  {
    names: "fishing, angling, fishermen, fisherman, fishing boat, fishing boats",
    texts: "fishing, fishermen, fisherfolk",
  },
  {
    names: "fishing village, fishing villages, fisherman village, fishing harbour, fishing beach",
    texts: "fishing",
    places: "marari, kovalam",
  },
  {
    names: "glass bottom boat, glass boat, sea walk, seawalk, underwater walk",
    texts: "glass-bottom, snorkel",
    places: "andamans, andaman islands, neil island",
  },
  {
    names: "scuba course, padi, reef, reefs, coral island",
    texts: "coral, reef, dive, snorkel",
    places: "andamans, andaman islands, neil island",
  },
  {
    names:
      "coracle, coracles, canoe, canoeing, rowing boat, rowing, bamboo raft, bamboo rafting, punting, country boat, shikara ride",
    texts: "coracle, canoe, rowing boat, boat",
  },
  {
    names: "swim, swimming, swimming pool, pool, natural pool, natural pools",
    texts: "swim, swimming, pool, pools",
    isVague: true,
  },
  {
    names:
      "wildlife camp, jungle camp, forest camp, jungle stay, forest stay, jungle resort, jungle lodge, riverside camp, lakeside camp, lake camp",
    texts: "camp, tent, forest",
    filter: { category: "wilderness-camping" },
  },
  {
    names: "tree house, tree houses, treehouse, treehouses, tree house stay",
    texts: "tree house, treehouse",
    places: "wayanad, kabini, athirappilly, munnar",
  },
  {
    names:
      "palace stay, heritage hotel, heritage hotels, heritage stay, haveli stay, stay in a palace, stay in a haveli, stay in palace, palace hotels, sleep in a palace, royal stay, fort stay",
    texts: "palaces, havelis, palace hotel",
    places: "rajasthan",
    filter: { type: "luxury" },
  },
  {
    names:
      "all inclusive, honeymoon suite, butler, fine dining, candle light dinner, candlelight dinner, private pool",
    texts: "luxury",
    filter: { type: "luxury" },
  },
  {
    names:
      "silk, saree, sarees, sari, saris, silk saree, silk sarees, silk weaving, loom, looms, handloom, handlooms, weave, weaves",
    texts: "silk, sari, saris, weavers, looms, handloom",
    places: "varanasi, mahabalipuram",
  },
  {
    names:
      "pottery, potter, potters, pottery class, terracotta, clay, clay modelling, idol makers, kumartuli, mask making",
    texts: "pottery, potter, potters, terracotta, clay, masks",
  },
  {
    names:
      "block print, block printing, hand block printing, printing, dyeing, natural dye, ajrakh, bandhani",
    texts: "block print, block printers, ajrakh, bandhani",
    places: "jaipur, kutch",
  },
  {
    names:
      "embroidery work, mirror work, chikankari, zardozi, phulkari, pashmina, shawl, shawls, carpet, carpets",
    texts: "embroidery, embroidered, pashmina, shawls, carpets",
  },
  {
    names:
      "painting, paintings, painter, painters, mural, murals, fresco, frescoes, miniature painting, madhubani, pattachitra, warli, art gallery",
    texts: "painting, paintings, painted, murals, frescoes",
    places: "shekhawati",
  },
  {
    names:
      "sculpture, sculptures, stone carving, carving, carvings, stone carver, rock cut, rock cut caves, rock cut temples, rock art, cave painting, cave paintings, prehistoric, stone age",
    texts: "carved, carving, sculpture, rock-cut, painted rocks, painted",
  },
  {
    names:
      "puppet, puppets, puppet show, puppetry, shadow puppet, shadow puppets, theatre, theater, drama, mask dance",
    texts: "puppet, puppets, theatre",
    places: "thrissur, majuli",
  },
  {
    names:
      "dance class, dance classes, learn dance, learn to dance, dance performance, bharatanatyam, kathak, odissi dance, mohiniyattam, bihu dance, folk performances",
    texts: "dance, dancers, kathakali",
    places: "thrissur, navratri",
  },
  {
    names:
      "music festival, classical concert, concert, concerts, rock music, live music, sufi music, qawwali, drums, drummers, tabla, sitar, baul, folk songs",
    texts: "music, musicians, drummers, songs",
  },
  {
    names: "film, films, movie, movies, shooting locations, film location, film city",
    texts: "film, films",
    isVague: true,
  },
  { names: "museum, museums, gallery, galleries, planetarium, science museum", texts: "museum, museums" },
  {
    names: "stepwell, stepwells, step well, step wells, baoli, baori, vav",
    texts: "stepwell, stepwells",
    places: "abhaneri, navratri",
  },
  { names: "lighthouse, lighthouses, light house", texts: "lighthouse", places: "kovalam" },
  {
    names:
      "sea fort, sea forts, fort in the sea, island fort, coastal fort, coastal forts, water fort, jal durg",
    texts: "sea fort, sea forts",
    places: "alibaug, diu, tarkarli",
  },
  {
    names:
      "hill fort, hill forts, mountain fort, maratha fort, maratha forts, shivaji, shivaji fort, shivaji maharaj, shivaji forts",
    texts: "hill fort, hill forts, shivaji",
    places: "malshej, mahabaleshwar, lonavala",
  },
  {
    names:
      "mughal, mughals, mughal architecture, mughal history, mughal monuments, tomb, tombs, mausoleum, maqbara, shah jahan, akbar, old mughal capital, mughal capital",
    texts: "mughal, tomb, tombs, mausoleum",
    places: "agra, delhi, golden triangle",
  },
  {
    names: "rajput forts, rajput history, maharana pratap, rani padmini, battle, battlefield, warriors",
    texts: "rajput, fort, mewar",
    places: "chittorgarh, udaipur, jodhpur",
  },
  {
    names:
      "british, british era, british raj, colonial, colonial era, raj era, the raj, anglo indian, bungalow, bungalows, victorian",
    texts: "british, colonial, raj, anglo-indian, bungalows, churches",
  },
  {
    names:
      "portuguese, portugese, portuguese colony, portuguese fort, portuguese forts, portuguese heritage, latin quarter, fontainhas",
    texts: "portuguese, latin quarter",
    places: "goa, diu",
  },
  {
    names: "french, french colony, french town, french heritage, french architecture, french cafe",
    texts: "french",
    places: "pondicherry",
  },
  { names: "dutch, danish, tranquebar, european settlements", texts: "dutch, danish", places: "hooghly" },
  {
    names:
      "harappan, harappa, indus valley, indus valley civilization, indus valley civilisation, fossils, fossil, dinosaur, dinosaurs, archaeological site, archaeological sites, excavation",
    texts: "harappan, fossils, ruins",
    places: "kutch",
  },
  {
    names:
      "freedom struggle, freedom fighters, freedom fighter, independence movement, gandhi, mahatma gandhi, bapu, partition, partition museum",
    texts: "gandhi, freedom, partition, prison, jail",
    places: "andaman islands, amritsar, andamans",
  },
  {
    names:
      "prison, jail, cellular, haunted, haunted place, haunted places, ghost, ghosts, ghost town, abandoned village, deserted village, abandoned town, lost city",
    texts: "deserted, abandoned, ghost, prison, ruined",
  },
  {
    names:
      "shiva, shiva temple, shiv, shiv mandir, shiv temple, mahadev, bholenath, shankar, lord shiva, jyotirling, jyotirlingas, 12 jyotirlinga, shakti peeth, shaktipeeth",
    texts: "shiva, shrine, jyotirlinga, baidyanath",
    places: "deoghar, varanasi",
  },
  {
    names:
      "vishnu, vishnu temple, lord vishnu, narayana, rama, lord ram, ram, ramayana, ramayan, mahabharata",
    texts: "vishnu, rama, ramayana, venkateswara",
  },
  { names: "hanuman, hanuman temple, bajrangbali, hanumanji, anjaneya", texts: "hanuman" },
  {
    names: "kumbh, kumbh mela, maha kumbh, mahakumbh, ardh kumbh, kumbh snan",
    texts: "kumbh mela, kumbh",
    places: "haridwar, varanasi",
  },
  {
    names: "iskcon, hare krishna, krishna, lord krishna, krishna temple, radha, radha krishna, govinda",
    texts: "krishna, satras, vaishnava",
  },
  {
    names: "devi, durga temple, kali temple, goddess, mata, mata rani, kali, amman",
    texts: "goddess, devi, kali",
  },
  {
    names: "synagogue, synagogues, jew, jews, jewish heritage, jewish, jew town, parsi, fire temple",
    texts: "synagogue, jewish, parsi",
    places: "kerala",
  },
  {
    names: "aarti, evening aarti, ganga puja, lamps on river, river aarti",
    texts: "aarti, lamps",
    places: "varanasi, rishikesh",
  },
  {
    names: "lamp, lamps, diya, diyas, lights, lanterns, illumination, lit up palace",
    texts: "lamps, lit, bulbs",
  },
  {
    names: "ancestor, ancestors, shraddh, shradh, pitru paksha, pitra, pind, pinda, ashes, asthi visarjan",
    texts: "forebears, ancestors, pind",
    places: "gaya, varanasi",
  },
  {
    names:
      "monk, monks, lama, lamas, chanting, prayer wheels, prayer flags, vipassana, silent retreat, tibet, tibetan culture, little tibet, mini tibet",
    texts: "monks, monastery, tibetan, gompa, chanting",
    places: "dharamshala, tawang, leh, spiti, ladakh",
  },
  {
    names:
      "vegetarian, veg, pure veg, pure vegetarian, veg food, vegetarian food, jain food, vegan, vegan food, shakahari, gujarati thali, thali, satvik, sattvic",
    texts: "vegetarian, thali",
    isVague: true,
  },
  {
    names: "non veg, non vegetarian, nonveg, meat, mutton, chicken, halal, halal food",
    texts: "kebab, kebabs, mutton, chicken",
    isVague: true,
  },
  {
    names: "vegetarian food tour, veg food tour, vegetarian cooking",
    filter: { type: "food" },
    texts: "vegetarian",
  },
  {
    names:
      "sweets, sweet, mithai, dessert, desserts, rasgulla, rosogolla, jalebi, lassi, bakery, bakeries, chocolate, chocolates, ice cream",
    texts: "sweets, sweet shops, lassi, bakery, chocolate, rosogolla",
  },
  {
    names:
      "dosa, idli, south indian food, filter coffee, banana leaf, banana leaf meal, chettinad food, chettinad cuisine, andhra food, hyderabadi food",
    texts: "banana leaf, dosa, filter coffee, kitchens",
    places: "chettinad, madurai",
  },
  {
    names: "momo, momos, thukpa, tibetan food",
    texts: "momos, momo, thukpa",
    places: "dharamshala, darjeeling",
  },
  {
    names:
      "paratha, parathas, butter chicken, tandoori, chaat, chole, kulcha, amritsari kulcha, punjabi food, dhaba, old delhi food, delhi food",
    texts: "kulcha, parathas, chaat, dhaba, lassi",
    places: "old delhi, amritsar",
  },
  {
    names: "iftar, ramzan food, ramadan food, ramzan, ramadan, ramadan iftar",
    filter: { type: "food" },
    texts: "kebab, nihari, kitchens",
  },
  {
    names:
      "goan food, malvani, malvani food, malvani cuisine, konkani food, prawns, crab, crabs, lobster, oysters, seafood lovers",
    texts: "fish, seafood, malvani, crab, prawns",
  },
  {
    names: "beer, feni, toddy, whisky, whiskey, brewery, craft beer, drinks, alcohol, drinking",
    texts: "toddy, feni, beer",
    isVague: true,
  },
  { names: "dairy, cheese, honey, pickles, organic farm, organic farming", texts: "honey, cheese, farm" },
  {
    names:
      "tribal culture, tribal village, tribal villages, tribes of india, adivasi, santhal, indigenous, naga tribe, head hunters, headhunters",
    texts: "tribal, tribe, santhal, village, villages",
  },
  {
    names: "ropeway ride, cable car ride, gondola cable car, ropeways",
    texts: "ropeway, cable car, gondola",
  },
  {
    names: "metro, tram, trams, rickshaw, rickshaw ride, tuk tuk, tonga, vintage car, double decker",
    texts: "rickshaw, cycle rickshaw, tram, metro",
  },
  {
    names:
      "night train, overnight train, sleeper train, train to goa, vistadome, konkan railway, luxury train, palace on wheels, deccan odyssey, scenic railway",
    texts: "night train, train, railway, rail",
  },
  {
    names:
      "scooter, scooty, rent a scooter, activa, jeep, jeep ride, jeep tour, jeep drive, off road, offroad, off roading, offroading, 4x4, four wheel drive",
    texts: "jeep, jeeps",
  },
  {
    names:
      "car free, no cars, vehicle free, without cars, motor free, no vehicles, pollution free, fresh air, clean air, away from pollution",
    texts: "car-free, motor cars, on foot, clean",
    places: "matheran",
    isVague: true,
  },
  {
    names: "digital detox, no network, no phone, off grid, offgrid, no wifi, disconnect",
    texts: "quiet, remote, camp",
    isVague: true,
  },
  { names: "workation, work from hills, wifi, work from mountains, coworking", isVague: true },
  {
    names: "sunrise point, sunrise view, watch the sunrise, golden hour",
    texts: "sunrise, dawn, first light",
  },
  { names: "sunset point, sunset view, sunset cruise, watch the sunset", texts: "sunset, dusk" },
  {
    names: "photogenic, instagram, instagrammable, reels, drone, drone shots, pre wedding shoot, pre wedding",
    texts: "photographers, camera, sunrise",
    isVague: true,
  },
  {
    names:
      "stars night, dark sky, dark skies, stargaze, star gazing camp, telescope, astro, astrophotography",
    texts: "stars, night sky, dark",
    places: "chandratal, spiti, leh, rann utsav, jaisalmer",
  },
  {
    names:
      "difficult, difficult trek, challenging, challenging trek, tough, tough trek, strenuous, hardcore, extreme, demanding, hard trek, expert, experts, experienced trekkers, advanced",
    filter: { fitness: "demanding" },
    loose: { fitness: "moderate,demanding" },
    texts: "demanding, climb, trek",
  },
  {
    names:
      "crowd, crowds, crowded, not crowded, no crowd, no crowds, without crowd, without crowds, non crowded, not so crowded, not too crowded, least crowded, crowd free, away from crowd, away from crowds, away from the crowd, away from the crowds, far from crowds, hate crowds, avoid crowds, avoiding crowds, not touristy, non touristy, less touristy, no tourists, without tourists, few tourists, fewer tourists, away from tourists, away from city, away from the city, not commercial, peaceful place, bheed, bheed bhad, bheed se door, shanti, sukoon, sukun, aaram, araam, do nothing, doing nothing, laze, lazy, chilling, just relax, silence, silent, solitude, nothing to do, no rush, unhurried, laid back, laidback, शांत, शांति, सुकून, भीड़ से दूर, அமைதியான, ప్రశాంత, ಶಾಂತ, ശാന്തമായ, শান্ত, શાંત",
    texts: "quiet, slow, calm, unhurried, empty, remote",
    places: "neil island, marari, tirthan, kalimpong, majuli, shekhawati, netarhat, agumbe",
    isVague: true,
  },
  {
    names:
      "pet, pets, dog, dogs, cat, cats, puppy, pet friendly, dog friendly, pets allowed, with my dog, with dog, with pet",
    isVague: true,
  },
  {
    names:
      "pregnant, pregnancy, babymoon, pregnant wife, heart patient, asthma, knee pain, bad knees, bad knee, diabetic, low fitness, unfit, not fit",
    filter: { fitness: "easy" },
    texts: "gentle, unhurried, quiet",
  },
  {
    names:
      "team, team trip, boss, office team, company trip, offsite, off site, team offsite, office trip, office outing, colleague, employees, reunion, alumni, batchmates, classmates, hostel friends, cousins, cousin, big group, large group, large groups, small group, small groups, boys trip, boys, guys, kitty party, bachelor trip, birthday party",
    filter: { interest: "groups" },
    texts: "friends, group",
  },
  {
    names:
      "biwi, patni, pati, pati patni, shaadi ke baad, naya shaadi, nayi shaadi, newly wed, just married, after marriage, after wedding, post wedding, my love, fiance, fiancee, partner, lovers, lover, proposal, propose, marriage anniversary, wedding anniversary, date trip, getaway for two, two of us, just the two of us",
    filter: { interest: "couples" },
    texts: "couples, honeymoon",
  },
  {
    names:
      "bachon, bachho, bachchon, bachcho, bachche ke sath, beta, beti, kid friendly activities, young kids, small kids, little ones, teen kids, teenager, teenagers, teens, tween, joint family, extended family, whole family, poora parivar, pariwar, gharwale, ghar wale, siblings, sister, brother, bhai, behen, multi generation, multigenerational, three generations, kids below, toddler friendly, summer camp for kids, science trip",
    filter: { interest: "family" },
    texts: "children, family",
  },
  {
    names:
      "maa baap, mata pita, mummy papa, maa papa, ma baap, mummy, papa, maa, nana nani, dada dadi, dadi, nani, dada, nana, budhe, budhape, buzurg, bujurg, aged parents, retired parents, parents in law, in-laws, old couple, 60 plus, above 60, over 60, senior parents, माता पिता, माँ बाप, मम्मी पापा, दादा दादी",
    filter: { fitness: "easy" },
    texts: "grandparents, older, gentle, unhurried",
    places: "varanasi, tirupati, amritsar, puri, madurai",
  },
  {
    names:
      "girls trip, girls gang, ladies group, all girls, single woman, single women, single lady, safe for women, women safe, safe for solo women, lonely, myself, on my own, first solo, first solo trip, introvert, akela, akeli, single traveller, single traveler",
    filter: { interest: "solo" },
    texts: "solo, single room, women",
  },
  {
    names: "classical dance, classical dances, classical arts, kathakali, kutiyattam, mohiniattam",
    texts: "dance, dancers, kathakali",
    places: "thrissur",
  },
  {
    names:
      "3 idiots, three idiots, 3 idiots lake, highest road, worlds highest road, worlds highest motorable road, khardungla pass, magnetic road, confluence of rivers",
    texts: "high passes, pass",
    places: "ladakh, leh",
  },
  {
    names:
      "chennai express, chennai express waterfall, chennai express train, waterfall with train, train waterfall",
    texts: "waterfall",
    places: "dudhsagar",
  },
  {
    names: "tipu sultan, tipu, hyder ali, wodeyar, srirangapatna, srirangapatnam",
    texts: "tipu",
    places: "mysore",
  },
  {
    names: "ashoka, emperor ashoka, ashokan, mauryan, maurya, magadha, chanakya, pataliputra ruins",
    texts: "ashoka, mauryan, magadha",
    places: "sanchi, rajgir, bhubaneswar",
  },
  {
    names:
      "vivekananda, ramakrishna, tagore, rabindranath tagore, mother teresa, satyajit ray, netaji, subhash chandra bose, bengal renaissance",
    texts: "tagore, vivekananda, first capital",
    places: "kolkata",
  },
  {
    names:
      "chola, cholas, pallava, pallavas, pandya, dravidian architecture, dravidian, chalukya, chalukyas, hoysala, hoysalas, gopuram, gopurams",
    texts: "chola, pallava, pandya, chalukya, hoysala, gopuram, towers",
  },
  { names: "maratha empire, marathas, peshwa, sambhaji", texts: "shivaji, maratha, peshwa" },
  {
    names: "black panther, black leopard, bagheera, bagira",
    texts: "black panther, melanistic leopard, leopard",
    places: "kabini, dandeli",
  },
  {
    names:
      "oldest city, oldest city in india, oldest living city, holy city, holy cities, city of light, city of temples, spiritual capital, moksha, last rites, cremation",
    texts: "ghats, old city",
    places: "varanasi",
  },
  {
    names: "indias grand canyon, grand canyon, canyon of india",
    texts: "canyon, gorge",
    places: "gandikota",
  },
  {
    names: "yoga and ganga aarti, yoga by the ganges, yoga by the river, yoga capital of the world",
    texts: "ashram, yoga, lamps",
    places: "rishikesh and haridwar",
  },
  {
    names:
      "like switzerland, switzerland of india, mini switzerland of india, places like switzerland, similar to switzerland, alps, like europe, european feel, europe of india",
    texts: "meadow, alpine, pine",
    places: "dalhousie, gulmarg, auli, manali",
  },
  {
    names:
      "like maldives, maldives of india, mini maldives, bali vibes, like bali, like thailand, mini thailand, like hawaii",
    filter: { type: "beach" },
    texts: "lagoon, coral, white sand",
    places: "andaman islands, andamans, neil island",
  },
  {
    names: "mothers day, mothers day trip, fathers day, parents day, mothers birthday, parents anniversary",
    filter: { interest: "family" },
    texts: "grandparents, gentle",
  },
  {
    names: "heat, hot weather, too hot, not too hot, not hot, no heat, garmi se bachne",
    texts: "cool, pine, hill station",
    places: "manali, shimla, ooty, munnar, darjeeling",
    isVague: true,
  },
  {
    names: "pollution, smog, escape pollution, delhi pollution, escape delhi pollution",
    texts: "quiet, forest, hills",
    isVague: true,
  },
  {
    names:
      "hot place, hot places, sun, sunny, sunshine, warm, warm weather, warm place, warm places, somewhere warm, winter sun, not cold, not too cold, no cold, dhoop",
    texts: "beach, sand, shore",
    places: "goa, kovalam, andamans, pondicherry",
    isVague: true,
  },
  {
    names:
      "view, views, scenic views, panorama, panoramic, viewpoint, viewpoints, view point, valley view, mountain view, mountain views, himalayan view, himalayan views, hill view, lake view, sea view, sea facing, beach view, river view, sunrise view point",
    isVague: true,
    texts: "view, views, lookout, lookouts",
  },
  {
    names:
      "stairs, climb stairs, no stairs, without stairs, cant climb, cannot climb, cant climb stairs, cannot climb stairs, no climbing, without climbing, cant walk much, cannot walk much, cant trek, not able to walk, walking stick, no long walks, without walking, no walking, little walking, less climbing, slow pace, slow paced, easy pace, relaxed pace, comfortable trip, comfortable",
    filter: { fitness: "easy" },
    texts: "gentle, unhurried, easy walking",
  },
  {
    names:
      "highest, tallest, deepest, longest, largest, biggest, smallest, oldest, unique, unusual, strange, weird, mysterious, mystery, magical, mystical, exotic, rare, secret, surprise me, surprise, anything new, something new, something different, different, new place, new places",
    isVague: true,
    texts: "highest, largest, oldest",
  },
  {
    names: "rock music, rock music city, rock capital, music city",
    texts: "rock music, music",
    places: "shillong",
  },
  {
    names: "bookshop, bookshops, cafes, cafe, cafe hopping, coffee shop, coffee shops, bakeries and cafes",
    texts: "cafes, cafe, bookshop, bookshops, bakery",
    places: "mussoorie, dharamshala",
  },
  {
    names:
      "blind, visually impaired, deaf, hearing impaired, autism, autistic, special needs, crutches, disability, disabilities, differently abled, divyang",
    filter: { fitness: "easy" },
    texts: "wheelchair, gentle, easy walking",
  },
  {
    names: "flower show, flower lovers, loves flowers, flower valley, flower fields",
    texts: "flowers, flower, orchid",
    places: "valley of flowers, gulmarg",
  },
  {
    names:
      "wheelchair, wheel chair, wheelchair accessible, wheelchair friendly, wheelchair access, wheelchair user, handicapped, handicap, handicapped friendly, disabled, disabled friendly, accessible, accessible tour, accessible travel, accessibility, step free, barrier free, walker, prosthetic, paralysed, paralyzed, paraplegic, stroller, stroller friendly, pram, व्हीलचेयर, दिव्यांग",
    filter: { wheelchair: "1" },
    texts: "wheelchair",
    places:
      "mysore, amritsar, delhi, agra, jaipur, udaipur, pondicherry, mahabalipuram, kutch, diu, goa, kovalam, ooty",
  },
  {
    names:
      "cardiac, cardiac patient, heart problem, heart condition, bp patient, high bp, blood pressure, diabetes, breathing problem, breathing problems, vertigo, fear of heights, motion sickness, car sickness, car sick, travel sick, back pain, joint pain, arthritis, knee problem, knee problems, knee replacement, weak knees, knee surgery, recovering, recovery, after surgery, post surgery, old age people, frail, limited mobility, reduced mobility, mobility issues, mobility, weak legs, leg injury, injured, easy going, easygoing, light walking, minimal walking, minimum walking, less physical, not physically demanding, not tiring, not strenuous, not difficult, not tough, not too difficult, without much walking, no hiking, low effort",
    filter: { fitness: "easy" },
    loose: { fitness: "easy,moderate" },
    texts: "gentle, unhurried, easy walking",
  },
  {
    names:
      "unmarried, unmarried couple, unmarried couples, couple friendly, live in couple, lgbt, lgbtq, gay, gay friendly, lesbian, queer friendly, gf, bf, bae, hubby, wifey, spouse, date night, jubilee, silver jubilee, golden jubilee, 25th anniversary, 50th anniversary, first anniversary, 1st anniversary, wedding trip, minimoon, mini moon, honeymon, honymoon, love birds, lovebirds, valentines week, surprise for wife, surprise for girlfriend, jodi, shadi ke baad, shaadi, shadi, nayi shadi, dulhan, lune de miel, luna de miel, flitterwochen, медовый месяц, ハネムーン, 신혼여행, 蜜月",
    filter: { interest: "couples" },
    texts: "couples, honeymoon",
    places: "munnar, alleppey, udaipur, goa, kerala, neil island",
  },
  {
    names:
      "my mum, with mum, mum and dad, mum dad, mom and dad, mom dad, my mom, with my mom, in law, daughter in law, grandchild, grandchildren, grandkids, grandson, granddaughter, nephew, niece, aunty, uncle, mausi, chacha, baccha, bacha, bacho, baccho, bachchon ke sath, bacha party, chote bachche, chhote bachche, small child, small children, young children, young family, infants, newborn, 6 month old, preschooler, preschoolers, school kids, school children, teen daughter, teen son, mother son, father son, father daughter, mother daughter, multi family, two families, 2 families, famly, family friendly, famille, familie, familia, famiglia, enfants, kinder, niños, parivar ke saath, с детьми, 家族, 亲子",
    filter: { interest: "family" },
    texts: "children, family",
    places: "ooty, mysore, jaipur, nainital, kerala",
  },
  {
    names:
      "besties, bestie, squad, crew, girl gang, girls gang trip, boys gang, bachelors trip, bachelors party, stag, stag do, hen party, hen do, farewell, freshers, iv, industrial visit, excursion group, club members, cycling club, walking group, dost, doston, dosto, yaaron, yaro, group departure, fixed departure, join group, shared tour",
    filter: { interest: "groups" },
    texts: "friends, group",
    places: "goa, rishikesh, manali, ladakh",
  },
  {
    names:
      "alone for first time, travelling alone, traveling alone, travel alone, going alone, solo male, solo boy, solo man, solo girl, female solo, female traveller, female traveler, lady traveller, woman traveller, by self, me myself, single person, single male, single female, me time, soul searching, find myself, akele jana, akele ghumna",
    filter: { interest: "solo" },
    texts: "solo, single room, women",
    places: "rishikesh, hampi, varkala, dharamshala, jaipur, udaipur, varanasi",
  },
  {
    names:
      "first time visitors, first time visitor, first time visitors to india, first time to india, first time in india, first trip to india, first visit to india, india for first timers, classic india, india classic, india highlights, highlights of india, best of india, taste of india, introduction to india, must see india, icons of india, иностранцы",
    places: "golden triangle, himalaya to the sea, kerala, rajasthan",
    texts: "classic",
    isVague: true,
  },
  {
    names:
      "pani puri, panipuri, golgappa, golgappe, gol gappe, phuchka, puchka, bhel, bhel puri, vada pav, misal, misal pav, pav bhaji, samosa, kachori, chole bhature, aloo tikki, kathi roll, kati roll, rolls, momos stall, street eats, street food tour, food stalls, food street, foodie tour, foodie trip, eat local, local food, local cuisine, regional food, famous food",
    texts: "street food, kitchens, chaat, kebabs, kachori",
    places: "old delhi, lucknow, amritsar, chettinad",
    filter: { type: "food" },
    loose: { experience: "cooking" },
  },
  {
    names: "dal baati, dal bati, dal baati churma, laal maas, rajasthani food, marwari food, ghewar, gatte",
    texts: "dal baati, dal, churma, thali",
    places: "jaipur, jodhpur, rajasthan",
  },
  { names: "litti chokha, bihari food, khaja", texts: "litti, khaja", places: "gaya, rajgir, nalanda" },
  {
    names: "dhokla, fafda, undhiyu, gujarati food, khaman, khandvi, farsan",
    texts: "undhiyu, thali, farsan",
    places: "uttarayan, vadodara, navratri",
  },
  {
    names: "wazwan, rogan josh, kashmiri food, kahwa, saffron, kesar",
    texts: "saffron, wazwan, kahwa",
    places: "gulmarg",
  },
  {
    names:
      "bengali food, bengali cuisine, bengali sweets, macher jhol, hilsa, ilish, mishti, mishti doi, sandesh",
    texts: "sweets, rosogolla, coffee house, fish",
    places: "kolkata",
  },
  {
    names: "kerala food, appam, puttu, sadya, kerala sadya, kerala cuisine, malabar food, karimeen",
    texts: "banana leaf, appam, karimeen, fish curry",
    places: "kerala, alleppey, marari",
  },
  {
    names:
      "lucknowi food, lucknow food, awadhi food, awadhi cuisine, awadhi, lucknowi, nawabi, nawabi food, galouti, dum biryani, sheermal",
    texts: "awadh, kebabs, kitchens",
    places: "lucknow",
  },
  { names: "parsi food, irani cafe, irani chai, dhansak", texts: "parsi, irani" },
  { names: "pandi curry, kodava food, coorgi food", texts: "kodava, pork", places: "coorg" },
  {
    names:
      "south indian cuisine, south indian meals, south indian thali, south indian cooking, chettinad chicken",
    texts: "banana leaf, kitchens, pepper",
    places: "chettinad, madurai",
  },
  {
    names:
      "steam engine, steam train, steam locomotive, rajdhani, shatabdi, vande bharat express, first ac, 2ac, 3ac, vistadome coach, train holiday, train holidays, rail holiday, rail tour, railway tour, by rail, railway journey, trainspotting, train lovers, rail lovers, irctc, zug, tren, treno, поезд",
    texts: "train, railway, rail, night train",
    places: "himalaya to the sea, darjeeling, ooty",
  },
  {
    names:
      "jewellery, jewelry, silver jewellery, silver, gold, gems, gemstones, bangles, lac bangles, leather, mojari, juti, perfume, attar, ittar, antiques, antique, handmade, artisans, artisan, craftsmen, craft village, craft villages, blue pottery, wood carving, brass, bell metal, dokra, bidri",
    texts: "workshops, artisans, silver, carvers, craft, bangles",
    places: "jaipur, kutch",
  },
  {
    names: "waterpark, water park, theme park, amusement park, adventure park, fun park, wonderla",
    isVague: true,
  },
  {
    names: "cricket, football, hockey, sports, stadium, marathon, running",
    isVague: true,
  },
  {
    names: "cemetery, cemeteries, graveyard, graveyards, war memorial, war cemetery",
    texts: "cemetery, graves, memorial",
  },
  {
    names: "university, universities, ancient universities, oldest universities",
    texts: "university, nalanda",
    places: "nalanda",
  },
  {
    names:
      "plage, plages, strand, playa, playas, spiaggia, spiagge, пляж, пляжи, море, 海滩, 海边, ビーチ, 해변, חוף, شاطئ",
    filter: { type: "beach" },
  },
  { names: "tempel, templo, templos, tempio, храм, храмы, 寺庙, 寺院, 사원, معبد", texts: "temple, temples" },
  {
    names: "berge, montagne, montagnes, montañas, montana, montagna, горы, 山, 산, جبال",
    texts: "mountain, mountains",
    places: "manali, shimla, ladakh, leh",
  },
  {
    names: "tigre, tigres, тигр, тигры, 老虎, 虎, トラ, 호랑이",
    filter: { type: "wildlife" },
    texts: "tiger",
    isInText: true,
  },
  { names: "сафари, サファリ, 사파리, 野生动物", filter: { type: "wildlife" } },
  { names: "йога, ヨガ, 요가, 瑜伽", texts: "yoga, ashram", places: "rishikesh, varkala" },
  {
    names: "хаусбот, ハウスボート, 하우스보트, 船屋, hausboot, bateau maison",
    texts: "houseboat, rice boat",
  },
  {
    names: "china border, indo china border, indo tibet border, tibet border",
    texts: "frontier, border, monastery",
    places: "tawang, gangtok, leh, ladakh, spiti",
  },
  {
    names:
      "pakistan border, india pakistan border, indo pak border, indo pakistan border, border ceremony, retreat ceremony, beating retreat, bsf parade",
    texts: "border, frontier",
    places: "amritsar",
  },
  {
    names: "bangladesh border, india bangladesh border",
    texts: "border, bangladesh",
    places: "cherrapunji, sundarbans",
  },
  { names: "myanmar border, burma border", texts: "border, rainforest", places: "namdapha" },
  { names: "nepal border, bhutan border", texts: "border, nepal, bhutan", places: "darjeeling, kalimpong" },
  {
    names:
      "sadhu, sadhus, aghori, naga sadhu, naga sadhus, holy men, guru, gurus, baba, babas, saint, saints, sant",
    texts: "sadhus, pilgrims, ascetics, ghats",
    places: "varanasi, rishikesh",
  },
];
