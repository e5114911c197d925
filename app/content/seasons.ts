import type { IconName } from "~/components/ui/icon";
import type { Season } from "~/domain/calendar";
import type { Region } from "~/domain/tour";

/** Where to go when: the seasonal browser of the home page and the regional pages. Source: specification 1, section 2. */

export interface SeasonPlace {
  name: string;
  state: string;
  /** What one sees or does there in this season, closures included. */
  description: string;
  /** The destination in the catalogue, sold in the group's region, or null where none is. */
  slug: string | null;
}

export interface SeasonCategory {
  title: string;
  icon: IconName;
  places: readonly SeasonPlace[];
}

export interface SeasonGroup {
  region: Region;
  season: Season;
  title: string;
  subtitle: string;
  /** The season's months, in words. */
  months: string;
  icon: IconName;
  description: string;
  categories: readonly SeasonCategory[];
}

/** One group for each region and season, in the order of the selectors. */
const seasonGroups: readonly SeasonGroup[] = [
  {
    region: "south",
    season: "summer",
    title: "South India in summer: up into the hills",
    subtitle: "Tea slopes, coffee blossom and cool nights while the plains bake",
    months: "March to June",
    icon: "sun",
    description:
      "From late March the southern plains pass 38 degrees, and people do what they have done for two centuries: they take the ghat road up. Ooty and Kodaikanal stay in the low twenties by day, with mist and a thunder shower now and then in May. The coast is pleasant only until about the end of March, the Andamans into April. Hill towns are crowded in the school holidays, so we suggest weekdays, and by early June the monsoon has reached Kerala.",
    categories: [
      {
        title: "Hill stations",
        icon: "mountain",
        places: [
          {
            name: "Ooty",
            state: "Tamil Nadu",
            description:
              "Days of about twenty degrees, a flower show in the botanical garden in May and the metre-gauge train to Coonoor. Rooms fill in the holidays, and cars need an e-pass.",
            slug: "ooty",
          },
          {
            name: "Kodaikanal",
            state: "Tamil Nadu",
            description:
              "March and April mornings are often clear enough to see the plain from Coaker's Walk. May brings boating crowds and short afternoon showers round the lake.",
            slug: "kodaikanal",
          },
          {
            name: "Munnar",
            state: "Kerala",
            description:
              "Eravikulam usually reopens around the start of April after its calving weeks, and young tahr can be seen on the grass above the tea.",
            slug: "munnar",
          },
          {
            name: "Coorg",
            state: "Karnataka",
            description:
              "After the first showers of March or April the coffee flowers all at once, and for about a week whole estates smell of jasmine.",
            slug: "coorg",
          },
          {
            name: "Yercaud",
            state: "Tamil Nadu",
            description:
              "A small, inexpensive hill town in the Shevaroys above Salem, warmer than Ooty but breezy, with coffee estates, a lake and a summer festival in May.",
            slug: null,
          },
        ],
      },
      {
        title: "Islands and coast, early on",
        icon: "tree-palm",
        places: [
          {
            name: "Andaman Islands",
            state: "Andaman and Nicobar Islands",
            description:
              "Calm, clear water for snorkelling through March and April, with fewer visitors than at New Year. From May swell and rain begin to cancel ferries.",
            slug: "andaman-islands",
          },
          {
            name: "Goa",
            state: "Goa",
            description:
              "March is still beach weather, and Shigmo sends drums and painted floats through Panaji and Margao soon after Holi. By May it is humid and many shacks are coming down.",
            slug: "goa",
          },
          {
            name: "Varkala",
            state: "Kerala",
            description:
              "In March the sea below the red cliff is generally quiet enough to bathe and the evenings are warm. April turns sticky, and the monsoon swell comes with June.",
            slug: "varkala",
          },
        ],
      },
      {
        title: "Forest and wildlife",
        icon: "paw-print",
        places: [
          {
            name: "Wayanad",
            state: "Kerala",
            description:
              "Choose May, when pre-monsoon showers have greened the plateau and Muthanga has normally reopened after its fire-season closure, with elephant and gaur on the drives.",
            slug: "wayanad",
          },
          {
            name: "Kabini",
            state: "Karnataka",
            description:
              "As the reservoir shrinks between March and May, elephant herds come down to the new grass at its edge. Safari numbers are limited, so ask for the current rules first.",
            slug: null,
          },
        ],
      },
      {
        title: "Temple festivals",
        icon: "flame",
        places: [
          {
            name: "Tirupati",
            state: "Andhra Pradesh",
            description:
              "Around the full moon of Phalguna, usually in March, the deities of Tirumala circle the temple tank on lit floats. Come before the school holidays lengthen every queue.",
            slug: "tirupati",
          },
          {
            name: "Thrissur",
            state: "Kerala",
            description:
              "Pooram falls in April or May: caparisoned elephants, hundreds of drummers and fireworks before dawn round Vadakkunnathan. It is hot, loud and extremely crowded.",
            slug: null,
          },
        ],
      },
    ],
  },
  {
    region: "south",
    season: "monsoon",
    title: "South India in the monsoon: falls, forest and drums",
    subtitle: "Full rivers in the ghats, and clearing skies in September",
    months: "July to September",
    icon: "cloud-rain",
    description:
      "The south-west monsoon leans hardest on the coast and the western slopes in July and August. That is when Jog and the Kaveri falls run full, and also when beaches are red-flagged, hill roads slip and many forest trails are locked. We use those weeks for waterfalls and Kerala's boat races, and keep the hills for September, when rain comes in shorter spells and everything is still green. The far side of Tamil Nadu has its own rains later, from October.",
    categories: [
      {
        title: "Waterfalls",
        icon: "droplets",
        places: [
          {
            name: "Jog Falls",
            state: "Karnataka",
            description:
              "July and August bring the most water and the most fog; September often trades some volume for a clear view of all four falls. The steps to the foot stay locked.",
            slug: "jog-falls",
          },
          {
            name: "Athirappilly Falls",
            state: "Kerala",
            description:
              "In September the Chalakudy river still comes down broad and white, while most paths are open again. On orange or red rain alert the gates are shut.",
            slug: "athirappilly-falls",
          },
          {
            name: "Courtallam",
            state: "Tamil Nadu",
            description:
              "Cloud spills over the hills at Tenkasi from June to September, and families come to stand under the Main Falls. Bathing is stopped whenever the flow is too strong.",
            slug: null,
          },
          {
            name: "Shivanasamudra",
            state: "Karnataka",
            description:
              "When the Kaveri runs high in August and September, its twin falls Gaganachukki and Bharachukki can be watched from viewing terraces. Nobody should go near the water.",
            slug: null,
          },
        ],
      },
      {
        title: "Green hills",
        icon: "leaf",
        places: [
          {
            name: "Agumbe",
            state: "Karnataka",
            description:
              "By September the heaviest of the year's seven metres of rain is over, streams still run and frogs still call. Waterfall treks wait for the forest office's leave.",
            slug: "agumbe",
          },
          {
            name: "Chikmagalur",
            state: "Karnataka",
            description:
              "September lifts the cloud off the Baba Budan ridges for hours at a time, over grass at its greenest. Mullayanagiri still closes to visitors on red alert days.",
            slug: "chikmagalur",
          },
          {
            name: "Munnar",
            state: "Kerala",
            description:
              "Come in September, when tea looks freshly washed and streams run beside every road. From June to August landslips close the ghats and the peaks are hidden.",
            slug: "munnar",
          },
          {
            name: "Wayanad",
            state: "Kerala",
            description:
              "Paddy is bright in the valleys in September and Banasura Sagar is full. In July and August landslides are a real danger here, and travel is best put off.",
            slug: "wayanad",
          },
          {
            name: "Kodaikanal",
            state: "Tamil Nadu",
            description:
              "Partly sheltered from the first monsoon, it has mild, showery September days between the summer crowds and the wetter weeks of October and November.",
            slug: "kodaikanal",
          },
        ],
      },
      {
        title: "Festivals",
        icon: "drum",
        places: [
          {
            name: "Mysore",
            state: "Karnataka",
            description:
              "The Dasara elephants usually reach the palace some weeks ahead and rehearse their walk through the city, in August or September, when rooms are still easy to find.",
            slug: "mysore",
          },
          {
            name: "Alappuzha",
            state: "Kerala",
            description:
              "Snake boats with around a hundred oarsmen race on Punnamada lake for the Nehru Trophy, by custom on the second Saturday of August, though the date has moved before.",
            slug: null,
          },
          {
            name: "Tirupati",
            state: "Andhra Pradesh",
            description:
              "In most years the nine days of Brahmotsavam begin in September or early October, with a procession on a different mount morning and night. Darshan takes very long.",
            slug: "tirupati",
          },
        ],
      },
    ],
  },
  {
    region: "south",
    season: "winter",
    title: "South India in winter: coast, temples and clear ridges",
    subtitle: "Dry paths, calm seas and ruins that can be walked in comfort",
    months: "October to February",
    icon: "tree-palm",
    description:
      "Winter is the widest season in the south. The Arabian Sea settles by November, the stones of Hampi are bearable again, and coffee ripens in the hills. One exception matters: the north-east monsoon wets Tamil Nadu, the Andhra coast and Puducherry from October to mid-December, with a cyclone now and then, so save that side for the new year. Christmas and New Year are the dearest weeks on the beaches; November and February are easier.",
    categories: [
      {
        title: "Temples and ruins",
        icon: "landmark",
        places: [
          {
            name: "Hampi",
            state: "Karnataka",
            description:
              "Mornings are cool enough to climb Matanga Hill in the half dark and look over ruins and paddy. Avoid the middle of the day even in January.",
            slug: "hampi",
          },
          {
            name: "Mahabalipuram",
            state: "Tamil Nadu",
            description:
              "From late December the rain has gone and the carved granite stands in clean light. A dance festival beside the monuments usually runs on into January.",
            slug: "mahabalipuram",
          },
          {
            name: "Madurai",
            state: "Tamil Nadu",
            description:
              "Warm days and mild nights suit the streets round the great temple. On the full moon of Thai, in January or February, Meenakshi is floated across a lamplit tank.",
            slug: "madurai",
          },
          {
            name: "Mysore",
            state: "Karnataka",
            description:
              "Dasara, when it falls in October, is grand and crammed. From November the city is dry, calm and fresh in the evening, with the palace lit on Sundays.",
            slug: "mysore",
          },
          {
            name: "Badami",
            state: "Karnataka",
            description:
              "Red cliffs, cave temples and the tank between them are comfortable to walk from October to February, and fields of sunflower line the road to Pattadakal.",
            slug: null,
          },
        ],
      },
      {
        title: "Coast and islands",
        icon: "waves",
        places: [
          {
            name: "Goa",
            state: "Goa",
            description:
              "Beach shacks go up again in October and the sea is good for swimming through the winter. Late November and early February are quieter than the Christmas weeks.",
            slug: "goa",
          },
          {
            name: "Kovalam",
            state: "Kerala",
            description:
              "From November the surf below the lighthouse calms and sand returns to the three bays, while boats land their catch at Vizhinjam each morning.",
            slug: "kovalam",
          },
          {
            name: "Varkala",
            state: "Kerala",
            description:
              "Dry air, bathing at Papanasam and sunsets straight out to sea from the cliff path. Book ahead for the fortnight round New Year.",
            slug: "varkala",
          },
          {
            name: "Pondicherry",
            state: "Puducherry",
            description:
              "Heavy rain can flood the streets until mid-December. January and February are bright and fresh, right for exploring the French and Tamil quarters on foot.",
            slug: "pondicherry",
          },
          {
            name: "Andaman Islands",
            state: "Andaman and Nicobar Islands",
            description:
              "The sea flattens in November and stays kind to ferries and snorkellers. The sun sets soon after five in December, so days begin early.",
            slug: "andaman-islands",
          },
        ],
      },
      {
        title: "Falls, coffee and forest",
        icon: "trees",
        places: [
          {
            name: "Dudhsagar Falls",
            state: "Goa",
            description:
              "Forest jeeps start again in early October, when the four tiers carry most water. By February the falls are a good deal thinner.",
            slug: "dudhsagar-falls",
          },
          {
            name: "Hogenakkal Falls",
            state: "Tamil Nadu",
            description:
              "Once the Kaveri drops after the rains, coracles are allowed back between the rock walls. The district decides by the inflow, so no day is certain.",
            slug: "hogenakkal-falls",
          },
          {
            name: "Araku Valley",
            state: "Andhra Pradesh",
            description:
              "Niger fields flower yellow in November; December and January bring cold mist and coffee picking. A cyclone can stop the railway in October or November.",
            slug: "araku-valley",
          },
          {
            name: "Coorg",
            state: "Karnataka",
            description:
              "Coffee berries redden from December and the estates are busy with picking. Nights are cold by southern standards, and the roads are dry.",
            slug: "coorg",
          },
        ],
      },
    ],
  },
  {
    region: "north",
    season: "summer",
    title: "North India in summer: to the hill stations and beyond",
    subtitle: "Deodar towns, high passes and cold rivers above the heat",
    months: "March to June",
    icon: "mountain",
    description:
      "By May Delhi, Agra and Jaipur stand above forty degrees, and travel moves north and up. March and April are the months for rhododendron, apple blossom and rafting; May and June for the old hill stations, which are then at their busiest; June for the high deserts, as snow is cleared from the passes. Book trains and rooms early and expect queues of cars at weekends. Towards the end of June the rains reach the outer hills.",
    categories: [
      {
        title: "Hill stations",
        icon: "tree-pine",
        places: [
          {
            name: "Shimla and Kufri",
            state: "Himachal Pradesh",
            description:
              "Days in the twenties, the narrow-gauge train up from Kalka and long evenings on the Ridge. Weekends in May and June are packed, so stay midweek.",
            slug: "shimla-kufri",
          },
          {
            name: "Nainital",
            state: "Uttarakhand",
            description:
              "Yachts are out on the lake, and rowing is best before eight in the morning. In peak weeks private cars are turned back, so the train to Kathgodam is the wiser way.",
            slug: "nainital",
          },
          {
            name: "Mussoorie and Dhanaulti",
            state: "Uttarakhand",
            description:
              "Landour's lanes stay cool under oak and deodar while Dehradun swelters below. Visitors must be registered online, and holiday queues on the hill are long.",
            slug: "mussoorie-dhanaulti",
          },
          {
            name: "Dharamshala and McLeod Ganj",
            state: "Himachal Pradesh",
            description:
              "Snow has usually left the Triund path by April, with rhododendron in flower on the way up. Towards late June cloud builds over the Dhauladhar by noon.",
            slug: "dharamshala-mcleod-ganj",
          },
          {
            name: "Dalhousie and Khajjiar",
            state: "Himachal Pradesh",
            description:
              "Khajjiar's meadow is thick and green within its ring of deodars, and the ridge walk to Pohlani Devi looks across to snow on the Pir Panjal.",
            slug: "dalhousie-khajjiar",
          },
        ],
      },
      {
        title: "High valleys",
        icon: "mountain-snow",
        places: [
          {
            name: "Leh Ladakh",
            state: "Ladakh",
            description:
              "Hotels and roads wake up in May, and by June the passes to Nubra and Pangong are generally clear. Keep the first two days idle for the altitude.",
            slug: "leh-ladakh",
          },
          {
            name: "Spiti Valley",
            state: "Himachal Pradesh",
            description:
              "The loop over Kunzum opens when the snow has been cut, about the middle of June, as barley greens below Key. Before that only the Kinnaur side can be used.",
            slug: "spiti-valley",
          },
          {
            name: "Manali",
            state: "Himachal Pradesh",
            description:
              "Apple trees flower in April, and in May there is usually still snow to touch in Lahaul, through the Atal Tunnel. The town is at its fullest until school reopens.",
            slug: "manali",
          },
          {
            name: "Gulmarg",
            state: "Jammu and Kashmir",
            description:
              "The meadow greens in May as the snow draws back, and horses graze under Apharwat. Near the gondola's upper stage old snow often lasts into June.",
            slug: "gulmarg",
          },
          {
            name: "Chamba and Tirthan Valley",
            state: "Himachal Pradesh",
            description:
              "Jalori Pass is normally open by April, rhododendron flowers on the walk to Seruvalsar, and the Tirthan runs fast and cold through villages of wood and slate.",
            slug: "chamba-tirthan-valley",
          },
        ],
      },
      {
        title: "Rivers and pilgrim roads",
        icon: "waves",
        places: [
          {
            name: "Rishikesh and Haridwar",
            state: "Uttarakhand",
            description:
              "March to May is rafting season below Shivpuri, on lively, cold water. May afternoons are hot in both towns, so give the mornings to the river.",
            slug: "rishikesh-haridwar",
          },
          {
            name: "Auli",
            state: "Uttarakhand",
            description:
              "Snow gives way to pasture in April, and May is the month for Gorson Bugyal. The road fills with Badrinath pilgrims, and the cable car has been shut since 2023.",
            slug: "auli",
          },
          {
            name: "Kedarnath and Badrinath",
            state: "Uttarakhand",
            description:
              "The shrines open in late April or May on dates announced each winter. Registration is compulsory, the first weeks are very full and the heights call for slow days.",
            slug: null,
          },
        ],
      },
      {
        title: "Gardens and wildlife",
        icon: "flower",
        places: [
          {
            name: "Srinagar",
            state: "Jammu and Kashmir",
            description:
              "The tulip garden below the Zabarwan hills opens for about a month from late March, and the Mughal gardens on Dal Lake follow with new chinar leaf and roses.",
            slug: null,
          },
          {
            name: "Corbett Tiger Reserve",
            state: "Uttarakhand",
            description:
              "Dhikala's grassland is at its liveliest from March, with elephant herds along the Ramganga. That zone closes in mid-June until the middle of November.",
            slug: null,
          },
        ],
      },
    ],
  },
  {
    region: "north",
    season: "monsoon",
    title: "North India in the monsoon: behind the mountains",
    subtitle: "Dry valleys beyond the Himalaya, and one famous valley on its wet side",
    months: "July to September",
    icon: "cloud-sun-rain",
    description:
      "The monsoon stops at the main Himalaya, and so should most plans. Beyond it Ladakh and Spiti have open roads and their warmest days, although the ways in can be cut by slips. On the wet side one valley is worth the rain, for its flowers. The other hill towns of Himachal and Uttarakhand are best left alone in July and August, when landslides are common; September brings them back, washed and quiet.",
    categories: [
      {
        title: "Beyond the rain",
        icon: "mountain-snow",
        places: [
          {
            name: "Leh Ladakh",
            state: "Ladakh",
            description:
              "Warm, dry days for Nubra and Pangong, barley ripening in August and the Ladakh Festival, usually in September. Flights are surer than the roads from Manali and Srinagar.",
            slug: "leh-ladakh",
          },
          {
            name: "Spiti Valley",
            state: "Himachal Pradesh",
            description:
              "Both roads are open and villagers bring in peas and barley by hand. Rockfall in Kinnaur may hold you up in July and August, so keep a spare day.",
            slug: "spiti-valley",
          },
          {
            name: "Chandratal",
            state: "Himachal Pradesh",
            description:
              "September is the clearest month at the Moon Lake, after the worst landslides below Manali and before the first snow. Camps stand well back from the shore.",
            slug: null,
          },
        ],
      },
      {
        title: "Flowers and high meadows",
        icon: "flower",
        places: [
          {
            name: "Valley of Flowers",
            state: "Uttarakhand",
            description:
              "Bloom is fullest from mid-July to mid-August, in steady rain, with balsam, potentilla and blue poppy above Ghangaria. Slips on the road may cost a day.",
            slug: "valley-of-flowers",
          },
          {
            name: "Gulmarg",
            state: "Jammu and Kashmir",
            description:
              "Wild flowers fill the bowl in July, and the forest paths are soft and green. September is drier, and right for the old circular walk round the rim.",
            slug: "gulmarg",
          },
          {
            name: "Sonamarg",
            state: "Jammu and Kashmir",
            description:
              "The meadows below Zoji La are open from July and ponies carry people towards Thajiwas glacier. While the Amarnath pilgrimage runs, traffic on the road is controlled.",
            slug: null,
          },
        ],
      },
      {
        title: "After the rain, in September",
        icon: "cloud-sun",
        places: [
          {
            name: "Shimla and Kufri",
            state: "Himachal Pradesh",
            description:
              "By late September the ridge is rinsed and half empty, and apples from the upper valleys fill the market. Until the rains end, slips can stop the little train.",
            slug: "shimla-kufri",
          },
          {
            name: "Dalhousie and Khajjiar",
            state: "Himachal Pradesh",
            description:
              "From mid-September the far snows show again over a wet, deep-green meadow. Paths are soft, hotels have room and mornings call for a pullover.",
            slug: "dalhousie-khajjiar",
          },
          {
            name: "Chamba and Tirthan Valley",
            state: "Himachal Pradesh",
            description:
              "Wait for the second half of September, when roads have been repaired and the rivers run clear. Maize cobs dry yellow on the slate roofs.",
            slug: "chamba-tirthan-valley",
          },
          {
            name: "Mount Abu",
            state: "Rajasthan",
            description:
              "September leaves the granite hill green and Nakki Lake full, with cool evenings. In July and August cloud hides most of what people climb up for.",
            slug: "mount-abu",
          },
          {
            name: "Bharatpur",
            state: "Rajasthan",
            description:
              "If the rains have filled its pools, painted storks nest in Keoladeo's acacias from August, with chicks by September. The park stays open through the monsoon.",
            slug: null,
          },
        ],
      },
    ],
  },
  {
    region: "north",
    season: "winter",
    title: "North India in winter: monuments, desert and snow",
    subtitle: "Cool days on the plains, white slopes above them, and fog to allow for",
    months: "October to February",
    icon: "snowflake",
    description:
      "October, November and February are the gentlest months for Agra and the cities of Rajasthan. From mid-December to late January fog settles on the plains at dawn, trains run late and Delhi's air is often poor, while the desert stays bright and cold. In the mountains snow is likeliest from early January to the end of February, and nobody can book it. Festivals mark the season, from the lamps of Varanasi in November to the desert fair of Jaisalmer.",
    categories: [
      {
        title: "Courts and capitals",
        icon: "landmark",
        places: [
          {
            name: "Jaipur",
            state: "Rajasthan",
            description:
              "Bright days and sharp evenings suit the walk up to Amber. Kites fill the sky on 14 January, and the literature festival usually follows within a few weeks.",
            slug: "jaipur",
          },
          {
            name: "Agra",
            state: "Uttar Pradesh",
            description:
              "October, November and February give the Taj a soft, clear light. Around New Year fog may hide the dome until eleven, and on Fridays the gates stay shut.",
            slug: "agra",
          },
          {
            name: "Delhi",
            state: "Delhi",
            description:
              "October and February suit long walks, and the president's garden, Amrit Udyan, usually opens in February. Between November and January the air is often unhealthy.",
            slug: "delhi",
          },
          {
            name: "Jaipur and Udaipur",
            state: "Rajasthan",
            description:
              "Two Rajput courts in one journey, with sun on stone and cold nights. In a good year Pichola is full, and Chittorgarh's hill can be walked all afternoon.",
            slug: "jaipur-udaipur",
          },
          {
            name: "Lucknow",
            state: "Uttar Pradesh",
            description:
              "Winter means nihari at dawn and makhan malai, a saffron milk foam sold from carts in Chowk between about mid-November and February.",
            slug: null,
          },
        ],
      },
      {
        title: "Snow",
        icon: "snowflake",
        places: [
          {
            name: "Gulmarg",
            state: "Jammu and Kashmir",
            description:
              "Deep, dry snow from about late December to early March makes this the country's best-known ski ground. The gondola's upper stage waits on the wind.",
            slug: "gulmarg",
          },
          {
            name: "Auli",
            state: "Uttarakhand",
            description:
              "Beginners learn on a wide slope facing Nanda Devi from January to early March. Snow has been thin in several recent winters, so treat it as a hope.",
            slug: "auli",
          },
          {
            name: "Manali and Solang Valley",
            state: "Himachal Pradesh",
            description:
              "Solang's ski slopes are surest of snow between early January and late February. After a heavy fall only four-wheel-drive vehicles go on up the valley.",
            slug: "manali-solang-valley",
          },
          {
            name: "Shimla in Winter",
            state: "Himachal Pradesh",
            description:
              "Skaters use the open-air rink on frosty mornings and chestnuts roast along the Mall. Snow in town is luck; Narkanda, higher up, is the better bet.",
            slug: "shimla-winter",
          },
        ],
      },
      {
        title: "Ghats and shrines",
        icon: "flame",
        places: [
          {
            name: "Varanasi",
            state: "Uttar Pradesh",
            description:
              "On the full moon of Kartik, usually in November, lamps cover the steps for Dev Deepawali. In January boats may have to wait for the fog to thin.",
            slug: "varanasi",
          },
          {
            name: "Amritsar",
            state: "Punjab",
            description:
              "Diwali lamps ring the pool of Harmandir Sahib in October or November, and the cold makes langar tea welcome. Fog upsets trains from late December.",
            slug: "amritsar",
          },
          {
            name: "Rishikesh and Haridwar",
            state: "Uttarakhand",
            description:
              "Rafts are back by October on a green, settled river, and evenings at the aarti are cool. December and January are cold; by February days warm again.",
            slug: "rishikesh-haridwar",
          },
          {
            name: "Prayagraj",
            state: "Uttar Pradesh",
            description:
              "The Magh Mela gathers pilgrims on the sandbanks of the Sangam in January and February. Mornings are freezing, and the main bathing days are deeply crowded.",
            slug: null,
          },
        ],
      },
      {
        title: "Desert and hill",
        icon: "sun",
        places: [
          {
            name: "Jaisalmer",
            state: "Rajasthan",
            description:
              "Days are mild, and nights under canvas come close to freezing. The Desert Festival, around the full moon of Magh, ends on the dunes at Sam.",
            slug: "jaisalmer",
          },
          {
            name: "Mount Abu",
            state: "Rajasthan",
            description:
              "The air over the plain is clear from Guru Shikhar, and some January dawns leave frost. Diwali week belongs to holidaymakers from Gujarat.",
            slug: "mount-abu",
          },
        ],
      },
    ],
  },
  {
    region: "east",
    season: "summer",
    title: "East India in summer: first flush and rhododendron",
    subtitle: "Himalayan ridges in flower before the June rain",
    months: "March to June",
    icon: "leaf",
    description:
      "Spring is the second season of the eastern Himalaya. From March to May tea is picked on the ridges of Darjeeling, rhododendron flowers in Sikkim and Arunachal, and the pine plateau of Shillong stays mild while Kolkata and Bhubaneswar swelter. Grassland parks give their widest views in March and April. Afternoon thunderstorms are part of it, and in haze the snows may hide for days. The monsoon reaches the north-east early, in the first half of June.",
    categories: [
      {
        title: "Tea ridges and hill towns",
        icon: "leaf",
        places: [
          {
            name: "Darjeeling",
            state: "West Bengal",
            description:
              "First flush is plucked from March, and the factories can be smelt from the road. Kangchenjunga shows less often than in autumn, mostly after a night of rain.",
            slug: "darjeeling",
          },
          {
            name: "Kalimpong and Kurseong",
            state: "West Bengal",
            description:
              "Orchids and azaleas open in the nurseries in March and April, and tea is withering in the lofts. Neither town draws Darjeeling's crowds.",
            slug: "kalimpong-kurseong",
          },
          {
            name: "Gangtok",
            state: "Sikkim",
            description:
              "Orchids are on show in town and MG Marg is mild enough to sit outside. Snow can edge the road to Tsomgo until April, and permits are issued day by day.",
            slug: "gangtok",
          },
          {
            name: "Pelling and Ravangla",
            state: "Sikkim",
            description:
              "Rhododendron and magnolia colour the woods in April, and birdsong at Ravangla starts before five. Cloud often covers the peaks by mid-morning.",
            slug: "pelling-ravangla",
          },
          {
            name: "Shillong",
            state: "Meghalaya",
            description:
              "Pines, cool evenings and passing showers make April and May easy, with day walks along the rim at Laitlum. Carry an umbrella even on blue mornings.",
            slug: "shillong",
          },
        ],
      },
      {
        title: "High roads",
        icon: "mountain-snow",
        places: [
          {
            name: "Valleys of Sikkim",
            state: "Sikkim",
            description:
              "Rhododendrons bloom around Yumthang in late April and May, below peaks still white. Slips close either valley at short notice, so check before you come.",
            slug: "valleys-of-sikkim",
          },
          {
            name: "Tawang",
            state: "Arunachal Pradesh",
            description:
              "April and May bring flowers to the slopes below Sela, where snow may still lie along the lake. Fog can stop the road, and inner line permits come first.",
            slug: "tawang",
          },
          {
            name: "Singalila Ridge",
            state: "West Bengal",
            description:
              "Walkers bound for Sandakphu pass red and white rhododendron in April and early May. The national park shuts for the rains from mid-June.",
            slug: null,
          },
        ],
      },
      {
        title: "Grassland and forest",
        icon: "paw-print",
        places: [
          {
            name: "Kaziranga National Park",
            state: "Assam",
            description:
              "After the grass is burnt, March and April give the widest views of rhino, buffalo and swamp deer. Jeeps normally stop about the middle of May.",
            slug: "kaziranga-national-park",
          },
          {
            name: "Simlipal National Park",
            state: "Odisha",
            description:
              "Sal trees put out new leaf in March, and by April deer keep to the streams and salt licks. The gates close from about mid-June.",
            slug: "simlipal-national-park",
          },
          {
            name: "Simlipal and Bhitarkanika",
            state: "Odisha",
            description:
              "Both parks are open together until the end of April: hill forest by jeep, then mangrove creeks by boat. It is hot by noon, so days start before dawn.",
            slug: "simlipal-bhitarkanika",
          },
        ],
      },
      {
        title: "Bihu drums and Khasi gorges",
        icon: "drum",
        places: [
          {
            name: "Guwahati",
            state: "Assam",
            description:
              "Rongali Bihu fills mid-April with dancers, buffalo-horn pepa and stage nights across the city, as Assam begins its new year. Afternoons are already hot and close.",
            slug: null,
          },
          {
            name: "Cherrapunji and Mawlynnong",
            state: "Meghalaya",
            description:
              "March and April are the last mostly dry weeks for the long stairway to Nongriat. Showers grow frequent from late April, and by then the falls are thin.",
            slug: "cherrapunji-mawlynnong",
          },
          {
            name: "Cherrapunji and Mawsynram",
            state: "Meghalaya",
            description:
              "In June the first great clouds break on the cliffs and the falls come alive within days. Come for the weather itself, with two pairs of shoes.",
            slug: "cherrapunji-mawsynram",
          },
        ],
      },
    ],
  },
  {
    region: "east",
    season: "monsoon",
    title: "East India in the monsoon: into the rain",
    subtitle: "The wettest villages on record, and green uplands further east",
    months: "July to September",
    icon: "cloud-rain-wind",
    description:
      "Most of the east is at its hardest now. Kaziranga and Simlipal are shut, the Sundarbans too for most of it, the roads to Darjeeling and Sikkim slip, and the Odisha coast is rough. What remains is rain itself, met head on in the Khasi Hills, where the falls of the plateau run at full strength. Towards the end of September the sky opens over Tawang and Ziro, and showers shorten in Shillong. Pack for wet feet and keep spare days.",
    categories: [
      {
        title: "Rain and waterfalls",
        icon: "droplets",
        places: [
          {
            name: "Cherrapunji and Mawsynram",
            state: "Meghalaya",
            description:
              "From July to September Nohkalikai and the Seven Sisters fall at full strength between cloudbursts. Viewpoints and stairways may be closed on any day of heavy rain.",
            slug: "cherrapunji-mawsynram",
          },
          {
            name: "Shillong",
            state: "Meghalaya",
            description:
              "Wait for September, when the showers are shorter and the gorges at Laitlum are still intensely green. Before that it rains on most days.",
            slug: "shillong",
          },
          {
            name: "Hundru Falls",
            state: "Jharkhand",
            description:
              "The Subarnarekha drops almost a hundred metres from the Ranchi plateau and is loudest between July and September. The steps down are slick, so stay well back.",
            slug: null,
          },
        ],
      },
      {
        title: "Uplands further east",
        icon: "mountain",
        places: [
          {
            name: "Tawang",
            state: "Arunachal Pradesh",
            description:
              "Late September brings back clear mornings at the monastery and ripening fields at Dirang. July and August mean landslips on the long way up.",
            slug: "tawang",
          },
          {
            name: "Dzukou Valley",
            state: "Nagaland",
            description:
              "A pink lily found only hereabouts usually flowers in July on rounded hills south of Kohima. The climb is muddy, and outsiders need an inner line permit.",
            slug: null,
          },
          {
            name: "Ziro",
            state: "Arunachal Pradesh",
            description:
              "Apatani rice terraces turn gold in September, and a music festival usually camps beside them late in the month. Bring rubber boots, and apply early for your permit.",
            slug: null,
          },
        ],
      },
    ],
  },
  {
    region: "east",
    season: "winter",
    title: "East India in winter: clear snows and full lagoons",
    subtitle: "Rhino grassland, mangrove creeks, temple towns and the sharpest mountain air",
    months: "October to February",
    icon: "bird",
    description:
      "From October the rain withdraws and the whole east opens within weeks. Kangchenjunga stands clear over Darjeeling and Pelling until early December, jeeps return to Kaziranga, and by December up to a million birds are on Chilika. The Buddhist towns of Bihar fill with monks through the cold months. Durga Puja, usually in October, takes over Kolkata; the same month can bring a cyclone to the Odisha coast. Around New Year fog slows trains and flights.",
    categories: [
      {
        title: "Grassland, creek and lagoon",
        icon: "paw-print",
        places: [
          {
            name: "Kaziranga National Park",
            state: "Assam",
            description:
              "Jeeps start as the tracks dry in October, at first in fewer ranges. In December and January mist lies on the beels and geese have come in from the north.",
            slug: "kaziranga-national-park",
          },
          {
            name: "Sundarbans",
            state: "West Bengal",
            description:
              "Cool air and low sun bring crocodiles out on the mud from November to February. Tourist boats stay out of the tiger reserve on Tuesdays.",
            slug: "sundarbans",
          },
          {
            name: "Chilika Lake",
            state: "Odisha",
            description:
              "Pintails, godwits and flamingos crowd the lagoon from November to February, close enough at Mangalajodi to hear their wings. The flocks leave with March.",
            slug: "chilika-lake",
          },
          {
            name: "Bhitarkanika National Park",
            state: "Odisha",
            description:
              "Dry days, low tides and big saltwater crocodiles lying in the sun. The park closes for nine or ten days around the turn of the year for the count.",
            slug: "bhitarkanika-national-park",
          },
          {
            name: "Namdapha National Park",
            state: "Arunachal Pradesh",
            description:
              "From November the Noa-Dihing is low enough to cross and gibbons call over the river flats. Nights in tents are cold, and there is no telephone signal.",
            slug: "namdapha-national-park",
          },
        ],
      },
      {
        title: "Mountains and caves",
        icon: "mountain-snow",
        places: [
          {
            name: "Darjeeling",
            state: "West Bengal",
            description:
              "October to early December has the cleanest air of the year and the longest views. January is cold and quiet, with frost on the roofs.",
            slug: "darjeeling",
          },
          {
            name: "Pelling and Ravangla",
            state: "Sikkim",
            description:
              "Sunrise reaches the great peak in full view on most mornings from late October to early December. Evenings are near freezing, so ask for a heater.",
            slug: "pelling-ravangla",
          },
          {
            name: "Tawang",
            state: "Arunachal Pradesh",
            description:
              "October and November are dry and very clear, with hard frost at night. After that snow and ice increasingly hold up the road at Sela.",
            slug: "tawang",
          },
          {
            name: "Cherrapunji and Mawlynnong",
            state: "Meghalaya",
            description:
              "Steps to the root bridges are dry, and from November the Umngot at Dawki is clear to the pebbles. Nohkalikai shrinks to a thread by January.",
            slug: "cherrapunji-mawlynnong",
          },
          {
            name: "Meghalaya caves",
            state: "Meghalaya",
            description:
              "Passages dry out from November to March, when village guides lead visitors into Mawsmai, Mawmluh and Krem Puri. In other months floodwater rules them out.",
            slug: "meghalaya-caves",
          },
        ],
      },
      {
        title: "Temples and Buddhist sites",
        icon: "landmark",
        places: [
          {
            name: "Bhubaneswar, Puri and Konark",
            state: "Odisha",
            description:
              "Early December brings five evenings of classical dance near the Sun Temple. Low winter light is kind to its carved wheels, and walking is pleasant all day.",
            slug: "bhubaneswar-puri-konark",
          },
          {
            name: "Gaya and Bodh Gaya",
            state: "Bihar",
            description:
              "Monks of many countries hold prayer gatherings under the Bodhi tree from November to February. Dawns are cold and foggy, and rooms go early.",
            slug: "gaya-bodh-gaya",
          },
          {
            name: "Nalanda and Rajgir",
            state: "Bihar",
            description:
              "Mild afternoons suit Nalanda's open brick courts, and Rajgir's springs steam in the cold. The site museum is closed on Fridays.",
            slug: "nalanda-rajgir",
          },
          {
            name: "Rajgir Hills",
            state: "Bihar",
            description:
              "Cool air for the climb to Vulture Peak and along the Cyclopean Wall. The glass skywalk needs a booked slot and rests on Mondays.",
            slug: "rajgir-hills",
          },
          {
            name: "Deoghar",
            state: "Jharkhand",
            description:
              "With the Shravan crowds gone, mornings at Baidyanath are calmer and the road through the granite hills is dry. Mondays and full moons stay busy.",
            slug: "deoghar",
          },
        ],
      },
      {
        title: "Cities, shore and festivals",
        icon: "party-popper",
        places: [
          {
            name: "Kolkata",
            state: "West Bengal",
            description:
              "Durga Puja, in most years in October, turns streets into galleries for five nights. Later the air cools, and Park Street hangs out its Christmas lights.",
            slug: "kolkata",
          },
          {
            name: "Shillong",
            state: "Meghalaya",
            description:
              "Cherry trees flower in mid-November, and the town stages a music festival to match. Nights fall to about five degrees by January.",
            slug: "shillong",
          },
          {
            name: "Puri and Gopalpur",
            state: "Odisha",
            description:
              "Dry, gentle weather for long walks on the sand from November. Paddle and do not swim: breakers and undertow are strong all year.",
            slug: "puri-gopalpur-beach",
          },
          {
            name: "Netarhat and McCluskieganj",
            state: "Jharkhand",
            description:
              "Mist fills the Koel valley at daybreak and sunsets from Magnolia Point are clear. Winter nights are sharp, and hotels are simple.",
            slug: "netarhat-mccluskieganj",
          },
          {
            name: "Kohima",
            state: "Nagaland",
            description:
              "The Hornbill Festival brings Nagaland's communities to Kisama for the first ten days of December, with dances, log drums and cooking. Beds go months ahead.",
            slug: null,
          },
        ],
      },
    ],
  },
  {
    region: "west",
    season: "summer",
    title: "West India in summer: hill woods and waterholes",
    subtitle: "Shaded plateaus, big cats near water and the first June cloud",
    months: "March to June",
    icon: "thermometer-sun",
    description:
      "The Deccan and Gujarat are hot from April, often above forty degrees, and there are two honest reasons to come. One is shade: Mahabaleshwar and Matheran stand high enough to be bearable, with mulberries and mangoes in season. The other is wildlife, because animals in Gir, Ranthambore and Tadoba must come to the few pools that are left. March is still fit for the coast and for Udaipur. In June fireflies, and then rain, come to the Sahyadri.",
    categories: [
      {
        title: "Hill stations",
        icon: "tree-deciduous",
        places: [
          {
            name: "Mahabaleshwar and Panchgani",
            state: "Maharashtra",
            description:
              "Strawberries last into March, and mulberries follow in April and May. Days are warm rather than hot, and holiday traffic on the Wai ghat crawls.",
            slug: "mahabaleshwar-panchgani",
          },
          {
            name: "Matheran",
            state: "Maharashtra",
            description:
              "Dense woods keep the red paths bearable even in May, and the toy train normally runs until mid-June. Walk early, and carry water.",
            slug: "matheran",
          },
          {
            name: "Chikhaldara",
            state: "Maharashtra",
            description:
              "The one hill station of Vidarbha, at about 1,100 metres, has coffee gardens and looks over the Melghat forests. Nights are mild while Amravati swelters.",
            slug: null,
          },
        ],
      },
      {
        title: "Waterholes",
        icon: "paw-print",
        places: [
          {
            name: "Gir National Park",
            state: "Gujarat",
            description:
              "March to May is hot and bare, with far better views of lions and chital at the pools. The forest is closed from 16 June to 15 October.",
            slug: "gir-national-park",
          },
          {
            name: "Ranthambore National Park",
            state: "Rajasthan",
            description:
              "April to June gives the best odds of a tiger beside the lakes, in heat of forty degrees and more. Core zones shut on 1 July.",
            slug: "ranthambore-national-park",
          },
          {
            name: "Tadoba",
            state: "Maharashtra",
            description:
              "Leafless teak and shrinking lakes make tigers easier to see than at any other time, at 42 degrees or above. Core gates rest on Tuesdays and close after 30 June.",
            slug: null,
          },
        ],
      },
      {
        title: "Lake and shore in March",
        icon: "sailboat",
        places: [
          {
            name: "Udaipur",
            state: "Rajasthan",
            description:
              "Holi fires are lit before the City Palace, usually in March, and Gangaur processions reach the lake in March or April. By May Pichola may be low.",
            slug: "udaipur",
          },
          {
            name: "Diu",
            state: "Dadra and Nagar Haveli and Daman and Diu",
            description:
              "March still has calm mornings at Ghoghla and a breeze on the fort walls. From June to September swimming is dangerous.",
            slug: "diu",
          },
          {
            name: "Alibaug",
            state: "Maharashtra",
            description:
              "Ferries cross in calm water through March, and at low tide Kolaba fort can be reached on foot. April is sticky, and boats stop in the last week of May.",
            slug: "alibaug",
          },
        ],
      },
      {
        title: "Fireflies and first rain",
        icon: "cloud-drizzle",
        places: [
          {
            name: "Bhandardara",
            state: "Maharashtra",
            description:
              "Early June, before the rains settle in, is firefly time round Arthur Lake. Forest rules end the viewing at nine and allow no lights or music.",
            slug: "bhandardara",
          },
          {
            name: "Lonavala and Khandala",
            state: "Maharashtra",
            description:
              "By late June cloud pours over the Bhor Ghat and the train climbs past new streams. Safety orders keep visitors out of dams and falls.",
            slug: "lonavala-khandala",
          },
          {
            name: "Amboli Ghat",
            state: "Maharashtra",
            description:
              "The first big showers arrive in June, and soon water is dropping beside the road. Fog comes with it, so allow time for the bends.",
            slug: "amboli-ghat",
          },
        ],
      },
    ],
  },
  {
    region: "west",
    season: "monsoon",
    title: "West India in the monsoon: the Sahyadri in full flow",
    subtitle: "Ghat roads under cloud, caves behind cascades, flowers in September",
    months: "July to September",
    icon: "cloud-lightning",
    description:
      "Few landscapes change as fast. Within weeks the brown wall of the Western Ghats turns green and runs with water from the Dangs to Amboli, and half of Mumbai sets out to see it. Enjoy it from the road, the train and the railed viewpoint: people drown in pools and streams every year, and district orders close forts, dams and halts without much notice. Come midweek. September is gentler, with flowers on Kaas and clear spells on the ridges.",
    categories: [
      {
        title: "Ghats and waterfalls",
        icon: "droplets",
        places: [
          {
            name: "Malshej Ghat",
            state: "Maharashtra",
            description:
              "Black rock is striped with water from July to September. Stopping in the ghat is often forbidden at the peak, and the day is then spent on the Junnar side.",
            slug: "malshej-ghat",
          },
          {
            name: "Amboli Ghat",
            state: "Maharashtra",
            description:
              "July and August bring spray across the road, wind that lifts the falls at Kavlesad, and fog for hours. Weekdays are far calmer than Sundays.",
            slug: "amboli-ghat",
          },
          {
            name: "Lonavala and Khandala",
            state: "Maharashtra",
            description:
              "A cascade runs beside the caves of Bhaja, and Lohagad stands in moving cloud. Weekends are jammed, and cliff points may be closed early by order.",
            slug: "lonavala-khandala",
          },
          {
            name: "Bhandardara",
            state: "Maharashtra",
            description:
              "Choose September: terraces are green, Randha still runs strongly and the path up Kalsubai is usually open. In July and August trekking bans are common.",
            slug: "bhandardara",
          },
        ],
      },
      {
        title: "Green plateaus",
        icon: "sprout",
        places: [
          {
            name: "Western Ghats",
            state: "Maharashtra",
            description:
              "In September the Kaas plateau is covered with small flowers, visited by booked slot and from marked paths. The passes are still wet underfoot.",
            slug: "western-ghats",
          },
          {
            name: "Amboli",
            state: "Maharashtra",
            description:
              "By September the torrents have eased and frogs call round the village after dark. Naturalists lead torchlit walks, and nothing is handled.",
            slug: "amboli",
          },
          {
            name: "Saputara",
            state: "Gujarat",
            description:
              "Mist, a boating lake and the broad drop of Gira Falls bring families up to the Dangs, and a monsoon festival usually runs for some weeks.",
            slug: "saputara",
          },
        ],
      },
      {
        title: "Old stone in the green months",
        icon: "landmark",
        places: [
          {
            name: "Ellora and Ajanta Caves",
            state: "Maharashtra",
            description:
              "From July a cascade falls at the head of Ajanta's gorge and the cliffs turn green. Steps are slippery; Ajanta shuts on Mondays, Ellora on Tuesdays.",
            slug: "ellora-ajanta-caves",
          },
          {
            name: "Chittorgarh",
            state: "Rajasthan",
            description:
              "August and September fill the fort's tanks and green its scrub, with cloud over the towers. Days are humid but far below summer's heat.",
            slug: "chittorgarh",
          },
          {
            name: "Udaipur and Mount Abu",
            state: "Rajasthan",
            description:
              "After good rain September finds the lakes high and the Aravallis green. Cloud begins to lift off Guru Shikhar, and the winter crowds are weeks away.",
            slug: "udaipur-mount-abu",
          },
          {
            name: "Mandu",
            state: "Madhya Pradesh",
            description:
              "Tanks brim on both sides of Jahaz Mahal and cloud drifts across the ruined capital of Malwa. Views into the Narmada valley come and go.",
            slug: null,
          },
        ],
      },
      {
        title: "Festivals",
        icon: "drum",
        places: [
          {
            name: "Mumbai",
            state: "Maharashtra",
            description:
              "Ganesh Chaturthi falls in August or September: ten days of decorated pandals, ending in processions to the sea. Roads close, and trains are packed on the last day.",
            slug: null,
          },
          {
            name: "Tarnetar",
            state: "Gujarat",
            description:
              "Herders of Saurashtra meet in August or September at a temple fair near Thangadh, with embroidered umbrellas, circle dances and rural games. Lodging is scarce.",
            slug: null,
          },
        ],
      },
    ],
  },
  {
    region: "west",
    season: "winter",
    title: "West India in winter: salt, kites and lake palaces",
    subtitle: "Dry, bright months from the Rann to the Konkan",
    months: "October to February",
    icon: "sunset",
    description:
      "Winter is when Gujarat and Rajasthan are at ease. Navratri opens the season with nine nights of garba, the Rann normally dries to white by late November, and on 14 January all Ahmedabad is on the roof. Udaipur's lakes are high after a fair monsoon, safari parks reopen in October, and the Konkan sea is calm enough for its forts. Nights in Kutch and Jodhpur are cold. Diwali week, Christmas and long weekends are crowded everywhere.",
    categories: [
      {
        title: "Festivals",
        icon: "party-popper",
        places: [
          {
            name: "Navratri in Gujarat",
            state: "Gujarat",
            description:
              "Nine nights of garba in late September or October, on the great grounds of Vadodara and in Ahmedabad's old lanes. Dancing runs late, and passes carry names.",
            slug: "navratri-gujarat",
          },
          {
            name: "Rann Utsav",
            state: "Gujarat",
            description:
              "The tents at Dhordo stand from about November to February. Full-moon nights sell out first, and early in the season the salt may still be wet.",
            slug: "rann-utsav",
          },
          {
            name: "Uttarayan in Ahmedabad",
            state: "Gujarat",
            description:
              "On 14 and 15 January the old city lives on its roofs and paper kites crowd the sky. Stairs are steep and parapets low.",
            slug: "kite-festival",
          },
          {
            name: "Pushkar",
            state: "Rajasthan",
            description:
              "Herders camp on the sand with horses and camels before Kartik's full moon, in late October or November. Camels are far fewer than in old pictures.",
            slug: null,
          },
        ],
      },
      {
        title: "Palaces, forts and caves",
        icon: "castle",
        places: [
          {
            name: "Udaipur",
            state: "Rajasthan",
            description:
              "Sunset boats, cool stone and lamplit ghats from October to February. The lakes are usually highest in the first weeks after the rains.",
            slug: "udaipur",
          },
          {
            name: "Jodhpur",
            state: "Rajasthan",
            description:
              "Crisp days on Mehrangarh's ramparts, and a folk music festival in the fort around October's full moon. January nights fall below ten degrees.",
            slug: "jodhpur",
          },
          {
            name: "Vadodara",
            state: "Gujarat",
            description:
              "Dry, mild days for Laxmi Vilas Palace and the mosques of Champaner, which are hard going in the heat. The palace closes on Mondays.",
            slug: "vadodara",
          },
          {
            name: "Ellora and Ajanta Caves",
            state: "Maharashtra",
            description:
              "Dry paths and cool mornings make the climb between caves easy, and Kailasa can be seen from its rim without haste. Weekends bring school parties.",
            slug: "ellora-ajanta-caves",
          },
        ],
      },
      {
        title: "Wildlife and salt",
        icon: "paw-print",
        places: [
          {
            name: "Gir National Park",
            state: "Gujarat",
            description:
              "Open again from mid-October, the forest is leafy and comfortable until February, with cold dawns in the jeep. Lions are often seen, never to order.",
            slug: "gir-national-park",
          },
          {
            name: "Ranthambore National Park",
            state: "Rajasthan",
            description:
              "Mist on the lakes and winter birds repay a bitterly cold early drive in December and January. Seats go weeks ahead, and zones cannot be chosen on the day.",
            slug: "ranthambore-national-park",
          },
          {
            name: "Kutch",
            state: "Gujarat",
            description:
              "Printers and weavers work outdoors in mild sun, and by December the salt is usually firm underfoot. Nights in Banni villages call for a quilt.",
            slug: "kutch",
          },
          {
            name: "Velavadar",
            state: "Gujarat",
            description:
              "Blackbuck graze the golden grass in herds, and harriers gather at dusk in one of the world's large winter roosts. The park opens in mid-October.",
            slug: null,
          },
        ],
      },
      {
        title: "Coast and hills",
        icon: "sailboat",
        places: [
          {
            name: "Diu",
            state: "Dadra and Nagar Haveli and Daman and Diu",
            description:
              "The sea is calmest from November to February, right for Ghoghla's sand and a look at Vanakbara's boatyards. Nagoa is noisy at weekends.",
            slug: "diu",
          },
          {
            name: "Alibaug",
            state: "Maharashtra",
            description:
              "Gulls follow the ferry from the Gateway of India and boats go out to Janjira. Evenings in December and January are almost cool.",
            slug: "alibaug",
          },
          {
            name: "Matheran",
            state: "Maharashtra",
            description:
              "Clear views to the plain from November on, and the through train from Neral is back, as a rule, from mid-October. Nights are fresh.",
            slug: "matheran",
          },
          {
            name: "Mahabaleshwar and Panchgani",
            state: "Maharashtra",
            description:
              "Strawberries ripen from about December, and some farming families let visitors pick. Dawn at Wilson Point needs a warm coat.",
            slug: "mahabaleshwar-panchgani",
          },
          {
            name: "Tarkarli",
            state: "Maharashtra",
            description:
              "Water off Sindhudurg is clearest from November to February, for snorkelling with an instructor and boats up the Karli. New Year is crowded.",
            slug: null,
          },
        ],
      },
    ],
  },
];

/** The group of a region and a season. */
export function seasonGroupOf(region: Region, season: Season): SeasonGroup {
  const group = seasonGroups.find((each) => each.region === region && each.season === season);
  if (!group) throw new Error(`no places are named for ${region} in ${season}`);
  return group;
}
