import type { State } from "~/domain/tours/state-centers";
import type { Region } from "~/domain/tours/tour";

/** States by their names in searches: short and old names, epithets, and names in other scripts that do not sound alike. */
export const stateLines: Readonly<Record<State, string>> = {
  "Andaman and Nicobar Islands":
    "andaman, andamans, an islands, an nicobar, andaman nicobar islands, andaman n nicobar, 安达曼, andaman nicobar, andaman and nicobar, andaman islands, nicobar, अंडमान, আন্দামান, அந்தமான், అండమాన్, ಅಂಡಮಾನ್, ആൻഡമാൻ",
  "Andhra Pradesh": "andhra, ap, ap tourism, आंध्र, ఆంధ్ర, ఆంధ్రప్రదేశ్",
  "Arunachal Pradesh": "arunachal, nefa, land of the rising sun, अरुणाचल, অরুণাচল",
  Assam: "asam, assam tea, asom, असम, আসাম, অসম",
  Bihar: "vihar, बिहार, بہار",
  Chandigarh: "",
  Chhattisgarh: "cg tour, chattisgarh, chhatisgarh, chatisgarh, छत्तीसगढ़",
  "Dadra and Nagar Haveli and Daman and Diu":
    "daman and diu, daman diu, dadra, silvassa, dadra and nagar haveli",
  Delhi: "",
  Goa: "gova, goan, 果阿, 果阿邦, north goa, south goa, panaji, panjim, calangute, baga, baga beach, anjuna, palolem, old goa, गोवा, গোয়া, ગોવા, ਗੋਆ, ଗୋଆ, கோவா, గోవా, ಗೋವಾ, ഗോവ, گوا",
  Gujarat: "gj, gujrat, gujarath, gujaraat, saurashtra, kathiawar, गुजरात, ગુજરાત, গুজরাট, گجرات",
  Haryana: "haryana, kurukshetra, surajkund",
  "Himachal Pradesh":
    "himachal, hp, himachal pardesh, hp tourism, dev bhoomi himachal, हिमाचल, হিমাচল, હિમાચલ, இமாச்சல், ہماچل",
  "Jammu and Kashmir":
    "kashmir, jk, jammu n kashmir, 克什米尔, jammu kashmir, kasmir, cashmere, kashmir valley, heaven on earth, paradise on earth, j and k, jandk, कश्मीर, কাশ্মীর, કાશ્મીર, ਕਸ਼ਮੀਰ, காஷ்மீர், కాశ్మీర్, ಕಾಶ್ಮೀರ, കാശ്മീർ, کشمیر",
  Jharkhand: "jh tourism, jharkand, झारखंड, ঝাড়খণ্ড",
  Karnataka: "ka state, karnatak, mysore state, ಕರ್ನಾಟಕ, कर्नाटक, கர்நாடகா",
  Kerala:
    "kl state, keral, keralam, 喀拉拉,  gods own country, god's own country, malabar, travancore, केरल, কেরল, কেরালা, કેરળ, ਕੇਰਲ, କେରଳ, கேரளா, கேரளம், కేరళ, ಕೇರಳ, കേരളം, کیرالہ",
  Ladakh: "拉达克, land of high passes, moon land, लद्दाख, লাদাখ, લદ્દાખ, ਲੱਦਾਖ, லடாக், లడాఖ్, ಲಡಾಖ್, ലഡാക്ക്, لداخ",
  Lakshadweep: "laccadive, lakshadeep, agatti",
  "Madhya Pradesh":
    "mp, mp tourism, madhyapradesh, madhya pardesh, bundelkhand, malwa, heart of india, मध्य प्रदेश",
  Maharashtra: "mh, maharashtrian, maharastra, maratha, महाराष्ट्र, konkan, kokan, कोकण, कोंकण",
  Manipur: "मणिपुर, মণিপুর",
  Meghalaya: "khasi hills, abode of clouds, मेघालय, মেঘালয়",
  Mizoram: "mizo, मिज़ोरम",
  Nagaland: "naga, naga hills, naga tribes, hornbill country",
  Odisha: "od state, orissa, odisa, odissa, kalinga, utkal, ओडिशा, उड़ीसा, ଓଡ଼ିଶା, ওড়িশা, উড়িষ্যা",
  Puducherry: "",
  Punjab: "panjab, पंजाब, ਪੰਜਾਬ, پنجاب",
  Rajasthan:
    "rj, rajasthani, rajasthan ki, 拉贾斯坦, 拉贾斯坦邦, rajputana, marwar, mewar, land of kings, राजस्थान, রাজস্থান, રાજસ્થાન, ਰਾਜਸਥਾਨ, ରାଜସ୍ଥାନ, ராஜஸ்தான், రాజస్థాన్, ರಾಜಸ್ಥಾನ, രാജസ്ഥാൻ, راجستھان",
  Sikkim: "सिक्किम, সিকিম",
  "Tamil Nadu": "tn, tamil, tamilnad, tamilnadu, tn tourism, तमिलनाडु, தமிழ்நாடு, தமிழகம்",
  Telangana: "ts tourism, telengana, తెలంగాణ",
  Tripura: "",
  "Uttar Pradesh":
    "up state, up tour, up trip, up tourism, up temples, up pilgrimage, up darshan, up yatra, uttarpradesh, uttar pardesh, united provinces, उत्तर प्रदेश",
  Uttarakhand:
    "uk state, uk tourism, uttaranchal, uttrakhand, uttrakhund, uttarkhand, garhwal, devbhoomi, dev bhoomi, land of gods, उत्तराखंड, उत्तरांचल, উত্তরাখণ্ড",
  "West Bengal":
    "wb, bengal, bengali, wb tourism, paschim banga, paschimbanga, north bengal, dooars, पश्चिम बंगाल, बंगाल, পশ্চিমবঙ্গ, বাংলা, বঙ্গ",
};

/** Quarters of the country by other names. */
export const regionNames: Readonly<Record<Region, string>> = {
  north:
    "northern, northern states, north of india, north indian states, uttar bharat, उत्तर भारत, inde du nord, nordindien, norte de la india, северная индия, 北印度",
  south:
    "southern, southern states, south of india, south indian states, down south, dakshin bharat, dakshin, दक्षिण भारत, தென்னிந்தியா, inde du sud, sudindien, sur de la india, южная индия, 南印度, 南インド",
  east: "eastern, eastern states, east of india, purvi bharat, पूर्वी भारत, ostindien",
  west: "western, western states, west of india, paschim bharat, पश्चिम भारत, westindien",
};

/** Cities to start from for people of a state. */
export const startOfState: Partial<Record<State, string>> = {
  "Andhra Pradesh": "Visakhapatnam",
  Assam: "Guwahati",
  Bihar: "Patna",
  Chandigarh: "Chandigarh",
  Chhattisgarh: "Raipur",
  Delhi: "Delhi",
  Gujarat: "Ahmedabad",
  Haryana: "Delhi",
  Jharkhand: "Ranchi",
  Karnataka: "Bangalore",
  Kerala: "Fort Kochi",
  "Madhya Pradesh": "Bhopal",
  Maharashtra: "Mumbai",
  Odisha: "Bhubaneswar",
  Puducherry: "Pondicherry",
  Punjab: "Amritsar",
  Rajasthan: "Jaipur",
  "Tamil Nadu": "Chennai",
  Telangana: "Hyderabad",
  "Uttar Pradesh": "Lucknow",
  Uttarakhand: "Dehradun",
  "West Bengal": "Kolkata",
};

const northEast: readonly State[] = [
  "Arunachal Pradesh",
  "Assam",
  "Manipur",
  "Meghalaya",
  "Mizoram",
  "Nagaland",
  "Sikkim",
  "Tripura",
];
const himalaya: readonly State[] = [
  "Himachal Pradesh",
  "Uttarakhand",
  "Jammu and Kashmir",
  "Ladakh",
  "Sikkim",
  "Arunachal Pradesh",
];

/** Parts of the country that are several states. */
export const partsOfIndia: readonly { label: string; states: readonly State[]; names: string }[] = [
  {
    label: "North East India",
    states: northEast,
    names:
      "north east, northeast, ne tour, ne trip, ne states, north east states, northeast states, north eastern, northeastern, north east india, northeast india, ne india, seven sisters, seven sister states, seven sisters of india, पूर्वोत्तर, উত্তর পূর্ব, উত্তরপূর্ব",
  },
  {
    label: "Himalaya",
    states: himalaya,
    names:
      "himalaya, himalayas, himalayan, 喜马拉雅, 喜马拉雅山, हिमालय, হিমালয়, இமயமலை, హిమాలయాలు, ಹಿಮಾಲಯ, ഹിമാലയം, ہمالیہ",
  },
  {
    label: "Konkan",
    states: ["Maharashtra", "Goa"],
    names: "konkan coast, konkan belt, konkan side",
  },
  { label: "Deccan", states: ["Maharashtra", "Karnataka", "Telangana"], names: "deccan, deccan plateau" },
  { label: "Central India", states: ["Madhya Pradesh", "Chhattisgarh"], names: "central india" },
];
