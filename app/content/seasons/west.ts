import type { SeasonGroup } from "./season-group";

/** Where to go in West India, season by season. */
export const west: readonly SeasonGroup[] = [
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
              "March to May is hot and bare, with far better views of lions and chital at the pools. The forest is closed from June 16 to October 15.",
            slug: "gir-national-park",
          },
          {
            name: "Ranthambore National Park",
            state: "Rajasthan",
            description:
              "April to June gives the best odds of a tiger beside the lakes, in heat of forty degrees and more. Core zones shut on July 1.",
            slug: "ranthambore-national-park",
          },
          {
            name: "Tadoba",
            state: "Maharashtra",
            description:
              "Leafless teak and shrinking lakes make tigers easier to see than at any other time, at 42 degrees or above. Core gates rest on Tuesdays and close after June 30.",
            slug: "tadoba-tiger-photography",
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
      "Winter is when Gujarat and Rajasthan are at ease. Navratri opens the season with nine nights of garba, the Rann normally dries to white by late November, and on January 14 all Ahmedabad is on the roof. Udaipur's lakes are high after a fair monsoon, safari parks reopen in October, and the Konkan sea is calm enough for its forts. Nights in Kutch and Jodhpur are cold. Diwali week, Christmas and long weekends are crowded everywhere.",
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
              "On January 14 and 15 the old city lives on its roofs and paper kites crowd the sky. Stairs are steep and parapets low.",
            slug: "kite-festival",
          },
          {
            name: "Pushkar",
            state: "Rajasthan",
            description:
              "Herders camp on the sand with horses and camels before Kartik's full moon, in late October or November. Camels are far fewer than in old pictures.",
            slug: "pushkar-fair-photography",
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
            slug: "tarkarli-coast-escape",
          },
        ],
      },
    ],
  },
];
