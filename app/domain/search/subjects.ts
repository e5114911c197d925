import type { FitnessLevel } from "~/domain/tours/fitness";
import type { Category, Experience, Interest, TourType } from "~/domain/tours/tour";

/** A subject that people search by. */
export interface Subject {
  /** Words and phrases in a search, in any script, separated by commas. */
  names: string;
  /** Filter it stands for. Where no tour passes it, the words are searched in the texts. */
  filter?: {
    type?: TourType;
    category?: Category;
    experience?: Experience;
    interest?: Interest;
    fitness?: FitnessLevel;
    wheelchair?: "1";
  };
  /** Wider filter, if no tour passes the other: values separated by commas. */
  loose?: { type?: string; experience?: string; fitness?: string };
  /** Words for it in the texts of tours, besides the one that was typed. */
  texts?: string;
  /** Places known for it. */
  places?: string;
  /** True if a tour must also contain the words; otherwise the filter suffices, and the words only rank. */
  isInText?: boolean;
  /** True if it only ranks: every tour may have some of it. */
  isVague?: boolean;
}

/** Subjects by meaning. Without a filter, only the texts decide. */
export const subjects: readonly Subject[] = [
  {
    names:
      "beach, beaches, beachside, seaside, sea side, sea beach, coast, coastal, seashore, sea, ocean, samudra, samundar, samudar, beach holiday, समुद्र, समुद्रकिनारा, समुद्र किनारा, किनारा, समुद्र तट, समंदर, बीच, সমুদ্র, সৈকত, সমুদ্র সৈকত, দরিয়া, દરિયો, દરિયાકિનારો, બીચ, ਸਮੁੰਦਰ, ਬੀਚ, ସମୁଦ୍ର, ବେଳାଭୂମି, கடற்கரை, கடல், బీచ్, సముద్రం, సముద్ర తీరం, ಕಡಲತೀರ, ಸಮುದ್ರ, ಬೀಚ್, ബീച്ച്, കടൽത്തീരം, കടൽ, ساحل, سمندر",
    filter: { type: "beach" },
    texts: "shore, sand, bay",
  },
  {
    names:
      "wildlife, wild life, safari, jungle safari, jeep safari, jungle, forest safari, animals, animal, national park, tiger reserve, sanctuary, wildlife sanctuary, वन्यजीव, सफारी, जंगल, जंगल सफारी, অভয়ারণ্য, বন্যপ্রাণী, জঙ্গল, সাফারি, સફારી, જંગલ, વન્યજીવન, ਜੰਗਲ, ਸਫਾਰੀ, ଜଙ୍ଗଲ, வனவிலங்கு, சஃபாரி, காடு, వన్యప్రాణులు, సఫారీ, అడవి, ವನ್ಯಜೀವಿ, ಸಫಾರಿ, ಕಾಡು, വന്യജീവി, സഫാരി, കാട്, جنگل, سفاری",
    filter: { type: "wildlife" },
    texts: "national park, forest, jeep",
  },
  { names: "butterfly, butterflies", texts: "butterfly, butterflies" },
  { names: "walking safari", filter: { type: "wildlife" }, texts: "on foot", isInText: true },
  {
    names:
      "tiger, tigers, big cat, big cats, tiger safari, bagh, sher, बाघ, शेर, বাঘ, વાઘ, புலி, పులి, ಹುಲಿ, കടുവ, ਬਾਘ, ବାଘ, شیر",
    filter: { type: "wildlife" },
    texts: "tiger",
    isInText: true,
  },
  { names: "lion, lions, singh, asiatic lion", texts: "lion, lions", places: "gir" },
  { names: "leopard, leopards, panther, panthers, tendua", texts: "leopard", places: "kabini" },
  {
    names: "elephant, elephants, hathi, haathi, elephant safari, हाथी, হাতি, હાથી, யானை, ఏనుగు, ಆನೆ, ആന",
    texts: "elephant",
    places: "kabini, kaziranga",
  },
  {
    names:
      "bird, birds, birding, birdwatching, bird watching, bird sanctuary, birders, पक्षी, পাখি, પક્ષી, பறவை, ಪಕ್ಷಿ, പക്ഷി",
    filter: { type: "wildlife" },
    texts: "bird, birds, flamingo, crane, stork",
    isInText: true,
  },
  { names: "hornbill, hornbills", texts: "hornbill", places: "namdapha, dandeli, athirappilly" },
  {
    names: "crocodile, crocodiles, croc, magarmach, gharial, gharials, alligator",
    texts: "crocodile, crocodiles",
    places: "bhitarkanika",
  },
  { names: "turtle, turtles, tortoise", texts: "turtle", places: "velas, bhitarkanika" },
  { names: "snow leopard, snow leopards", texts: "snow leopard", places: "spiti, ladakh, leh, namdapha" },
  {
    names:
      "trek, treks, trekking, treking, trekker, hike, hikes, hiking, trekking tour, trail, trails, ट्रेक, ट्रेकिंग, ট্রেকিং, ট্রেক, ટ્રેકિંગ, ਟ੍ਰੈਕਿੰਗ, மலையேற்றம், ట్రెక్కింగ్, ಚಾರಣ, ട്രെക്കിംഗ്, ٹریکنگ",
    filter: { type: "adventure" },
    texts: "trek, trekking, hike",
    places: "valley of flowers",
    isInText: true,
  },
  {
    names:
      "bike, biking, bike trip, bike tour, bike ride, motorbike, motorcycle, motor bike, motorcycling, royal enfield, bullet ride, bikers, rider, बाइक, বাইক, બાઈક, பைக், బైక్, ಬೈಕ್, ബൈക്ക്",
    filter: { type: "adventure" },
    texts: "motorcycle, high passes",
    places: "leh, ladakh, spiti, tawang",
  },
  {
    names: "cycling, cycle, bicycle, cycle tour, cycling tour, mountain biking, mtb, साइकिल",
    texts: "cycle, bicycle, cycling",
    places: "majuli, neil island",
  },
  {
    names:
      "rafting, river rafting, white water, whitewater, white water rafting, kayak, kayaking, रिवर राफ्टिंग, राफ्टिंग, রাফটিং, રાફ્ટિંગ",
    texts: "rafting, raft, rapids",
    places: "rishikesh, dandeli",
  },
  {
    names: "paragliding, para gliding, paraglide, tandem flight, tandem, पैराग्लाइडिंग",
    texts: "paraglide, paragliding, tandem",
    places: "bir billing",
  },
  {
    names: "ski, skiing, snowboard, snowboarding, ski resort, skiing trip",
    texts: "ski, skiing, gondola",
    places: "gulmarg, auli, solang",
  },
  {
    names:
      "scuba, scuba diving, diving, dive, snorkel, snorkelling, snorkeling, coral, corals, coral reef, underwater",
    texts: "dive, diving, snorkel, snorkelling, coral, reef",
  },
  {
    names: "surf, surfing, surfing lessons, surf school",
    texts: "surf, surfing, surfboard",
    places: "varkala, mahabalipuram",
  },
  {
    names: "water sports, watersports, water activities, jet ski, parasailing, banana boat",
    texts: "water sports, jet ski, parasail, kayak, snorkel, rafting",
  },
  {
    names: "zipline, zip line, ropeway, cable car, gondola ride",
    texts: "ropeway, cable car, zipline, gondola",
  },
  { names: "bungee, bungee jumping, bunjee", texts: "bungee, rafting, cliff" },
  {
    names: "caving, cave, caves, caverns, guha, gufa, spelunking, गुफा, গুহা, குகை, ಗುಹೆ, గుహలు, ഗുഹ, ગુફા",
    texts: "cave, caves",
    places: "meghalaya caves, ellora, ajanta, badami",
  },
  {
    names:
      "adventure, adventures, adventurous, thrill, thrilling, adventure sports, adrenaline, एडवेंचर, रोमांच, साहसिक, অ্যাডভেঞ্চার, સાહસ, சாகசம், సాహసం, ಸಾಹಸ, സാഹസികത",
    filter: { type: "adventure" },
  },
  {
    names:
      "camp, camping, camps, camp site, campsite, tent, tents, tented, glamping, bonfire, overnight camping, कैंपिंग, कैम्पिंग, শিবির, ক্যাম্পিং, કેમ્પિંગ, முகாம், ಕ್ಯಾಂಪಿಂಗ್, ക്യാമ്പിംഗ്",
    texts: "camp, tent, tented, canvas, wilderness camping",
  },
  {
    names: "camel, camels, camel ride, camel safari, ऊंट, ऊँट",
    texts: "camel, camels",
    places: "jaisalmer, pushkar",
  },
  {
    names:
      "desert, deserts, sand dunes, dunes, dune, registan, marusthal, रेगिस्तान, मरुस्थल, মরুভূমি, રણ, ਮਾਰੂਥਲ, ମରୁଭୂମି, பாலைவனம், ఎడారి, ಮರುಭೂಮಿ, മരുഭൂമി, صحرا, ریگستان",
    texts: "desert, dune, dunes, thar",
    places: "jaisalmer, rann utsav, kutch, bikaner, jodhpur",
  },
  {
    names:
      "hill station, hill stations, hillstation, hills station, hill town, hill resort, hills, hill, थंड हवेचे ठिकाण, डोंगर, हिल स्टेशन, পাহাড়ি, হিল স্টেশন, હિલ સ્ટેશન, மலை, மலைவாசஸ்தலம், కొండలు, హిల్ స్టేషన్, ಬೆಟ್ಟ, ಗಿರಿಧಾಮ, മലകൾ, ഹിൽ സ്റ്റേഷൻ, മല",
    texts: "hill station, hill capital, hill town, hills, hill, mountain, mountains",
    places:
      "shimla, manali, mussoorie, nainital, dharamshala, dalhousie, ooty, munnar, kodaikanal, coorg, chikmagalur, wayanad, darjeeling, gangtok, kalimpong, shillong, mahabaleshwar, matheran, lonavala, panchgani, mount abu, saputara, netarhat, araku, auli, kasauli, lansdowne",
  },
  {
    names:
      "snow, snowfall, snow fall, snowy, ice, baraf, barf, barfbari, winter snow, बर्फ, बर्फबारी, বরফ, બરફ, ਬਰਫ਼, ବରଫ, பனி, பனிப்பொழிவு, మంచు, ಹಿಮ, മഞ്ഞ്, برف",
    texts: "snow, snowfall, ski, snow line",
    places: "gulmarg, auli, shimla, solang, manali",
  },
  {
    names:
      "temple, temples, mandir, kovil, koil, temple tour, मंदिर, मन्दिर, মন্দির, મંદિર, ਮੰਦਰ, ମନ୍ଦିର, கோவில், கோயில், గుడి, ఆలయం, దేవాలయం, ದೇವಸ್ಥಾನ, ದೇವಾಲಯ, ക്ഷേത്രം, مندر",
    texts: "temple, temples, shrine",
    places: "madurai, khajuraho, bhubaneswar, konark, mahabalipuram, thanjavur, tirupati",
  },
  {
    names:
      "pilgrimage, pilgrim, pilgrims, yatra, tirth, tirth yatra, teerth, teerth yatra, darshan, dham, religious, religious tour, devotional, spiritual, spirituality, jyotirlinga, puja, pooja, तीर्थ, तीर्थयात्रा, यात्रा धाम, दर्शन, धार्मिक, তীর্থ, তীর্থযাত্রা, તીર્થ, યાત્રાધામ, ਤੀਰਥ, ਯਾਤਰਾ, ତୀର୍ଥ, புனித யாத்திரை, யாத்திரை, தீர்த்த யாத்திரை, తీర్థయాత్ర, ತೀರ್ಥಯಾತ್ರೆ, തീർത്ഥാടനം, زیارت",
    texts: "pilgrim, pilgrims, pilgrimage, darshan, temple town, aarti",
    places:
      "tirupati, varanasi, deoghar, bodh gaya, gaya, puri, haridwar, amritsar, madurai, rameswaram, dwarka, somnath, shirdi, kedarnath, ayodhya, mathura, ujjain, buddha trail",
  },
  {
    names:
      "monastery, monasteries, gompa, buddhist, buddhism, buddha, stupa, stupas, tibetan, बौद्ध, मठ, বৌদ্ধ",
    texts: "monastery, monasteries, gompa, buddhist, buddha, stupa, tibetan",
    places: "tawang, spiti, ladakh, dharamshala, sikkim, gangtok, pelling",
  },
  {
    names: "church, churches, cathedral, christian",
    texts: "church, churches, cathedral, basilica",
    places: "goa, pondicherry",
  },
  {
    names: "gurudwara, gurdwara, sikh, langar, गुरुद्वारा, ਗੁਰਦੁਆਰਾ",
    texts: "gurdwara, sikh, langar, golden shrine",
    places: "amritsar",
  },
  { names: "mosque, masjid, dargah, sufi, islamic", texts: "mosque, dargah, sufi, masjid" },
  {
    names: "jain, jain temple, jain temples, jain tirth, jain pilgrimage, derasar",
    texts: "jain",
    places: "mount abu",
  },
  {
    names:
      "fort, forts, fortress, qila, killa, kila, durg, palace, palaces, mahal, palace hotel, castle, castles, किला, किल्ला, किल्ले, गड, महल, দুর্গ, কেল্লা, প্রাসাদ, કિલ્લો, મહેલ, ਕਿਲ੍ਹਾ, ଦୁର୍ଗ, கோட்டை, அரண்மனை, కోట, ప్యాలెస్, ಕೋಟೆ, ಅರಮನೆ, കോട്ട, കൊട്ടാരം, قلعہ, محل",
    texts: "fort, forts, palace, palaces",
    places: "jaipur, jodhpur, jaisalmer, chittorgarh, mysore, udaipur",
  },
  {
    names: "royal, maharaja, rajput, kings, raja, regal",
    texts: "royal, maharaja, rajput, palace, courts",
    places: "rajasthan, jaipur, udaipur, mysore, jodhpur",
  },
  {
    names:
      "heritage, history, historical, historic, monument, monuments, unesco, world heritage, ruins, archaeology, ancient, architecture, विरासत, इतिहास, ऐतिहासिक, ঐতিহ্য, ইতিহাস, વારસો, பாரம்பரியம், ಪರಂಪರೆ, പൈതൃകം",
    texts: "heritage, unesco, monument, ruins, heritage tours, history",
    places: "hampi, khajuraho, ellora, ajanta, konark, mahabalipuram, sanchi, badami, agra",
  },
  { names: "old city, oldcity", texts: "old city, old town, lanes" },
  {
    names:
      "culture, cultural, tradition, traditional, arts, art, folk, संस्कृति, সংস্কৃতি, સંસ્કૃતિ, கலாச்சாரம், సంస్కృతి, ಸಂಸ್ಕೃತಿ, സംസ്കാരം",
    filter: { type: "cultural" },
    texts: "culture, tradition, arts",
  },
  {
    names:
      "dance, dances, dancing, music, classical dance, classical music, folk dance, folk music, musician, नृत्य, संगीत",
    texts: "dance, dancers, music, musicians, drummers",
    places: "thrissur, shillong",
  },
  {
    names:
      "craft, crafts, handicraft, handicrafts, weaving, weavers, textile, textiles, embroidery, pottery, block printing, bandhani, हस्तशिल्प",
    texts: "craft, crafts, workshops, weavers, embroidery, block print",
  },
  {
    names: "shopping, market, markets, bazaar, bazar, souvenir, शॉपिंग, खरीदारी, বাজার",
    texts: "bazaar, market, markets, shopping",
  },
  {
    names:
      "village, villages, village life, rural, tribal, tribe, tribes, homestay, home stay, farm stay, farmstay, offbeat village, गांव, গ্রাম, கிராமம், ಹಳ್ಳಿ, ഗ്രാമം, ગામ",
    texts: "village, villages, homestay, tribal",
    places: "majuli, kutch, cherrapunji, spiti",
  },
  {
    names:
      "food, foodie, foodies, food tour, food walk, food trail, street food, cuisine, culinary, gastronomy, gastronomic, eating, eat, khana, bhojan, खाना, भोजन, स्ट्रीट फूड, খাবার, ખોરાક, ભોજન, ਖਾਣਾ, ଖାଦ୍ୟ, உணவு, సాపాటు, ఆహారం, ಆಹಾರ, ಊಟ, ഭക്ഷണം, کھانا",
    filter: { type: "food" },
    loose: { experience: "cooking" },
    texts: "kitchen, kitchens, lunch, cuisine, street food",
  },
  {
    names:
      "cooking, cook, cookery, cooking class, cooking classes, cooking lesson, learn cooking, culinary class, chef",
    filter: { experience: "cooking" },
    loose: { type: "food" },
    texts: "cook, cooking, kitchen",
  },
  {
    names: "biryani, biriyani, kebab, kebabs, kabab, kababs, mughlai, nihari, tunday",
    texts: "biryani, kebab, kebabs, kitchens",
    places: "lucknow, old delhi",
  },
  { names: "seafood, sea food, fish curry, fish", texts: "fish, seafood" },
  {
    names:
      "coffee, coffee plantation, coffee estate, coffee plantations, coffee estates, कॉफी, ಕಾಫಿ, കാപ്പി, காபி",
    texts: "coffee",
    places: "coorg, chikmagalur, araku",
  },
  {
    names:
      "tea, tea garden, tea gardens, tea estate, tea estates, tea plantation, tea plantations, chai, चाय बागान, चाय, চা বাগান, தேயிலை, ചായ, తేయాకు",
    texts: "tea, tea gardens, tea estate",
    places: "munnar, darjeeling, ooty",
  },
  {
    names: "spice, spices, spice plantation, masala, spice garden",
    texts: "spice, spices, pepper, cardamom",
  },
  { names: "strawberry, strawberries", texts: "strawberries, strawberry", places: "mahabaleshwar" },
  { names: "apple, apples, orchard, orchards", texts: "apple, orchard" },
  {
    names: "river cruise, river cruises, ganga cruise",
    filter: { type: "cruise" },
    texts: "downriver, river",
  },
  {
    names: "cruise, cruises, boat cruise, luxury cruise, क्रूज, ক্রুজ, ક્રૂઝ",
    filter: { type: "cruise" },
    texts: "river cruise, vessel, boat",
  },
  {
    names:
      "houseboat, house boat, houseboats, boathouse, boat house, kettuvallam, rice boat, हाउसबोट, হাউসবোট, હાઉસબોટ, ਹਾਊਸਬੋਟ, படகு வீடு, హౌస్ బోట్, ದೋಣಿಮನೆ, ಹೌಸ್‌ಬೋಟ್, ഹൗസ് ബോട്ട്, ഹൗസ്ബോട്ട്, ہاؤس بوٹ",
    texts: "houseboat, rice boat, houseboats",
  },
  {
    names:
      "boat, boating, boat ride, boat trip, boat safari, ferry, sailing, नाव, নৌকা, படகு, ದೋಣಿ, ബോട്ട്, పడవ, હોડી",
    texts: "boat, boats, ferry, houseboat",
  },
  {
    names: "river, rivers, riverside, river side, nadi, नदी, নদী, ஆறு, నది, ನದಿ, നദി",
    texts: "river, riverside",
  },
  {
    names:
      "lake, lakes, lakeside, lake side, jheel, tal, झील, হ্রদ, ઝીલ, તળાવ, ਝੀਲ, ஏரி, సరస్సు, ಸರೋವರ, തടാകം, جھیل",
    texts: "lake, lakes",
  },
  {
    names:
      "waterfall, waterfalls, water fall, water falls, falls, cascade, jharna, jalprapat, धबधबा, धबधबे, झरना, जलप्रपात, ঝরনা, জলপ্রপাত, ધોધ, ਝਰਨਾ, ଜଳପ୍ରପାତ, அருவி, நீர்வீழ்ச்சி, జలపాతం, ಜಲಪಾತ, വെള്ളച്ചാട്ടം, آبشار",
    texts: "waterfall, waterfalls, falls",
    places: "jog falls, athirappilly falls, dudhsagar falls, hogenakkal falls",
  },
  {
    names: "island, islands, islnd, isle, dweep, dvip, द्वीप, দ্বীপ, દ્વીપ, தீவு, ದ್ವೀಪ, ద్వీపం, ദ്വീപ്, جزیرہ",
    texts: "island, islands",
  },
  { names: "valley, valleys, ghati, घाटी", texts: "valley, valleys" },
  { names: "hot spring, hot springs, hotspring, garam kund", texts: "hot springs, springs" },
  { names: "pass, mountain pass, high pass, high passes", texts: "pass, passes" },
  {
    names: "flower, flowers, rhododendron, orchid, orchids, फूल",
    texts: "flower, flowers, rhododendron, orchids",
  },
  { names: "forest, rainforest, rain forest, woods", texts: "forest, rainforest, woods" },
  { names: "sunrise, sun rise, dawn", texts: "sunrise, dawn, first light" },
  { names: "sunset, sun set, sunsets", texts: "sunset, dusk" },
  {
    names: "stargazing, star gazing, stars, night sky, milky way, astronomy",
    texts: "stars, night sky, dark sky, camp",
  },
  { names: "fireflies, firefly", texts: "fireflies, firefly" },
  {
    names:
      "train, railway, railways, rail, train journey, train ride, train tour, by train, scenic train, हिल ट्रेन, रेल, ट्रेन, ट्रेन यात्रा, ট্রেন, ટ્રેન, ரயில், రైలు, ರೈಲು, ട്രെയിൻ",
    texts: "train, railway, rail, toy train",
  },
  {
    names:
      "toy train, toy trains, mountain railway, hill railway, hill train, heritage train, टॉय ट्रेन, টয় ট্রেন",
    texts: "toy train, hill train, hill railway",
    places: "darjeeling, ooty, shimla, matheran",
  },
  { names: "road trip, roadtrip, self drive, driving, drive, long drive", texts: "road, drive, highway" },
  {
    names: "walk, walking, walking tour, city walk, guided walk",
    texts: "walk, on foot, walking",
  },
  {
    names: "city, city tour, city tours, city break, sightseeing city, शहर",
    filter: { type: "city" },
    texts: "city",
  },
  {
    names:
      "photography, photograph, photographs, photographing, photo, photos, photographer, photographers, photo tour, photography tour, photo walk, photowalk, camera, picture, pictures, फोटोग्राफी, ফটোগ্রাফি, ફોટોગ્રાફી, புகைப்படம், ಛಾಯಾಗ್ರಹಣ, ഫോട്ടോഗ്രഫി",
    filter: { category: "photo-expeditions" },
    loose: { experience: "photography" },
    texts: "photography, photographers, camera",
  },
  {
    names:
      "yoga, meditation, wellness, retreat, yoga retreat, ashram, detox, mindfulness, योग, ध्यान, যোগ, યોગ, யோகா, యోగా, ಯೋಗ, യോഗ",
    texts: "yoga, meditation, ashram",
    places: "rishikesh, varkala",
  },
  {
    names: "ayurveda, ayurvedic, ayurved, massage, spa, panchakarma, आयुर्वेद, ആയുർവേദം, ஆயுர்வேதம்",
    texts: "ayurveda, ayurvedic, massage",
  },
  {
    names:
      "luxury, luxurious, luxe, premium, five star, 5 star, 5star, 5 stars, 7 star, deluxe, high end, exclusive, opulent, लग्जरी, लक्ज़री, বিলাসবহুল, લક્ઝરી, ஆடம்பர, ವೈಭವ, ആഡംബര",
    filter: { type: "luxury" },
    loose: { type: "luxury,cruise" },
    texts: "luxury, luxury cruises, palace hotel, palace hotels",
    places: "rajasthan, udaipur",
  },
  {
    names:
      "festival, festivals, fair, mela, utsav, carnival, त्योहार, मेला, উৎসব, মেলা, ઉત્સવ, મેળો, திருவிழா, పండుగ, ಹಬ್ಬ, ഉത്സവം",
    texts: "festival, fair, utsav, kite, garba",
  },
  {
    names:
      "nature, natural, scenic, scenery, greenery, green, landscape, landscapes, प्रकृति, প্রকৃতি, પ્રકૃતિ, இயற்கை, ప్రకృతి, ಪ್ರಕೃತಿ, പ്രകൃതി",
    texts: "forest, valley, hills, meadow, green",
    isVague: true,
  },
  {
    names:
      "quiet, peaceful, peace, calm, relaxing, relax, relaxation, relaxed, slow, slow travel, serene, secluded, unwind",
    texts: "quiet, slow, calm, unhurried",
    places: "neil island, marari, tirthan, kalimpong, majuli, shekhawati, netarhat, agumbe",
    isVague: true,
  },
  {
    names:
      "offbeat, off beat, hidden, hidden gem, hidden gems, unexplored, less crowded, uncrowded, undiscovered, untouched",
    texts: "quiet, remote, frontier",
    isVague: true,
  },
  { names: "remote, frontier, border", texts: "remote, frontier, border" },
  {
    names:
      "honeymoon, honey moon, honeymooners, honeymoon package, romantic, romance, couple, couples, anniversary, newly married, newlyweds, newlywed, husband wife, wife, husband, girlfriend, boyfriend, valentine, valentines, valentine day, हनीमून, कपल, জুটি, হানিমুন, મધુચંદ્ર, હનીમૂન, ਹਨੀਮੂਨ, ହନିମୁନ, தேனிலவு, హనీమూన్, ಮಧುಚಂದ್ರ, ಹನಿಮೂನ್, ഹണിമൂൺ, മധുവിധു, ہنی مون",
    filter: { interest: "couples" },
    texts: "couples, honeymoon, houseboat",
    places:
      "munnar, alleppey, manali, udaipur, andaman, gulmarg, coorg, goa, shimla, darjeeling, kerala, neil island, marari",
  },
  {
    names:
      "family, families, family trip, family tour, family vacation, family holiday, with family, kids, kid, children, child, kids friendly, kid friendly, child friendly, toddler, toddlers, baby, infant, with kids, school holidays, school vacation, school vacations, school break, parents, mother, father, mom, dad, in laws, son, daughter, कुटुंब, मुले, parivar, bacche, bachche, bachhe, bachcho, परिवार, फैमिली, बच्चे, बच्चों, পরিবার, বাচ্চা, પરિવાર, બાળકો, ਪਰਿਵਾਰ, ପରିବାର, குடும்பம், குடும்ப, குழந்தைகள், కుటుంబం, కుటుంబ, పిల్లలు, ಕುಟುಂಬ, ಮಕ್ಕಳು, കുടുംബം, കുട്ടികൾ, خاندان, فیملی, بچے",
    filter: { interest: "family" },
    texts: "children, family, families",
    places: "ooty, munnar, mysore, jaipur, goa, nainital, kerala, manali",
  },
  {
    names:
      "solo, solo trip, solo travel, solo traveler, solo traveller, alone, single, singles, by myself, women, woman, ladies, female, girls, women only, solo female, solo woman, solo women, lone, backpacker, backpackers, backpacking, akele, सोलो, अकेले, महिला, একা, એકલા, தனியாக, ఒంటరిగా, ಒಂಟಿ, ഒറ്റയ്ക്ക്, اکیلے",
    filter: { interest: "solo" },
    texts: "solo, single room, women",
    places: "rishikesh, hampi, varkala, pondicherry, dharamshala, jaipur, udaipur, varanasi, spiti",
  },
  {
    names:
      "friends, friend, group, groups, group trip, group tour, gang, college, college trip, student, students, school trip, school, bachelor, bachelors, bachelorette, bachelor party, office, corporate, team outing, team building, colleagues, dosto, doston, yaar, दोस्त, दोस्तों, ग्रुप, বন্ধু, বন্ধুদের, મિત્રો, ਦੋਸਤ, நண்பர்கள், స్నేహితులు, ಗೆಳೆಯರು, സുഹൃത്തുക്കൾ, دوست, दोस्तो",
    filter: { interest: "groups" },
    texts: "friends, group, rafting, camp",
    places: "goa, rishikesh, manali, leh, ladakh, coorg, lonavala",
  },
  {
    names:
      "senior, seniors, senior citizen, senior citizens, elderly, elders, old age, old people, old parents, aged, retired, retirees, grandparents, grandparent, grandmother, grandfather, grandma, grandpa, senior friendly, elderly friendly, elder friendly, senior citizen friendly, elderly parents, ageing parents, aging parents, less walking, no walking, cannot walk, can't walk, cant walk, easy walking, not much walking, pensioner, बुजुर्ग, वरिष्ठ नागरिक, প্রবীণ, વડીલ, முதியோர், വയോജനങ്ങൾ",
    texts: "grandparents, older, elderly, seniors, gentle, easy walking, unhurried",
    places: "varanasi, tirupati, mysore, amritsar, kerala, udaipur, puri, madurai, pondicherry",
    filter: { fitness: "easy" },
  },
  {
    names:
      "party, parties, partying, nightlife, night life, night club, clubbing, casino, casinos, pub, pubs, bar, bars, disco, dj",
    texts: "nightlife, party, shacks",
    places: "goa",
    isVague: true,
  },
  { names: "resort, resorts", texts: "resort", isVague: true },
  {
    names: "easy, easy trip, easy trips, gentle, beginner, beginners, for beginners",
    texts: "easy, gentle, beginners",
    filter: { fitness: "easy" },
    loose: { fitness: "easy,moderate" },
  },
];
