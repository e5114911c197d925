import type { SeasonGroup } from "./season-group";

/** Where to go in North India, season by season. */
export const north: readonly SeasonGroup[] = [
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
            slug: "chandratal-lake-camp",
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
            slug: "bharatpur-bird-photography",
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
              "Bright days and sharp evenings suit the walk up to Amber. Kites fill the sky on January 14, and the literature festival usually follows within a few weeks.",
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
            slug: "lucknow-awadhi-kitchens",
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
];
