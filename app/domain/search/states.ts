import type { State } from "~/domain/tours/state-centers";

/** States by their names in searches: short and old names, epithets, and names in other scripts that do not sound alike. */
export const stateLines: Readonly<Record<State, string>> = {
  "Andaman and Nicobar Islands":
    "andaman, andamans, andaman nicobar, andaman and nicobar, andaman islands, nicobar, अंडमान, আন্দামান, அந்தமான், అండమాన్, ಅಂಡಮಾನ್, ആൻഡമാൻ",
  "Andhra Pradesh": "andhra, ap tourism, आंध्र, ఆంధ్ర, ఆంధ్రప్రదేశ్",
  "Arunachal Pradesh": "arunachal, nefa, land of the rising sun, अरुणाचल, অরুণাচল",
  Assam: "asam, assam tea, asom, असम, আসাম, অসম",
  Bihar: "vihar, बिहार, بہار",
  Chandigarh: "",
  Chhattisgarh: "chattisgarh, chhatisgarh, chatisgarh, छत्तीसगढ़",
  "Dadra and Nagar Haveli and Daman and Diu":
    "daman and diu, daman diu, dadra, silvassa, dadra and nagar haveli",
  Delhi: "",
  Goa: "gova, north goa, south goa, panaji, panjim, calangute, baga, baga beach, anjuna, palolem, old goa, गोवा, গোয়া, ગોવા, ਗੋਆ, ଗୋଆ, கோவா, గోవా, ಗೋವಾ, ഗോവ, گوا",
  Gujarat: "gujrat, gujarath, gujaraat, saurashtra, kathiawar, गुजरात, ગુજરાત, গুজরাট, گجرات",
  Haryana: "haryana, kurukshetra",
  "Himachal Pradesh": "himachal, hp tourism, dev bhoomi himachal, हिमाचल, হিমাচল, હિમાચલ, இமாச்சல், ہماچل",
  "Jammu and Kashmir":
    "kashmir, jammu kashmir, kasmir, cashmere, kashmir valley, heaven on earth, paradise on earth, j and k, jandk, कश्मीर, কাশ্মীর, કાશ્મીર, ਕਸ਼ਮੀਰ, காஷ்மீர், కాశ్మీర్, ಕಾಶ್ಮೀರ, കാശ്മീർ, کشمیر",
  Jharkhand: "jharkand, झारखंड, ঝাড়খণ্ড",
  Karnataka: "karnatak, mysore state, ಕರ್ನಾಟಕ, कर्नाटक, கர்நாடகா",
  Kerala:
    "keral, keralam, gods own country, god's own country, malabar, travancore, केरल, কেরল, কেরালা, કેરળ, ਕੇਰਲ, କେରଳ, கேரளா, கேரளம், కేరళ, ಕೇರಳ, കേരളം, کیرالہ",
  Ladakh: "land of high passes, moon land, लद्दाख, লাদাখ, લદ્દાખ, ਲੱਦਾਖ, லடாக், లడాఖ్, ಲಡಾಖ್, ലഡാക്ക്, لداخ",
  Lakshadweep: "laccadive, lakshadeep, agatti",
  "Madhya Pradesh": "mp tourism, madhyapradesh, heart of india, मध्य प्रदेश",
  Maharashtra: "mini goa, mini goa of maharashtra, maharastra, maratha, महाराष्ट्र, konkan",
  Manipur: "",
  Meghalaya: "khasi hills, abode of clouds, मेघालय, মেঘালয়",
  Mizoram: "",
  Nagaland: "naga",
  Odisha: "orissa, odisa, odissa, kalinga, utkal, ओडिशा, उड़ीसा, ଓଡ଼ିଶା, ওড়িশা, উড়িষ্যা",
  Puducherry: "",
  Punjab: "panjab, पंजाब, ਪੰਜਾਬ, پنجاب",
  Rajasthan:
    "rajputana, marwar, mewar, land of kings, राजस्थान, রাজস্থান, રાજસ્થાન, ਰਾਜਸਥਾਨ, ରାଜସ୍ଥାନ, ராஜஸ்தான், రాజస్థాన్, ರಾಜಸ್ಥಾನ, രാജസ്ഥാൻ, راجستھان",
  Sikkim: "सिक्किम, সিকিম",
  "Tamil Nadu": "tamilnad, tamilnadu, tn tourism, तमिलनाडु, தமிழ்நாடு, தமிழகம்",
  Telangana: "telengana, తెలంగాణ",
  Tripura: "",
  "Uttar Pradesh": "up tourism, uttarpradesh, united provinces, उत्तर प्रदेश",
  Uttarakhand:
    "uttaranchal, uttrakhand, uttrakhund, uttarkhand, garhwal, devbhoomi, dev bhoomi, land of gods, उत्तराखंड, उत्तरांचल, উত্তরাখণ্ড",
  "West Bengal":
    "bengal, wb tourism, paschim banga, paschimbanga, north bengal, dooars, पश्चिम बंगाल, बंगाल, পশ্চিমবঙ্গ, বাংলা, বঙ্গ",
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
      "north east, northeast, north eastern, northeastern, north east india, northeast india, ne india, seven sisters, seven sister states, seven sisters of india, पूर्वोत्तर, উত্তর পূর্ব, উত্তরপূর্ব",
  },
  {
    label: "Himalaya",
    states: himalaya,
    names: "himalaya, himalayas, himalayan, हिमालय, হিমালয়, இமயமலை, హిమాలయాలు, ಹಿಮಾಲಯ, ഹിമാലയം, ہمالیہ",
  },
  { label: "Central India", states: ["Madhya Pradesh", "Chhattisgarh"], names: "central india" },
];
