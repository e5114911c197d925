/** Times of the year in searches: months, seasons and festivals, each with the month that it stands for. */

interface TimeOfYear {
  names: string;
  /** 1 to 12: the usual month, for festivals by the moon the one they fall in most often. */
  month: number;
  /** State the festival belongs to. */
  state?: string;
  /** Words of the festival in the texts of tours, searched where a tour has them. */
  texts?: string;
  /** Its days: MM-dd if it has the same in all years, else yyyy-MM-dd of the coming years. */
  days?: string;
}

export const timesOfYear: readonly TimeOfYear[] = [
  {
    month: 1,
    names: "january, jan, janvari, janwari, जनवरी, জানুয়ারি, જાન્યુઆરી, ਜਨਵਰੀ, ஜனவரி, జనవరి, ಜನವರಿ, ജനുവരി, جنوری",
  },
  {
    month: 2,
    names:
      "february, feb, febuary, farvari, फरवरी, ফেব্রুয়ারি, ફેબ્રુઆરી, ਫਰਵਰੀ, பிப்ரவரி, ఫిబ్రవరి, ಫೆಬ್ರವರಿ, ഫെബ്രുവരി, فروری",
  },
  { month: 3, names: "march, mar, मार्च, মার্চ, માર્ચ, ਮਾਰਚ, மார்ச், మార్చి, ಮಾರ್ಚ್, മാർച്ച്, مارچ" },
  { month: 4, names: "april, apr, aprail, अप्रैल, এপ্রিল, એપ્રિલ, ਅਪ੍ਰੈਲ, ஏப்ரல், ఏప్రిల్, ಏಪ್ರಿಲ್, ഏപ്രിൽ, اپریل" },
  { month: 5, names: "may, मई, মে, મે, ਮਈ, மே, మే, ಮೇ, മെയ്, مئی" },
  { month: 6, names: "june, jun, joon, जून, জুন, જૂન, ਜੂਨ, ஜூன், జూన్, ಜೂನ್, ജൂൺ, جون" },
  { month: 7, names: "july, jul, julai, जुलाई, জুলাই, જુલાઈ, ਜੁਲਾਈ, ஜூலை, జూలై, ಜುಲೈ, ജൂലൈ, جولائی" },
  {
    month: 8,
    names: "august, aug, agast, अगस्त, আগস্ট, ઓગસ્ટ, ਅਗਸਤ, ஆகஸ்ட், ఆగస్టు, ಆಗಸ್ಟ್, ഓഗസ്റ്റ്, اگست",
  },
  {
    month: 9,
    names:
      "september, sep, sept, sitambar, सितंबर, সেপ্টেম্বর, સપ્ટેમ્બર, ਸਤੰਬਰ, செப்டம்பர், సెప్టెంబర్, ಸೆಪ್ಟೆಂಬರ್, സെപ്റ്റംബർ, ستمبر",
  },
  {
    month: 10,
    names: "october, oct, aktubar, अक्टूबर, অক্টোবর, ઓક્ટોબર, ਅਕਤੂਬਰ, அக்டோபர், అక్టోబర్, ಅಕ್ಟೋಬರ್, ഒക്ടോബർ, اکتوبر",
  },
  {
    month: 11,
    names: "november, nov, navambar, नवंबर, নভেম্বর, નવેમ્બર, ਨਵੰਬਰ, நவம்பர், నవంబర్, ನವೆಂಬರ್, നവംബർ, نومبر",
  },
  {
    month: 12,
    names: "december, dec, disambar, दिसंबर, ডিসেম্বর, ડિસેમ્બર, ਦਸੰਬਰ, டிசம்பர், డిసెంబర్, ಡಿಸೆಂಬರ್, ഡിസംബർ, دسمبر",
  },

  {
    month: 12,
    names:
      "winter, winters, हिवाळा, हिवाळ्यात, wintertime, winter season, sardiyo, sardi ki chutti, thand me, thand mein, winter vacations, sardi, sardiyon, thand, winter holidays, winter vacation, winter break, सर्दी, सर्दियों, शीतकाल, শীত, শীতকাল, શિયાળો, ਸਰਦੀ, ଶୀତ, குளிர்காலம், చలికాలం, ಚಳಿಗಾಲ, ശൈത്യകാലം",
  },
  { month: 3, names: "spring, basant, vasant, springtime, वसंत, बसंत" },
  {
    month: 5,
    names:
      "summer, summers, उन्हाळा, उन्हाळी सुट्टी, summertime, summer season, garmi ki chutti, garmi ki chhutti, garmiyo, summer vacations, summer vacay, school summer holidays, school summer vacation, school summer break, garmi, garmiyon, summer vacation, summer holidays, summer holiday, summer break, summer camp, गर्मी, गर्मियों, গ্রীষ্ম, গরম, ઉનાળો, ઉનાળુ, ਗਰਮੀ, கோடை, கோடைக்காலம், వేసవి, ಬೇಸಿಗೆ, വേനൽ, വേനൽക്കാലം",
  },
  {
    month: 7,
    texts: "monsoon, rains, rain",
    names:
      "monsoon, monsoons, monsoon season, पावसाळा, पावसाळ्यात, mansoon, rainy, rainy season, rain, rains, rainy days, barish, baarish, barsaat, barsat, मानसून, बारिश, बरसात, বর্ষা, বর্ষাকাল, ચોમાસું, ચોમાસા, ਮੌਨਸੂਨ, ବର୍ଷା, மழைக்காலம், மழை, వర్షాకాలం, ಮಳೆಗಾಲ, ಮಳೆ, മൺസൂൺ, മഴക്കാലം, مون سون",
  },
  { month: 8, days: "08-15", names: "independence day, independence day weekend, swatantrata diwas" },
  { month: 10, days: "10-02", names: "gandhi jayanti" },
  { month: 10, names: "autumn, fall season, fall colours, sharad, puja holidays, puja vacation" },

  { days: "01-26", month: 1, names: "republic day, republic day weekend, republic day parade, 26 january" },
  {
    days: "01-14",
    month: 1,
    names: "makar sankranti, makar sankranthi, sankranti, sankranthi, uttarayan festival, lohri",
    texts: "uttarayan, kite",
    state: "Gujarat",
  },
  {
    days: "01-15",
    month: 1,
    names: "pongal, pongal holidays, pongal festival, jallikattu, பொங்கல்",
    state: "Tamil Nadu",
    texts: "pongal",
  },
  { month: 1, names: "magh bihu, bhogali bihu", state: "Assam" },
  {
    month: 2,
    names:
      "valentine week, valentines week, maha shivratri, mahashivratri, shivratri, shivaratri, basant panchami, desert festival",
    texts: "shivaratri, shivratri",
  },
  { month: 2, names: "goa carnival", state: "Goa" },
  {
    days: "2027-03-22, 2028-03-11, 2029-03-01",
    month: 3,
    names:
      "holi, rang panchami, lathmar holi, festival of colours, festival of colors, होली, হোলি, હોળી, ਹੋਲੀ, ہولی, ഹോളി, ஹோலி, హోలీ, ಹೋಳಿ",
    texts: "holi",
  },
  { month: 3, names: "shigmo", state: "Goa" },
  { month: 3, names: "gangaur, gangaur festival", state: "Rajasthan" },
  {
    month: 4,
    names:
      "good friday, easter, easter weekend, easter break, easter holidays, ugadi, gudi padwa, vishu, vaisakhi, ambedkar jayanti, puthandu",
  },
  { days: "04-14", month: 4, names: "baisakhi", state: "Punjab" },
  { month: 4, names: "bihu, rongali bihu", state: "Assam", texts: "bihu" },
  { month: 5, names: "thrissur pooram festival, pooram, buddha purnima, vesak", texts: "pooram, buddha" },
  { month: 6, names: "hemis, hemis festival", state: "Ladakh", texts: "hemis" },
  { month: 6, names: "ambubachi", state: "Assam" },
  { month: 7, names: "rath yatra festival, eid, muharram, guru purnima, bakrid" },
  { month: 8, days: "2027-08-17, 2028-08-05", names: "raksha bandhan, rakhi, रक्षाबंधन" },
  { month: 8, days: "2027-08-25, 2028-08-13", names: "janmashtami, krishna janmashtami, जन्माष्टमी" },
  {
    days: "2027-09-12, 2028-09-01",
    month: 8,
    names: "onam, onam festival, onam holidays, ഓണം, ओणम",
    state: "Kerala",
    texts: "onam",
  },
  {
    month: 8,
    names: "snake boat race, boat race, nehru trophy",
    state: "Kerala",
    texts: "boat race, snake boat",
  },
  {
    days: "2027-09-04, 2028-08-23",
    month: 9,
    names:
      "ganesh chaturthi, ganesh utsav, ganpati, ganapati, ganeshotsav, vinayaka chaturthi, गणेश चतुर्थी, गणपति, ગણેશ ચતુર્થી",
    state: "Maharashtra",
    texts: "ganesh, ganpati",
  },
  { month: 9, names: "ziro festival, ziro music festival", state: "Arunachal Pradesh" },
  {
    days: "2027-09-30, 2028-09-19",
    month: 10,
    names:
      "navratri, navratra festival, navaratri, navrathri, garba, dandiya, नवरात्रि, नवरात्री, નવરાત્રી, ગરબા, गरबा, নবরাত্রি",
    texts: "navratri, garba",
  },
  {
    days: "2027-10-09, 2028-09-27",
    month: 10,
    names:
      "dussehra, dussera, dasara, dasera, dashera, dussehara, vijayadashami, vijaya dashami, mysore dasara, दशहरा, ದಸರಾ, దసరా, தசரா",
    texts: "dasara, dussehra",
  },
  {
    days: "2027-10-08, 2028-09-26",
    month: 10,
    names: "durga puja, durga pooja, pujo, durgapuja, দুর্গা পূজা, দুর্গাপূজা, পুজো, दुर्गा पूजा",
    state: "West Bengal",
    texts: "durga puja, durga",
  },
  { month: 10, names: "marwar festival", state: "Rajasthan" },
  {
    days: "2027-10-29, 2028-10-17",
    month: 11,
    names:
      "diwali, deepavali, diwali week, diwali holidays, diwali vacation, diwali break, diwali ki chutti, dipavali, deepawali, divali, dipawali, dhanteras, festival of lights, दिवाली, दीपावली, দীপাবলি, દિવાળી, ਦਿਵਾਲੀ, ଦୀପାବଳି, தீபாவளி, దీపావళి, ದೀಪಾವಳಿ, ദീപാവലി, دیوالی, bhai dooj, kali puja",
    texts: "diwali",
  },
  {
    days: "2027-11-04, 2028-10-23",
    month: 11,
    names: "chhath, chhath puja, chath puja, छठ, छठ पूजा",
    state: "Bihar",
    texts: "chhath",
  },
  { month: 11, names: "guru nanak jayanti, gurpurab, gurupurab, गुरुपूरब", state: "Punjab", texts: "sikh" },
  { month: 11, names: "wangala", state: "Meghalaya" },
  // Festivals of one town rank by its name.
  {
    month: 1,
    names: "bikaner camel festival, jaipur literature festival, jlf, literature festival, lit fest",
    state: "Rajasthan",
  },
  { month: 1, names: "thaipusam, thai poosam", state: "Tamil Nadu" },
  { month: 1, names: "gangasagar, sagar mela, poush mela", state: "West Bengal" },
  { month: 1, names: "ladakh losar, losar festival", texts: "losar" },
  { month: 2, names: "taj mahotsav", state: "Uttar Pradesh", texts: "agra" },
  { month: 2, names: "surajkund mela, surajkund craft mela", texts: "delhi" },
  { month: 2, names: "jaisalmer desert festival, maru mahotsav", state: "Rajasthan", texts: "jaisalmer" },
  { month: 2, names: "khajuraho dance, dance festival of khajuraho", state: "Madhya Pradesh" },
  { month: 3, names: "mewar festival", state: "Rajasthan", texts: "udaipur" },
  { month: 3, names: "jaipur elephant festival", state: "Rajasthan", texts: "jaipur" },
  { month: 3, names: "hola mohalla, hola mohalla anandpur", state: "Punjab" },
  { month: 3, names: "attukal, attukal pongala festival", state: "Kerala" },
  {
    month: 4,
    names: "chithirai, chithirai festival, meenakshi thirukalyanam",
    state: "Tamil Nadu",
    texts: "madurai",
  },
  { month: 4, names: "tulip season, srinagar tulip festival", state: "Jammu and Kashmir" },
  { month: 4, names: "ram navami, rama navami, hanuman jayanti, mahavir jayanti, navreh, cheti chand" },
  { month: 4, names: "poila boishakh, pohela boishakh, bengali new year", state: "West Bengal" },
  { month: 5, names: "saga dawa, saga dawa festival", state: "Sikkim" },
  {
    month: 5,
    names: "ooty flower show, ooty summer festival, flower show ooty",
    state: "Tamil Nadu",
    texts: "ooty",
  },
  { month: 6, names: "ganga dussehra, ganga dussera", texts: "ganga" },
  { month: 7, names: "dree festival, dree", state: "Arunachal Pradesh" },
  { month: 7, names: "bonalu", state: "Telangana" },
  { month: 7, names: "minjar, minjar fair, minjar mela", state: "Himachal Pradesh", texts: "chamba" },
  { month: 7, names: "kanwar, kanwar mela, kanwariya, sawan, shravan, sawan somvar", texts: "shiva" },
  { month: 8, names: "teej, hariyali teej, teej festival", state: "Rajasthan", texts: "jaipur" },
  { month: 8, names: "nuakhai", state: "Odisha" },
  { month: 8, names: "parsi new year, navroz, dahi handi, govinda festival, nag panchami" },
  { month: 9, names: "nanda devi mela, nanda devi raj jat", state: "Uttarakhand" },
  { month: 9, names: "pitru paksh, pitrupaksha, shradh paksha", state: "Bihar", texts: "gaya" },
  { month: 10, names: "kullu dussehra, kullu dussera", state: "Himachal Pradesh" },
  { month: 10, names: "bathukamma", state: "Telangana" },
  {
    month: 10,
    names: "sharad purnima, kojagiri, karva chauth, karwa chauth, navratra, navratre, dusshera, golu",
  },
  { month: 11, names: "sonepur fair", state: "Bihar" },
  { month: 11, names: "kartik purnima, karthigai deepam, ganga mahotsav", texts: "ganga, ghats" },
  { month: 11, names: "childrens day, children day, thanksgiving, black friday" },
  { month: 12, names: "losoong, namsoong", state: "Sikkim" },
  { month: 12, names: "konark dance", state: "Odisha", texts: "konark" },
  { month: 12, names: "sunburn, sunburn festival, cochin carnival", texts: "goa" },
  { month: 12, names: "margazhi, chennai music season, december season", state: "Tamil Nadu" },
  { month: 12, names: "hornbill festival, hornbill fest", state: "Nagaland", texts: "hornbill festival" },
  {
    month: 12,
    days: "12-25",
    names:
      "christmas, xmas, x mas, christmas eve, christmas week, christmas break, christmas vacation, xmas holidays, christmas time, christmastime, christmas holidays, क्रिसमस, ক্রিসমাস, বড়দিন, ક્રિસમસ, கிறிஸ்துமஸ், క్రిస్మస్, ಕ್ರಿಸ್ಮಸ್, ക്രിസ്മസ്",
  },
  {
    month: 12,
    days: "12-31",
    names:
      "new year, newyear, new years day, new year week, new year party, 31st night, 31 december night, year ending, new years, new year eve, new years eve, year end, nye, नया साल, नववर्ष, নববর্ষ, નવું વર્ષ, ਨਵਾਂ ਸਾਲ, புத்தாண்டு, కొత్త సంవత్సరం, ಹೊಸ ವರ್ಷ, പുതുവത്സരം",
  },
];
