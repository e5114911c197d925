/**
 * Queries written on November 28, 2026, before the code and dictionaries of the search were read, with expectations as in `searchQueries`. `fitness:` and `wheelchair:` are those of
 * the tour, `price:7000-9000` is a range. Those at even places may be used for tuning, those at odd places never.
 */

const hills =
  "darjeeling|gangtok|kalimpong-kurseong|pelling-ravangla|valleys-of-sikkim|sikkim-and-darjeeling-hills|shillong|netarhat-mccluskieganj|dalhousie-khajjiar|dharamshala-mcleod-ganj|bir-billing-paragliding|chamba-tirthan-valley|manali|manali-solang-valley|shimla-kufri|shimla-winter|mussoorie-dhanaulti|nainital|auli|gulmarg|mount-abu|udaipur-mount-abu|kodaikanal|munnar|kerala-backwaters-and-hills|ooty|coorg|chikmagalur|wayanad|araku-valley|mahabaleshwar-panchgani|matheran|lonavala-khandala|saputara|amboli|amboli-ghat|bhandardara|malshej-ghat";
const himalaya = "Himachal Pradesh|Uttarakhand|Sikkim|Ladakh|Jammu and Kashmir|West Bengal|Arunachal Pradesh";
const northEast = "Assam|Meghalaya|Sikkim|Arunachal Pradesh|Nagaland";
const tigers =
  "ranthambore-national-park|tadoba-tiger-photography|sundarbans|simlipal-national-park|simlipal-bhitarkanika|satpura-walking-safari|kabini-riverside-camp";
const cheapest =
  "old-delhi-food-walk|rishikesh-river-rafting-adventure|abhaneri-stepwell-last-minute|gandikota-camp-group-discount|velas-turtles-child-fare";
const snow = "gulmarg|manali-solang-valley|auli|shimla-winter|manali|gangtok|valleys-of-sikkim";
const pilgrimage =
  "varanasi|ganga-and-the-buddha-trail|rishikesh-haridwar|gaya-bodh-gaya|tirupati|amritsar|madurai|deoghar|bhubaneswar-puri-konark|gir-national-park";

export const unseenSearchQueries: readonly (readonly [query: string, expected: string])[] = [
  // Places, misspelled, spelled otherwise, or that no tour visits.
  ["udiapur lake palace", "slug:udaipur|udaipur-mount-abu|jaipur-udaipur|rajasthan-royal-cities"],
  ["jaiselmer desert camp", "slug:jaisalmer"],
  ["mcleodganj", "slug:dharamshala-mcleod-ganj"],
  ["srinagar dal lake shikara", "slug:gulmarg"],
  ["kanchipuram", "slug:mahabalipuram"],
  ["ajantha ellora", "slug:ellora-ajanta-caves"],
  ["rameshwaram", "slug:madurai|chettinad-kitchens"],
  ["kanyakumari sunrise", "slug:kovalam|varkala|madurai"],
  ["kedarnath yatra", "state:Uttarakhand"],
  ["shirdi", "state:Maharashtra"],
  [
    "jim corbet national park",
    "slug:nainital|rishikesh-haridwar|mussoorie-dhanaulti|ranthambore-national-park|bharatpur-bird-photography",
  ],
  ["vaishno devi", "slug:gulmarg|amritsar|dalhousie-khajjiar|dharamshala-mcleod-ganj"],
  ["charminar hyderabad", "region:south"],
  [
    "lakshadweep",
    "slug:kovalam|varkala|marari-beach-retreat|alleppey-houseboat-cruise|kerala-backwaters-and-hills|goa|andaman-islands|andaman-island-hopper|neil-island-escape",
  ],
  ["nathu la", "slug:gangtok"],
  ["zanskar valley", "state:Ladakh"],
  ["khajuraao", "slug:khajuraho-temples"],
  ["ranthmbore safari", "slug:ranthambore-national-park"],
  ["fort kochi", "slug:kerala-backwaters-and-hills|himalaya-to-sea-by-rail"],
  ["bandipur", "slug:kabini-riverside-camp|ooty|mysore|wayanad"],
  // Other scripts and languages.
  ["दार्जिलिंग टॉय ट्रेन", "slug:darjeeling|sikkim-and-darjeeling-hills|kalimpong-kurseong"],
  ["राजस्थान 5 दिन का टूर", "state:Rajasthan days:4-6"],
  ["সুন্দরবন ভ্রমণ", "slug:sundarbans"],
  ["கேரளா படகு வீடு", "slug:alleppey-houseboat-cruise|kerala-backwaters-and-hills"],
  ["ಮಡಿಕೇರಿ", "slug:coorg"],
  ["అరకు లోయ", "slug:araku-valley"],
  ["ગોવા બીચ", "slug:goa"],
  ["କୋଣାର୍କ", "slug:bhubaneswar-puri-konark"],
  ["Гоа", "slug:goa|dudhsagar-falls"],
  ["泰姬陵", "slug:agra|golden-triangle-classic|himalaya-to-sea-by-rail"],
  // Festivals.
  ["holi in mathura", "slug:agra|golden-triangle-classic|delhi|bharatpur-bird-photography|jaipur-udaipur"],
  ["ganesh chaturthi near mumbai", "near:Mumbai month:8|9"],
  ["durga pooja", "slug:kolkata|hooghly-river-cruise"],
  ["hemis festival", "state:Ladakh"],
  ["xmas in goa", "slug:goa"],
  ["pongal holidays tamilnadu", "state:Tamil Nadu month:1"],
  ["republic day long weekend", "days:2-4 month:1"],
  ["15 august weekend trip", "days:1-4 month:8"],
  // Months and days.
  ["kerala in august", "state:Kerala"],
  ["leh in june", "state:Ladakh month:6"],
  ["trip 20 to 25 december", "days:1-6 month:12 applied:from"],
  ["4th feb to 9th feb", "days:1-6 month:2 applied:from"],
  ["first week of april hill station", `slug:${hills} month:4`],
  ["valentines day trip with girlfriend", "interest:couples month:2"],
  ["summer holidays with kids", "interest:family month:4|5|6"],
  [
    "waterfalls in rainy season",
    "slug:amboli-ghat|cherrapunji-mawsynram|jog-falls|malshej-ghat|lonavala-khandala|saputara",
  ],
  ["rajasthan oct nov", "state:Rajasthan month:10|11"],
  ["around christmas for a week", "days:5-9 month:12"],
  // Prices.
  ["under 8k", "price:<8000"],
  ["below rs 10,000 per person beach", "type:beach price:<11500"],
  ["1 lakh budget luxury trip", "type:luxury|cruise"],
  ["50k budget for 2 couple trip", "interest:couples price:<50000"],
  ["within 15 thousand north east", `state:${northEast} price:<15000`],
  ["20k-25k", "price:20000-25000"],
  ["cheapest tour", `slug:${cheapest}`],
  ["kam paise me goa", "state:Goa price:<11000"],
  ["tours under $200", "price:<18000"],
  ["less than ten thousand himachal", "state:Himachal Pradesh price:<10000"],
  // People.
  ["2 adults 2 kids", "interest:family"],
  ["group of 12 friends adventure", "interest:groups type:adventure"],
  ["newly married couple kerala", "state:Kerala interest:couples"],
  ["bachelor party", "interest:groups"],
  ["trip with 70 year old mother", "fitness:easy"],
  ["travelling alone for the first time", "interest:solo"],
  ["corporate team outing near pune", "interest:groups near:Pune"],
  ["toddler friendly", "interest:family"],
  ["just the two of us", "interest:couples"],
  ["grandparents and grandchildren together", "interest:family"],
  // Interests.
  [
    "stargazing",
    "slug:chandratal-lake-camp|spiti-valley|ladakh-high-passes|leh-ladakh|rann-utsav|kutch|jaisalmer",
  ],
  ["yoga retreat", "slug:rishikesh-haridwar|varkala|kovalam"],
  ["ayurvedic massage", "state:Kerala"],
  [
    "underwater diving course",
    "slug:andaman-islands|andaman-island-hopper|neil-island-escape|tarkarli-coast-escape",
  ],
  ["learn surfing", "slug:varkala|mahabalipuram|kovalam"],
  ["cave exploration", "slug:meghalaya-caves|araku-valley|cherrapunji-mawlynnong|cherrapunji-mawsynram"],
  ["indian cooking class", "experience:cooking"],
  ["block printing and handicrafts", "slug:kutch|jaipur|rajasthan-royal-cities|rann-utsav"],
  [
    "camel ride in sand dunes",
    "slug:jaisalmer|pushkar-fair-photography|leh-ladakh|ladakh-high-passes|rann-utsav",
  ],
  [
    "hike in sahyadris",
    "slug:bhandardara|malshej-ghat|western-ghats|lonavala-khandala|amboli|amboli-ghat|matheran",
  ],
  ["kayaking", "slug:goa|dandeli-white-water|rishikesh-river-rafting-adventure|nainital"],
  ["kathakali and classical dance", "slug:thrissur-classical-arts|kerala-backwaters-and-hills"],
  ["motorbike trip to khardung la", "state:Ladakh"],
  [
    "boating in a lake with family",
    "slug:nainital|ooty|mount-abu|mahabaleshwar-panchgani|saputara|wayanad|araku-valley",
  ],
  [
    "cycling tour",
    "slug:majuli-island-satras|neil-island-escape|rajgir-hills|pondicherry|bharatpur-bird-photography|delhi|marari-beach-retreat|andaman-island-hopper|puri-gopalpur-beach|kodaikanal|mahabalipuram",
  ],
  ["photography of old havelis", "slug:shekhawati-painted-havelis|jaisalmer"],
  // Food.
  ["lucknowi biryani", "slug:lucknow-awadhi-kitchens"],
  ["fresh strawberries", "slug:mahabaleshwar-panchgani"],
  ["south indian food tour", "slug:chettinad-kitchens|coorg|madurai|marari-beach-retreat"],
  [
    "spice plantation visit",
    "slug:munnar|dudhsagar-falls|kerala-backwaters-and-hills|wayanad|coorg|alleppey-houseboat-cruise",
  ],
  // Animals.
  ["asiatic lions", "slug:gir-national-park"],
  ["crocodile safari by boat", "slug:bhitarkanika-national-park|simlipal-bhitarkanika|sundarbans"],
  [
    "olive ridley turtles",
    "slug:bhitarkanika-national-park|simlipal-bhitarkanika|puri-gopalpur-beach|velas-turtles-child-fare",
  ],
  [
    "elephants in the wild",
    "slug:kaziranga-national-park|kabini-riverside-camp|wayanad|coorg|athirappilly-falls|agumbe",
  ],
  ["flamingo", "slug:chilika-lake|kutch|rann-utsav"],
  ["where can i see a tiger in the wild?", `slug:${tigers}`],
  // Pilgrimage.
  ["12 jyotirlinga", "slug:deoghar|gir-national-park|varanasi|ellora-ajanta-caves"],
  ["tirumala balaji darshan", "slug:tirupati"],
  [
    "buddhist pilgrimage",
    "slug:gaya-bodh-gaya|ganga-and-the-buddha-trail|nalanda-rajgir|rajgir-hills|sanchi-and-bhimbetka|dharamshala-mcleod-ganj",
  ],
  ["pind daan", "slug:gaya-bodh-gaya"],
  ["haridwar ganga snan", "slug:rishikesh-haridwar"],
  ["gurudwara visit", "slug:amritsar"],
  // Trains.
  ["nilgiri mountain railway", "slug:ooty"],
  ["konkan railway", "slug:tarkarli-coast-escape|himalaya-to-sea-by-rail|amboli-ghat"],
  ["palace on wheels", "slug:rajasthan-royal-cities|himalaya-to-sea-by-rail"],
  ["kalka shimla train", "slug:shimla-kufri|shimla-winter|himalaya-to-sea-by-rail"],
  // Monuments.
  ["qutub minar red fort", "slug:delhi|golden-triangle-classic|old-delhi-food-walk"],
  ["victoria memorial", "slug:kolkata"],
  ["gateway of india", "near:Mumbai"],
  ["hawa mahal amer fort", "slug:jaipur|golden-triangle-classic|rajasthan-royal-cities|jaipur-udaipur"],
  ["stepwells", "slug:navratri-gujarat|jodhpur|vadodara|abhaneri-stepwell-last-minute"],
  ["rock paintings", "slug:sanchi-and-bhimbetka|wayanad|badami-aihole-pattadakal"],
  // Weather.
  ["snow in february", "slug:gulmarg|manali-solang-valley|auli|shimla-winter month:2"],
  ["where is it not hot in may", `slug:${hills}|leh-ladakh month:5`],
  ["no rain in july", "slug:leh-ladakh|ladakh-high-passes|spiti-valley|chandratal-lake-camp"],
  ["sunny beach in december", "type:beach month:12"],
  // Ease.
  ["wheelchair accessible tour", "wheelchair:partly|yes"],
  ["knee problem easy sightseeing", "fitness:easy"],
  ["elderly friendly hill station", `slug:${hills} fitness:easy`],
  ["beginner trek", "type:adventure fitness:easy|moderate"],
  // Length.
  ["half day", "days:1-1"],
  ["5n6d", "days:6-6"],
  ["two nights", "days:2-3"],
  ["10 days india tour", "days:9-11"],
  // From a city.
  ["starting from ahmedabad", "city:Ahmedabad"],
  ["ex kolkata 4 days", "city:Kolkata days:3-5"],
  ["bangalore to goa", "state:Goa city:Bangalore"],
  ["chennai se 3 din", "near:Chennai days:3-3"],
  ["trips from nagpur", "near:Nagpur"],
  ["pune to mahabaleshwar", "slug:mahabaleshwar-panchgani"],
  // Exclusions.
  ["south india excluding kerala", "region:south !state:Kerala"],
  [
    "hill station other than shimla and manali",
    `slug:${hills} !slug:shimla-kufri|shimla-winter|manali|manali-solang-valley`,
  ],
  ["goa but no beaches", "state:Goa !type:beach"],
  ["rajasthan without desert", "state:Rajasthan !slug:jaisalmer"],
  ["no temples, only nature", "type:adventure|wildlife|beach"],
  ["non trekking himalaya trip", `state:${himalaya} !slug:valley-of-flowers|spiti-valley`],
  // Comparisons.
  ["manali or shimla", "slug:shimla-kufri|shimla-winter|manali|manali-solang-valley"],
  ["which is better coorg or munnar", "slug:coorg|munnar|kerala-backwaters-and-hills"],
  ["similar to goa but cheaper", "type:beach price:<18000"],
  ["places like switzerland in india", "slug:dalhousie-khajjiar|gulmarg|auli"],
  // Whole sentences.
  ["what is the best time to visit ladakh?", "state:Ladakh"],
  ["where can i celebrate my anniversary in december?", "interest:couples month:12"],
  [
    "can you suggest a 4 day trip in october from delhi under 15000?",
    "city:Delhi days:4-4 month:10 price:<15000",
  ],
  ["which places in south india are good for families with small children", "region:south interest:family"],
  ["we are 6 friends looking for adventure near mumbai", "near:Mumbai type:adventure"],
  ["i have 3 days and love history", "days:3-3 type:cultural|city"],
  // Hindi in Latin letters.
  ["goa jana hai dosto ke saath", "state:Goa"],
  ["bacho ke saath kaha jaye", "interest:family"],
  ["garmi ki chutti me pahad", `slug:${hills} month:4|5|6`],
  ["december me barf kaha milegi", `slug:${snow}`],
  ["mata pita ke liye teerth yatra", `slug:${pilgrimage}`],
  ["shadi ke baad ghumne jana", "interest:couples"],
  // Abbreviations.
  ["MP tour", "state:Madhya Pradesh"],
  ["HP 6 days", "state:Himachal Pradesh days:6-6"],
  ["mum wknd getaway", "near:Mumbai days:1-3"],
  ["J&K", "state:Jammu and Kashmir"],
];

/** Further queries of the same day and kind, all of them kept for a last measurement. */
export const reservedSearchQueries: typeof unseenSearchQueries = [
  ["gwalior fort", "slug:khajuraho-temples|agra|golden-triangle-classic|bharatpur-bird-photography"],
  ["tso moriri", "state:Ladakh"],
  ["yercaud", "slug:hogenakkal-falls|ooty|kodaikanal"],
  ["thekkady periyar", "slug:munnar|kerala-backwaters-and-hills|kodaikanal|alleppey-houseboat-cruise"],
  ["mahabalipuarm", "slug:mahabalipuram"],
  ["sonmarg pahalgam", "slug:gulmarg"],
  ["കോവളം", "slug:kovalam"],
  ["کشمیر", "slug:gulmarg"],
  ["काशी विश्वनाथ", "slug:varanasi|ganga-and-the-buddha-trail"],
  ["bihu festival", "state:Assam"],
  ["dev deepawali kashi", "slug:varanasi"],
  ["lohri in punjab", "slug:amritsar"],
  ["diwali holidays with parents and kids", "interest:family month:10|11"],
  ["where to go in march", "month:3"],
  ["31st december party goa", "slug:goa"],
  ["second weekend of january", "days:1-4 month:1"],
  ["winters south india", "region:south month:12|1"],
  ["andaman 30k", "state:Andaman and Nicobar Islands price:<30000"],
  ["7000 to 9000 rs", "price:7000-9000"],
  ["ek lakh me ladakh", "state:Ladakh"],
  ["8000 tak ka trip", "price:<8000"],
  ["girls trip", "applied:interest"],
  ["babymoon", "interest:couples"],
  ["solo backpacking himachal", "state:Himachal Pradesh interest:solo"],
  [
    "tribal villages",
    "slug:araku-valley|wayanad|majuli-island-satras|sanchi-and-bhimbetka|namdapha-national-park|kutch",
  ],
  [
    "cable car ride",
    "slug:gulmarg|gangtok|rajgir-hills|mussoorie-dhanaulti|saputara|ganga-and-the-buddha-trail|manali-solang-valley|nainital|rishikesh-haridwar|shimla-winter|pushkar-fair-photography|nalanda-rajgir|auli",
  ],
  ["old portuguese churches", "slug:goa|diu|hooghly-river-cruise|kerala-backwaters-and-hills|alibaug"],
  [
    "sunrise view point in mountains",
    "slug:darjeeling|pelling-ravangla|munnar|netarhat-mccluskieganj|sikkim-and-darjeeling-hills|mount-abu|nainital|kodaikanal|udaipur-mount-abu|araku-valley",
  ],
  ["coral reef", "slug:andaman-islands|andaman-island-hopper|neil-island-escape"],
  ["best street food", "slug:old-delhi-food-walk|lucknow-awadhi-kitchens|amritsar"],
  ["seafood by the beach", "type:beach"],
  ["bird sanctuary", "slug:bharatpur-bird-photography|chilika-lake|amboli|kutch"],
  ["snow leopard", "slug:spiti-valley|ladakh-high-passes|leh-ladakh|namdapha-national-park"],
  ["ajmer sharif", "slug:pushkar-fair-photography|rajasthan-royal-cities|jaipur|jaipur-udaipur|mount-abu"],
  ["kamakhya temple", "state:Assam"],
  ["vistadome araku", "slug:araku-valley"],
  ["meenakshi amman temple", "slug:madurai"],
  ["kala pani jail", "slug:andaman-islands|andaman-island-hopper"],
  ["cool place near chennai in summer", "slug:hogenakkal-falls|ooty|kodaikanal|coorg|chikmagalur|munnar"],
  ["less walking for old parents", "fitness:easy"],
  ["4 din 3 raat", "days:4-4"],
  ["overnight trip from bangalore", "city:Bangalore days:2-2"],
  ["kochi departure", "near:Kochi"],
  ["tours leaving from guwahati airport", "city:Guwahati"],
  ["honeymoon except andaman", "interest:couples !state:Andaman and Nicobar Islands"],
  ["beach without long travel from mumbai", "type:beach near:Mumbai"],
  ["ooty vs kodaikanal", "slug:ooty|kodaikanal"],
  ["cheaper than 12000 and near delhi", "price:<12000 near:Delhi"],
  ["how many days are enough for rajasthan?", "state:Rajasthan"],
  ["do you have houseboat tours", "slug:alleppey-houseboat-cruise|kerala-backwaters-and-hills"],
  ["is november a good time for andaman", "state:Andaman and Nicobar Islands month:11"],
  ["what can i do in mumbai over the weekend", "near:Mumbai days:1-3"],
  ["i want to see the himalayas but hate trekking", `state:${himalaya} !slug:valley-of-flowers|spiti-valley`],
  ["sabse sasta tour kaunsa hai", `slug:${cheapest}`],
  ["jungle safari karna hai", "type:wildlife"],
  ["delhi ke pass ghumne ki jagah", "near:Delhi"],
  ["samundar ke kinare honeymoon", "type:beach interest:couples"],
  ["A&N islands", "state:Andaman and Nicobar Islands"],
  ["TN temples", "slug:madurai|mahabalipuram|chettinad-kitchens"],
  ["blr to coorg 3d2n", "slug:coorg"],
];
