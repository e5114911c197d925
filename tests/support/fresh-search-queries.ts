/**
 * Queries by someone who had not seen the dictionaries, each with the tours that fit as its first result. Those at even places were
 * used for tuning after the first measurement, those at odd places never.
 */
export const freshSearchQueries: readonly (readonly [query: string, slugs: string])[] = [
  ["banaras", "varanasi|ganga-and-the-buddha-trail"],
  ["kashi vishwanath darshan", "varanasi|ganga-and-the-buddha-trail"],
  ["allepey house boat", "alleppey-houseboat-cruise|kerala-backwaters-and-hills"],
  ["ooti", "ooty"],
  ["trivandrum", "kovalam|varkala"],
  ["calcutta", "kolkata|hooghly-river-cruise"],
  ["vizag", "araku-valley"],
  ["cochin", "kerala-backwaters-and-hills|himalaya-to-sea-by-rail"],
  ["baroda", "vadodara|navratri-gujarat"],
  ["kodagu", "coorg"],
  ["mamallapuram shore temple", "mahabalipuram"],
  ["havelock", "andaman-islands|andaman-island-hopper"],
  ["darjling", "darjeeling|sikkim-and-darjeeling-hills"],
  ["sohra", "cherrapunji-mawlynnong|cherrapunji-mawsynram|meghalaya-caves"],
  ["dawki river", "cherrapunji-mawlynnong"],
  ["khajjar mini switzerland", "dalhousie-khajjiar"],
  ["mysuru", "mysore"],
  ["jagannath temple", "bhubaneswar-puri-konark|puri-gopalpur-beach"],
  ["tajmahal", "agra|golden-triangle-classic|himalaya-to-sea-by-rail"],
  ["pangong lake", "leh-ladakh|ladakh-high-passes"],
  ["wagah border ceremony", "amritsar"],
  ["kashmir", "gulmarg"],
  ["sasan gir", "gir-national-park"],
  ["white desert kutch", "rann-utsav|kutch"],
  ["mahableshwar", "mahabaleshwar-panchgani"],
  [
    "himachal",
    "himalaya-to-sea-by-rail|chamba-tirthan-valley|dalhousie-khajjiar|dharamshala-mcleod-ganj|manali-solang-valley|manali|shimla-kufri|shimla-winter|spiti-valley|bir-billing-paragliding|chandratal-lake-camp",
  ],
  [
    "north east india",
    "cherrapunji-mawlynnong|cherrapunji-mawsynram|gangtok|kaziranga-national-park|meghalaya-caves|namdapha-national-park|pelling-ravangla|shillong|tawang|valleys-of-sikkim|sikkim-and-darjeeling-hills|majuli-island-satras|brahmaputra-river-cruise|kohima-hornbill-early-bird",
  ],
  [
    "gods own country",
    "himalaya-to-sea-by-rail|kerala-backwaters-and-hills|thrissur-classical-arts|alleppey-houseboat-cruise|marari-beach-retreat|athirappilly-falls|kovalam|munnar|varkala|wayanad",
  ],
  [
    "rajastan tour",
    "golden-triangle-classic|himalaya-to-sea-by-rail|rajasthan-royal-cities|jaipur-udaipur|jaipur|jaisalmer|mount-abu|shekhawati-painted-havelis|bharatpur-bird-photography|pushkar-fair-photography|chittorgarh|jodhpur|ranthambore-national-park|udaipur-mount-abu|udaipur|abhaneri-stepwell-last-minute",
  ],
  [
    "south india temples",
    "madurai|mahabalipuram|tirupati|hampi|badami-aihole-pattadakal|gokarna-beaches-season-prices|chikmagalur|jog-falls|mysore|chettinad-kitchens",
  ],
  ["orissa wildlife", "bhitarkanika-national-park|chilika-lake|simlipal-bhitarkanika|simlipal-national-park"],
  ["snowfall in december", "manali-solang-valley|shimla-winter|auli|manali|gulmarg"],
  [
    "where to go in july",
    "cherrapunji-mawsynram|ladakh-high-passes|gulmarg|leh-ladakh|spiti-valley|valley-of-flowers|chandratal-lake-camp|jog-falls|amboli-ghat|ellora-ajanta-caves|lonavala-khandala|malshej-ghat|saputara",
  ],
  ["monsoon trip near mumbai", "lonavala-khandala|malshej-ghat|amboli-ghat|bhandardara|ellora-ajanta-caves"],
  [
    "rajasthan in january",
    "golden-triangle-classic|rajasthan-royal-cities|jaipur-udaipur|jaipur|jaisalmer|mount-abu|shekhawati-painted-havelis|bharatpur-bird-photography|chittorgarh|jodhpur|ranthambore-national-park|udaipur-mount-abu|udaipur|abhaneri-stepwell-last-minute",
  ],
  [
    "summer vacation hill station may",
    "ooty|kodaikanal|munnar|manali|shimla-kufri|nainital|mussoorie-dhanaulti|dalhousie-khajjiar|darjeeling|gangtok|dharamshala-mcleod-ganj|mahabaleshwar-panchgani|kalimpong-kurseong|pelling-ravangla|matheran|sikkim-and-darjeeling-hills|auli|chamba-tirthan-valley|gulmarg|shillong",
  ],
  ["14 january ahmedabad", "kite-festival"],
  ["goa new year", "goa"],
  [
    "weekend getaway from delhi",
    "agra|amritsar|delhi|jaipur|rishikesh-haridwar|shekhawati-painted-havelis|lucknow-awadhi-kitchens|khajuraho-temples|sanchi-and-bhimbetka|bharatpur-bird-photography|bir-billing-paragliding|rishikesh-river-rafting-adventure|orchha-palaces-all-price-rules",
  ],
  ["2 din ka trip mumbai se", "lonavala-khandala|matheran|velas-turtles-child-fare"],
  ["day trip", "old-delhi-food-walk|abhaneri-stepwell-last-minute"],
  [
    "one week trip in the himalayas",
    "leh-ladakh|ladakh-high-passes|chamba-tirthan-valley|valley-of-flowers|pelling-ravangla|sikkim-and-darjeeling-hills|chandratal-lake-camp|auli|manali|gangtok|darjeeling|dalhousie-khajjiar|dharamshala-mcleod-ganj|kalimpong-kurseong|manali-solang-valley",
  ],
  [
    "3 days 2 nights bangalore",
    "alleppey-houseboat-cruise|dandeli-white-water|kabini-riverside-camp|chikmagalur|coorg|mahabalipuram|mysore|tirupati",
  ],
  ["two weeks across india by train", "himalaya-to-sea-by-rail"],
  [
    "under 6000",
    "old-delhi-food-walk|rishikesh-river-rafting-adventure|abhaneri-stepwell-last-minute|gandikota-camp-group-discount|velas-turtles-child-fare",
  ],
  ["kerala under 15k", "thrissur-classical-arts|marari-beach-retreat|athirappilly-falls|varkala|wayanad"],
  [
    "sasta trip",
    "bhubaneswar-puri-konark|deoghar|gaya-bodh-gaya|kolkata|netarhat-mccluskieganj|rajgir-hills|sundarbans|agra|delhi|rishikesh-haridwar|old-delhi-food-walk|bharatpur-bird-photography|bir-billing-paragliding|dandeli-white-water|rishikesh-river-rafting-adventure|dudhsagar-falls|hogenakkal-falls|mysore|kite-festival|lonavala-khandala|matheran|vadodara|abhaneri-stepwell-last-minute|gandikota-camp-group-discount|velas-turtles-child-fare",
  ],
  [
    "beach holiday below ₹12,000",
    "puri-gopalpur-beach|tarkarli-coast-escape|alibaug|gokarna-beaches-season-prices",
  ],
  ["budget 10000 himachal 3 days", "bir-billing-paragliding"],
  [
    "honeymoon",
    "chilika-lake|kalimpong-kurseong|netarhat-mccluskieganj|pelling-ravangla|andaman-island-hopper|kerala-backwaters-and-hills|rajasthan-royal-cities|agra|chamba-tirthan-valley|jaipur-udaipur|jaisalmer|manali|shimla-winter|shekhawati-painted-havelis|chettinad-kitchens|alleppey-houseboat-cruise|brahmaputra-river-cruise|hooghly-river-cruise|marari-beach-retreat|neil-island-escape|athirappilly-falls|goa|kodaikanal|munnar|pondicherry|jodhpur|udaipur-mount-abu|udaipur|vadodara|gokarna-beaches-season-prices|orchha-palaces-all-price-rules|andaman-islands|gulmarg|kovalam|varkala",
  ],
  [
    "romantic beach for two",
    "andaman-island-hopper|marari-beach-retreat|neil-island-escape|goa|gokarna-beaches-season-prices|alleppey-houseboat-cruise",
  ],
  [
    "trip with my parents, they cannot walk much",
    "chilika-lake|kaziranga-national-park|simlipal-bhitarkanika|simlipal-national-park|sundarbans|andaman-island-hopper|majuli-island-satras|shekhawati-painted-havelis|thrissur-classical-arts|chettinad-kitchens|lucknow-awadhi-kitchens|sanchi-and-bhimbetka|alleppey-houseboat-cruise|brahmaputra-river-cruise|hooghly-river-cruise|marari-beach-retreat|neil-island-escape|tarkarli-coast-escape|kabini-riverside-camp|athirappilly-falls|coorg|hogenakkal-falls|jog-falls|kovalam|munnar|ooty|amboli-ghat|diu|gir-national-park|mahabaleshwar-panchgani|rann-utsav|ranthambore-national-park|vadodara|abhaneri-stepwell-last-minute",
  ],
  [
    "solo female traveller",
    "cherrapunji-mawlynnong|cherrapunji-mawsynram|gaya-bodh-gaya|kolkata|meghalaya-caves|namdapha-national-park|simlipal-bhitarkanika|himalaya-to-sea-by-rail|ladakh-high-passes|amritsar|dharamshala-mcleod-ganj|spiti-valley|varanasi|majuli-island-satras|thrissur-classical-arts|lucknow-awadhi-kitchens|old-delhi-food-walk|badami-aihole-pattadakal|khajuraho-temples|bharatpur-bird-photography|pushkar-fair-photography|tadoba-tiger-photography|bir-billing-paragliding|satpura-walking-safari|chikmagalur|dudhsagar-falls|hampi|madurai|varkala|amboli|chittorgarh|ellora-ajanta-caves|western-ghats|abhaneri-stepwell-last-minute|kohima-hornbill-early-bird",
  ],
  [
    "family with kids animals",
    "kaziranga-national-park|sundarbans|kabini-riverside-camp|gir-national-park|velas-turtles-child-fare|wayanad",
  ],
  [
    "college friends trip adventure",
    "tawang|valleys-of-sikkim|sikkim-and-darjeeling-hills|auli|leh-ladakh|rishikesh-haridwar|valley-of-flowers|dandeli-white-water|rishikesh-river-rafting-adventure|chandratal-lake-camp|dudhsagar-falls|jog-falls|amboli-ghat|bhandardara|lonavala-khandala|malshej-ghat|gandikota-camp-group-discount",
  ],
  [
    "somewhere quiet away from crowds",
    "chamba-tirthan-valley|kalimpong-kurseong|neil-island-escape|marari-beach-retreat|tarkarli-coast-escape|shekhawati-painted-havelis|majuli-island-satras|netarhat-mccluskieganj|orchha-palaces-all-price-rules|agumbe|puri-gopalpur-beach|diu|pelling-ravangla|satpura-walking-safari|namdapha-national-park|mussoorie-dhanaulti|chandratal-lake-camp|spiti-valley|kabini-riverside-camp|nainital",
  ],
  [
    "do nothing on a beach",
    "marari-beach-retreat|neil-island-escape|varkala|gokarna-beaches-season-prices|goa|kovalam|diu|tarkarli-coast-escape|puri-gopalpur-beach",
  ],
  [
    "escape the heat",
    "manali|shimla-kufri|nainital|mussoorie-dhanaulti|dalhousie-khajjiar|leh-ladakh|ladakh-high-passes|ooty|kodaikanal|munnar|darjeeling|gangtok|spiti-valley|chandratal-lake-camp|gulmarg|dharamshala-mcleod-ganj|chamba-tirthan-valley|auli|mahabaleshwar-panchgani|kalimpong-kurseong|pelling-ravangla|sikkim-and-darjeeling-hills|valley-of-flowers|shillong|tawang|valleys-of-sikkim|mount-abu|matheran|coorg",
  ],
  [
    "spiritual journey",
    "varanasi|ganga-and-the-buddha-trail|rishikesh-haridwar|gaya-bodh-gaya|tirupati|amritsar|madurai|deoghar|bhubaneswar-puri-konark|dharamshala-mcleod-ganj|majuli-island-satras|valley-of-flowers|tawang|nalanda-rajgir|gokarna-beaches-season-prices",
  ],
  ["rafting", "rishikesh-river-rafting-adventure|rishikesh-haridwar|dandeli-white-water"],
  ["paragliding", "bir-billing-paragliding"],
  ["learn skiing", "auli|gulmarg|manali-solang-valley"],
  [
    "snow",
    "gulmarg|manali-solang-valley|auli|shimla-winter|manali|valleys-of-sikkim|gangtok|sikkim-and-darjeeling-hills|tawang",
  ],
  ["snorkling", "andaman-islands|andaman-island-hopper|neil-island-escape|tarkarli-coast-escape"],
  [
    "toy train ride",
    "ooty|darjeeling|shimla-kufri|shimla-winter|matheran|sikkim-and-darjeeling-hills|himalaya-to-sea-by-rail|kalimpong-kurseong",
  ],
  [
    "camping under the stars",
    "chandratal-lake-camp|gandikota-camp-group-discount|kabini-riverside-camp|satpura-walking-safari|jaisalmer|rann-utsav|dandeli-white-water|namdapha-national-park|ladakh-high-passes|spiti-valley",
  ],
  ["desert safari camel ride", "jaisalmer"],
  ["cooking class", "chettinad-kitchens|lucknow-awadhi-kitchens|coorg|marari-beach-retreat"],
  ["himalaya trek", "valley-of-flowers|dharamshala-mcleod-ganj|chamba-tirthan-valley|pelling-ravangla"],
  [
    "photography tour",
    "tadoba-tiger-photography|bharatpur-bird-photography|pushkar-fair-photography|shekhawati-painted-havelis",
  ],
  ["river cruise", "brahmaputra-river-cruise|hooghly-river-cruise|alleppey-houseboat-cruise"],
  [
    "cycling village",
    "majuli-island-satras|neil-island-escape|marari-beach-retreat|orchha-palaces-all-price-rules",
  ],
  [
    "ropeway or cable car",
    "gulmarg|rajgir-hills|gangtok|saputara|nainital|mussoorie-dhanaulti|auli|manali-solang-valley|ganga-and-the-buddha-trail|rishikesh-haridwar",
  ],
  [
    "tiger safari",
    "ranthambore-national-park|tadoba-tiger-photography|satpura-walking-safari|simlipal-national-park|simlipal-bhitarkanika|sundarbans|kabini-riverside-camp",
  ],
  ["one horned rhino", "kaziranga-national-park|brahmaputra-river-cruise"],
  [
    "birdwatching",
    "bharatpur-bird-photography|chilika-lake|amboli|athirappilly-falls|dandeli-white-water|kabini-riverside-camp|namdapha-national-park|agumbe",
  ],
  ["baby turtles", "velas-turtles-child-fare"],
  ["dolphin boat", "chilika-lake|brahmaputra-river-cruise|goa"],
  ["red panda", "darjeeling|sikkim-and-darjeeling-hills"],
  ["crocodiles mangroves", "bhitarkanika-national-park|simlipal-bhitarkanika|sundarbans"],
  [
    "wild elephants",
    "kabini-riverside-camp|wayanad|kaziranga-national-park|simlipal-national-park|simlipal-bhitarkanika|ooty|athirappilly-falls",
  ],
  ["kebab and biryani", "lucknow-awadhi-kitchens|old-delhi-food-walk"],
  [
    "fresh seafood by the sea",
    "tarkarli-coast-escape|marari-beach-retreat|puri-gopalpur-beach|mahabalipuram|goa|kovalam|diu|velas-turtles-child-fare|alibaug|chilika-lake|gokarna-beaches-season-prices|varkala",
  ],
  ["coffee plantation stay", "coorg|chikmagalur|wayanad|araku-valley"],
  [
    "tea gardens",
    "munnar|darjeeling|ooty|kalimpong-kurseong|kerala-backwaters-and-hills|dharamshala-mcleod-ganj|sikkim-and-darjeeling-hills|bir-billing-paragliding|chamba-tirthan-valley|kaziranga-national-park",
  ],
  ["strawberry picking", "mahabaleshwar-panchgani"],
  ["hornbill festival 2026", "kohima-hornbill-early-bird"],
  ["garba", "navratri-gujarat"],
  ["camel fair", "pushkar-fair-photography"],
  ["kathakali", "thrissur-classical-arts|kerala-backwaters-and-hills"],
  [
    "buddhist monasteries",
    "tawang|spiti-valley|leh-ladakh|ladakh-high-passes|dharamshala-mcleod-ganj|gangtok|pelling-ravangla|sikkim-and-darjeeling-hills|bir-billing-paragliding|nalanda-rajgir|valleys-of-sikkim|darjeeling|gaya-bodh-gaya|ganga-and-the-buddha-trail|kalimpong-kurseong",
  ],
  ["stepwell", "abhaneri-stepwell-last-minute|navratri-gujarat|jodhpur"],
  [
    "stay in a palace or haveli",
    "rajasthan-royal-cities|shekhawati-painted-havelis|chettinad-kitchens|jodhpur|matheran|orchha-palaces-all-price-rules",
  ],
  [
    "homestay in the hills",
    "coorg|chikmagalur|wayanad|agumbe|cherrapunji-mawlynnong|cherrapunji-mawsynram|meghalaya-caves|spiti-valley|kohima-hornbill-early-bird",
  ],
  [
    "luxury",
    "rajasthan-royal-cities|alleppey-houseboat-cruise|brahmaputra-river-cruise|hooghly-river-cruise|orchha-palaces-all-price-rules",
  ],
  ["wheelchair friendly city tour", "golden-triangle-classic|delhi|jaipur|mysore"],
  [
    "hills but not too cold, from chennai or bangalore",
    "ooty|kodaikanal|munnar|coorg|chikmagalur|wayanad|araku-valley|agumbe|kerala-backwaters-and-hills",
  ],
  [
    "beach not goa",
    "puri-gopalpur-beach|andaman-island-hopper|marari-beach-retreat|neil-island-escape|tarkarli-coast-escape|andaman-islands|kovalam|varkala|alibaug|diu|gokarna-beaches-season-prices",
  ],
  ["tigers without long drive from jaipur", "ranthambore-national-park"],
  [
    "I have only 4 days and want to see waterfalls in south india",
    "jog-falls|dudhsagar-falls|hogenakkal-falls",
  ],
  [
    "first time in India, which tour shows the most famous sights?",
    "golden-triangle-classic|agra|himalaya-to-sea-by-rail|rajasthan-royal-cities|delhi|jaipur|varanasi",
  ],
  ["can we see the highest motorable roads without riding a bike", "leh-ladakh|ladakh-high-passes"],
  ["forts and palaces from ahmedabad", "udaipur|jodhpur|chittorgarh|udaipur-mount-abu|vadodara"],
  ["backwaters + tea estate", "kerala-backwaters-and-hills"],
  ["gujrat salt desert with tents full moon", "rann-utsav|kutch"],
  ["Mumbai se train wala beach trip", "tarkarli-coast-escape"],
  [
    "bachon ke saath garmi ki chutti pahad",
    "nainital|mussoorie-dhanaulti|shimla-kufri|dalhousie-khajjiar|ooty|darjeeling|gangtok|mahabaleshwar-panchgani|gulmarg|matheran|shillong",
  ],
  [
    "ganga aarti dekhna hai",
    "varanasi|rishikesh-haridwar|rishikesh-river-rafting-adventure|ganga-and-the-buddha-trail",
  ],
  ["केरल हाउसबोट", "alleppey-houseboat-cruise|kerala-backwaters-and-hills"],
  [
    "पहाड़ों में बर्फ",
    "gulmarg|manali-solang-valley|auli|shimla-winter|manali|valleys-of-sikkim|gangtok|sikkim-and-darjeeling-hills|tawang",
  ],
  [
    "राजस्थान के किले",
    "jodhpur|chittorgarh|jaisalmer|jaipur|rajasthan-royal-cities|jaipur-udaipur|ranthambore-national-park|golden-triangle-classic",
  ],
  ["कोकण समुद्रकिनारा", "tarkarli-coast-escape|alibaug|velas-turtles-child-fare"],
  ["மதுரை மீனாட்சி கோவில்", "madurai"],
  ["ஊட்டி", "ooty"],
  ["দার্জিলিং", "darjeeling|sikkim-and-darjeeling-hills"],
  ["সুন্দরবন বাঘ", "sundarbans"],
  ["తిరుపతి", "tirupati"],
  ["മൂന്നാർ", "munnar|kerala-backwaters-and-hills"],
  ["ಹಂಪಿ", "hampi"],
  ["ગીર સિંહ", "gir-national-park"],
];
