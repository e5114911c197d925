import type { SeasonGroup } from "./season-group";

/** Where to go in South India, season by season. */
export const south: readonly SeasonGroup[] = [
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
            slug: "kabini-riverside-camp",
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
            slug: "thrissur-classical-arts",
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
            slug: "alleppey-houseboat-cruise",
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
            slug: "badami-aihole-pattadakal",
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
];
