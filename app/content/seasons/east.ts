import type { SeasonGroup } from "./season-group";

/** Where to go in East India, season by season. */
export const east: readonly SeasonGroup[] = [
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
              "Steps to the root bridges are dry, and boats are out on the Umngot at Dawki, clear or brown as the road works upstream allow. Nohkalikai shrinks to a thread by January.",
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
];
