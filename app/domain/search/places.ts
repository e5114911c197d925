/**
 * Places of India: name, latitude and longitude, and the other names people search by: old names, other spellings, sights, epithets, and
 * names in other scripts that do not sound alike (those that do are transliterated). The name is the one the tours use. A name after "~" is
 * read in searches, and not looked for in texts.
 */
export const placeLines = `
Agra | 27.18 78.01 | akbarabad, taj mahal, tajmahal, taj, fatehpur sikri, mehtab bagh, agra fort, آگرہ, تاج محل, ताज, தாஜ் மஹால், తాజ్ మహల్, താജ് മഹൽ, তাজমহল, તાજમહેલ, ਤਾਜ ਮਹਿਲ, ତାଜମହଲ, ತಾಜ್ ಮಹಲ್, taj mehal, taj mahal by moonlight, sikandra tomb, itimad ud daulah, 泰姬陵, 泰姬玛哈, 阿格拉
Agumbe | 13.51 75.1 | king cobra, malgudi
Ahmedabad | 23.03 72.58 | amdavad, ahmadabad, karnavati, अहमदाबाद, અમદાવાદ, sabarmati ashram, احمد آباد, ~amd, amdabad, adalaj, adalaj stepwell, sabarmati
Aihole | 16.02 75.88 |
Aizawl | 23.73 92.72 |
Ajanta | 20.55 75.7 | ajintha, ajanta caves, ajantha, ajantha caves, ajanta paintings
Ajmer | 26.45 74.64 | ajmer sharif, dargah sharif, ajmer dargah, khwaja garib nawaz, garib nawaz, khwaja, urs, ana sagar
Alibaug | 18.64 72.87 | mini goa, mini goa of maharashtra, alibag, murud janjira, kolaba fort, varsoli, nagaon beach, mandwa, janjira, murud
Alleppey | 9.5 76.34 | alappuzha, allappuzha, allepy, venice of the east, kuttanad, kumarakom, backwater, backwaters, back water, back waters, kerala backwaters, alleppey backwaters, बैकवाटर, കായൽ, காயல், ആലപ്പുഴ, vembanad, kumarakom bird sanctuary, vembanad, punnamada, nehru trophy lake, 阿勒皮
Allahabad | 25.44 81.85 | prayagraj, prayag, triveni sangam, sangam, prayagraj kumbh, triveni, magh mela
Almora | 29.6 79.66 | kasar devi
Amboli | 15.96 74.0 | amboli ghat
Amritsar | 31.63 74.87 | ambarsar, golden temple, harmandir sahib, swarn mandir, wagah, wagah border, attari, jallianwala bagh, स्वर्ण मंदिर, ਹਰਿਮੰਦਰ ਸਾਹਿਬ, ਦਰਬਾਰ ਸਾਹਿਬ, ਅੰਮ੍ਰਿਤਸਰ, अमृतसर, امرتسر, ~atq, harmandar sahib, durgiana, 阿姆利则, 金庙
Araku | 18.33 82.88 | araku valley, borra caves, borra
Athirappilly | 10.29 76.57 | athirapally, athirappally, athirapilly, athirampally, athirappilly falls, vazhachal, bahubali waterfall, bahubali falls, അതിരപ്പിള്ളി
Auli | 30.53 79.57 | joshimath
Aurangabad | 19.88 75.34 | sambhajinagar, chhatrapati sambhajinagar, bibi ka maqbara
Ayodhya | 26.8 82.2 | ram mandir, ram janmabhoomi, ayodhya ram temple, ram lalla, hanuman garhi, ram janmbhoomi, shri ram
Badami | 15.92 75.68 | vatapi
Bandhavgarh | 23.72 81.02 |
Bandipur | 11.66 76.63 |
Bangalore | 12.97 77.59 | bengaluru, blr, bengalooru, बैंगलोर, बेंगलुरु, ಬೆಂಗಳೂರು, பெங்களூரு, பெங்களூர், బెంగళూరు, ബാംഗ്ലൂർ, ബെംഗളൂരു, بنگلور, বেঙ্গালুরু, ব্যাঙ্গালোর, બેંગલોર, ~bangaluru, bannerghatta, lalbagh, 班加罗尔
Barot | 32.04 76.84 |
Bekal | 12.39 75.03 | bekal fort
Belur | 13.16 75.86 | halebidu, halebid
Bhandardara | 19.55 73.76 | kalsubai, randha falls, arthur lake, sandhan valley trek, ratangad, wilson dam, kalsubai peak, highest peak in maharashtra
Bharatpur | 27.22 77.49 | keoladeo, keoladeo ghana
Bhimbetka | 22.94 77.61 |
Bhitarkanika | 20.73 86.87 | bhitar kanika, bhitarkanika national park, bhitarkanika crocodile, saltwater crocodile, saltwater crocodiles, gahirmatha
Bhopal | 23.26 77.41 | भोपाल
Bhubaneswar | 20.3 85.82 | bhubaneshwar, bhuvaneshwar, lingaraj, ekamra, ଭୁବନେଶ୍ୱର, भुवनेश्वर, ~bbi, khandagiri, udayagiri, dhauli, nandankanan, lingaraja
Bikaner | 28.02 73.31 | junagarh fort, rat temple, karni mata, deshnok, bikaner camel festival
Bir Billing | 32.04 76.72 | bir, billing
Bodh Gaya | 24.7 84.99 | bodhgaya, buddha gaya, bodh gya, mahabodhi, bodhi tree, buddhagaya, बोधगया, mahabodhi temple, bodhi, bodhgya, 菩提伽耶
Bhuj | 23.24 69.67 |
Brahmaputra | 26.61 92.8 |
Bundi | 25.44 75.64 |
Calicut | 11.26 75.78 | kozhikode
Chail | 30.97 77.2 |
Chamba | 32.55 76.13 |
Chandigarh | 30.73 76.78 | rock garden, चंडीगढ़, ਚੰਡੀਗੜ੍ਹ, ~ixc, sukhna, rose garden, morni
Chandratal | 32.48 77.62 | chandra taal, chandratal lake, moon lake
Chennai | 13.08 80.27 | madras, चेन्नई, சென்னை, చెన్నై, ചെന്നൈ, چنئی, marina beach, kapaleeshwarar, mylapore, 金奈
Cherrapunji | 25.28 91.73 | cherrapunjee, sohra, cherapunji, cherrapunjee, chirapunji, living root bridge, living root bridges, root bridge, double decker root bridge, nongriat, चेरापूंजी, cherapunjee, nohkalikai, seven sister falls, mawsmai, arwah, double root bridge, krang suri
Chettinad | 10.07 78.77 | karaikudi
Chikmagalur | 13.32 75.77 | chikkamagaluru, chikmagaluru, chikkamagalur, chickmagalur, chikamagalur, chickamagalur, mullayanagiri, baba budangiri, baba budan, ಚಿಕ್ಕಮಗಳೂರು
Chilika | 19.72 85.32 | chilka, chilika lake, chilka lake, mangalajodi, satapada, chilika dolphins, nalabana, kalijai, largest lagoon, brackish lake
Chitkul | 31.35 78.44 | sangla
Chitrakoot | 25.18 80.87 |
Chittorgarh | 24.88 74.63 | chittor, chittaurgarh, chittor fort, padmavati, padmini, chittaurgarh fort, vijay stambh, rani padmavati
Coimbatore | 11.02 76.96 | kovai, isha foundation, adiyogi
Coonoor | 11.35 76.8 | kunnur
Coorg | 12.42 75.74 | kodagu, kurg, madikeri, mercara, scotland of india, ಕೊಡಗು, कुर्ग, കുടക്, குடகு, abbey falls, raja seat, dubare, namdroling, bylakuppe, tadiandamol, nisargadhama
Corbett | 29.53 78.77 | jim corbett, corbett national park, ramnagar, dhikala
Cuttack | 20.46 85.88 | kataka
Dalhousie | 32.54 75.97 |
Daman | 20.4 72.83 |
Dandeli | 15.25 74.62 | kali river
Darjeeling | 27.04 88.27 | darjiling, queen of the hills, queen of hills, tiger hill, batasia loop, दार्जिलिंग, দার্জিলিং, دارجلنگ, batasia, ghoom, ghum, himalayan mountaineering institute, darjeeling himalayan railway, mirik, sandakphu, singalila, kanchenjunga view, 大吉岭
Dawki | 25.18 92.02 | umngot
Dehradun | 30.32 78.03 | dehra dun, doon, ~ded, robbers cave, sahastradhara
Delhi | 28.64 77.21 | new delhi, dilli, ncr, noida, gurgaon, gurugram, ghaziabad, faridabad, india gate, red fort, lal qila, qutub minar, qutb minar, humayun tomb, दिल्ली, नई दिल्ली, দিল্লি, দিল্লী, દિલ્હી, ਦਿੱਲੀ, ଦିଲ୍ଲୀ, டெல்லி, தில்லி, ఢిల్లీ, ದೆಹಲಿ, ഡൽഹി, دہلی, دلی, ~del, ~ncr delhi, jantar mantar, connaught place, akshardham, qutab minar, kutub minar, lotus temple, 德里, 新德里, Дели, humayuns tomb
Deoghar | 24.49 86.7 | baidyanath, baidyanath dham, baba dham, babadham, baba baidyanath, vaidyanath, देवघर, वैद्यनाथ, babadham deoghar, vaidyanath dham, bol bam, kanwar yatra, shravani mela, trikut
Dhanaulti | 30.43 78.24 | dhanolti
Dharamshala | 32.22 76.32 | dharamsala, dharmshala, dharmasala, mcleod ganj, mcleodganj, mcleod, mc leod ganj, dalai lama, little lhasa, triund, धर्मशाला, ~dhm, mcleodgunj, macleod ganj, macleodganj, mcleod gunj, bhagsu, norbulingka, 达兰萨拉
Digha | 21.63 87.51 |
Diu | 20.71 70.98 | diu island, nagoa, nagoa beach, ghoghla, naida caves, diu fort
Dudhsagar | 15.31 74.31 | dudh sagar, dudhsagar falls, dudhsagar waterfall, sea of milk, doodhsagar, dudhsagar train, mollem
Dwarka | 22.24 68.97 | bet dwarka, dwarkadhish, nageshwar, shivrajpur, dwarkadheesh
Ellora | 20.03 75.18 | verul, ellora caves, kailasa temple, kailash temple ellora, ajanta ellora, ellora kailasa, grishneshwar, ghrishneshwar, kailasanatha
Fort Kochi | 9.97 76.24 | kochi, cochin, ernakulam, kochin, കൊച്ചി, कोच्चि, கொச்சி, ~cok, fort cochin, chinese fishing nets, mattancherry, jew town kochi, marine drive kochi, kochi biennale, vypin, cherai
Gandikota | 14.81 78.28 | grand canyon of india, indian grand canyon
Gangtok | 27.33 88.61 | gangtok sikkim, tsomgo, nathula, nathu la, rumtek, गंगटोक, changu lake, tsongo lake, tsomgo lake, baba mandir, mg marg, nathula pass, 甘托克
Gaya | 24.8 85.0 | vishnupad, pind daan, pinddaan, pinddan, gaya ji, gayaji, barabar, barabar caves, phalgu
Gir | 21.12 70.82 | sasan gir, gir forest, gir national park, asiatic lion, asiatic lions, lion safari, gir lion, girnar forest, asiatic lions safari, gir jungle, lion sanctuary, gir safari, devalia, babbar sher
Gokarna | 14.55 74.32 | om beach, half moon beach, paradise beach gokarna, kudle
Golden Triangle | 27.5 76.9 | delhi agra jaipur, gold triangle, delhi agra jpr, del agra jpr, delhi jaipur agra, agra jaipur delhi, jaipur agra delhi, taj mahal and jaipur
Gopalpur | 19.26 84.91 | gopalpur on sea
Gorakhpur | 26.76 83.37 |
Gulmarg | 34.05 74.38 | gondola, khilanmarg, गुलमर्ग, گلمرگ
Guwahati | 26.14 91.74 | gauhati, kamakhya, kamakhya temple, gawahati, गुवाहाटी, গুৱাহাটী, গুয়াহাটি, ~gau airport, umananda, basistha
Gwalior | 26.22 78.18 | gwalior fort, scindia, jai vilas, man singh palace, tansen
Hampi | 15.34 76.46 | vijayanagara, vijayanagar, hospet, hosapete, hampe, stone chariot, virupaksha, kishkindha, ಹಂಪಿ, vitthala temple, vittala, vijaynagar, vijayanagar empire, anegundi, hippie island
Haridwar | 29.95 78.16 | hardwar, har ki pauri, har ki pairi, हरिद्वार, mansa devi, chandi devi, hari ki pauri, rajaji, rajaji national park, patanjali
Havelock | 11.98 92.99 | havelock island, swaraj dweep, swaraj dwip, radhanagar, radhanagar beach, elephant beach, kalapathar
Hogenakkal | 12.12 77.77 | hogenakal, hogenakkal falls, niagara of india, coracle
Hooghly | 22.86 88.37 | chandannagar, chandernagore, chinsurah, bandel, serampore
Hyderabad | 17.39 78.49 | charminar, golconda, bhagyanagar, secunderabad, हैदराबाद, హైదరాబాద్, حیدرآباد, ~hyd, golkonda, ramoji, ramoji film city, salar jung, 海得拉巴
Idukki | 9.85 76.97 | thekkady, periyar, vagamon, periyar lake, periyar national park, periyar tiger reserve, kumily, vagamon meadows, gavi
Imphal | 24.82 93.94 | loktak
Indore | 22.72 75.86 | इंदौर
Jabalpur | 23.18 79.95 | bhedaghat, marble rocks, dhuandhar, dhuandhar falls, bhedaghat marble
Jagdalpur | 19.09 82.02 | chitrakote, bastar, chitrakoot falls, chitrakote falls, tirathgarh, kanger, bastar dussehra
Jaipur | 26.92 75.79 | jeypore, pink city, hawa mahal, amber fort, amer fort, amer, amber, jaigarh, nahargarh, gulabi nagri, गुलाबी शहर, जयपुर, جے پور, জয়পুর, ~jpr, amber palace, birla mandir, albert hall, 斋浦尔, 粉红之城
Jaisalmer | 26.91 70.91 | golden city, sonar qila, sonar kella, sam dunes, sam sand dunes, thar, thar desert, जैसलमेर, jaisalmer desert, kuldhara, longewala, tanot, gadisar, patwon ki haveli, 杰伊瑟尔梅尔
Jammu | 32.73 74.86 | जम्मू, raghunath temple, patnitop, sanasar
Jamnagar | 22.47 70.06 |
Jamshedpur | 22.8 86.2 | tatanagar
Jodhpur | 26.29 73.02 | blue city, sun city, mehrangarh, umaid bhawan, जोधपुर, ~jdh, mehrangarh fort, mandore, 焦特布尔
Jog Falls | 14.23 74.81 | jog, gersoppa, jog waterfall, jogfalls, ಜೋಗ
Jorhat | 26.75 94.2 |
Kabini | 11.93 76.27 | nagarhole, nagarahole
Kalimpong | 27.07 88.47 |
Kanchipuram | 12.83 79.7 | kanchi
Kanha | 22.33 80.61 |
Kanpur | 26.45 80.33 | cawnpore, cawnpur
Kanyakumari | 8.08 77.55 | cape comorin, kanniyakumari, vivekananda rock, kanya kumari, kanyakumari beach, vivekananda rock memorial, southernmost tip, tip of india, triveni sea sangam
Karwar | 14.81 74.13 |
Kasauli | 30.9 76.96 |
Kasol | 32.01 77.31 | parvati valley, kheerganga, malana, tosh, manikaran, parvati, kheerganga trek, chalal, pulga
Kaziranga | 26.58 93.17 | kaziranga national park, one horned rhino, one horned rhinoceros, rhino, rhinos, rhinoceros, gainda, काजीरंगा, কাজিৰঙা, gaida, hoolock gibbon sanctuary
Kedarnath | 30.73 79.07 | char dham, chardham, kedar, kedarnath dham, do dham, four dham, 4 dham, chaar dham, char dham yatra, chardham yatra, chota char dham, kedarnath helicopter, kedarnath temple
Khajjiar | 32.55 76.06 | khajiar, khajjar, mini switzerland
Khajuraho | 24.83 79.92 | kandariya mahadev, chandela temples, खजुराहो, kamasutra temples, kama sutra temples, erotic temples, vishvanatha temple, khajuraho dance festival, raneh falls
Khandala | 18.76 73.37 | khandla
Kinnaur | 31.6 78.4 | kalpa, reckong peo
Kodaikanal | 10.24 77.49 | kodai, kodaikkanal, princess of hills, கொடைக்கானல், kodaikanal lake, coakers walk, pillar rocks, silver cascade, berijam, poombarai
Kohima | 25.67 94.11 | kisama, dzukou, kohima war cemetery, khonoma, mon nagaland, konyak
Kolad | 18.42 73.22 | kundalika
Kolkata | 22.57 88.36 | calcutta, city of joy, victoria memorial, howrah, howrah bridge, kalighat, dakshineswar, कोलकाता, কলকাতা, کولکاتہ, কোলকাতা, ~ccu, belur math, eden gardens, kumartuli potters, 加尔各答, durga puja pandal, pandal hopping
Konark | 19.89 86.09 | konarak, konarka, sun temple, surya mandir, black pagoda, कोणार्क, କୋଣାର୍କ, konark sun temple, konark dance festival
Kota | 25.18 75.85 |
Kovalam | 8.4 76.98 | lighthouse beach, കോവളം, vizhinjam, kovalam lighthouse
Kufri | 31.1 77.27 |
Kullu | 31.96 77.11 | kulu
Kumbakonam | 10.96 79.38 |
Kurseong | 26.88 88.28 |
Kutch | 23.24 69.67 | kachchh, kachch, kachh, cutch, katch, dholavira, कच्छ, કચ્છ, kutchh, white rann desert, kala dungar, hodka, nirona, mandvi palace, road to heaven
Lachung | 27.69 88.74 | yumthang, lachen, gurudongmar, zero point, gurudongmar lake, yumthang valley, north sikkim, zero point sikkim
Lansdowne | 29.84 78.68 |
Leh | 34.15 77.58 | leh ladakh, pangong, pangong tso, pangong lake, pangong valley, nubra, nubra valley, khardung la, khardungla, tso moriri, magnetic hill, hunder, लेह, لیہہ, ~ixl, pangong tso lake, turtuk, diskit, hanle, thiksey, hemis, alchi, lamayuru, shanti stupa, umling la, tso kar, tsomoriri, 列城, 班公湖
Lonavala | 18.75 73.41 | lonavla, tiger point, bhushi dam, लोनावला, लोणावळा, lonawala, karla, bhaja, rajmachi point, lions point, imagica, pawna, pawna lake
Lucknow | 26.85 80.95 | lakhnau, awadh, avadh, oudh, city of nawabs, bara imambara, लखनऊ, لکھنؤ, ~lko, rumi darwaza, hazratganj, tunday kababi, chota imambara
Ludhiana | 30.9 75.85 |
Madurai | 9.92 78.12 | madura, meenakshi, meenakshi temple, meenakshi amman, minakshi, temple city, மதுரை, மீனாட்சி, meenakshi sundareswarar, alagar kovil, madurai temple
Mahabaleshwar | 17.92 73.66 | mahableshwar, mahabaleswar, mahabalshwar, महाबळेश्वर, महाबलेश्वर, mahabaleshwar strawberry, mapro, mapro garden, venna lake, pratapgad, pratapgarh fort, arthur seat
Mahabalipuram | 12.62 80.19 | mamallapuram, mammallapuram, mahabalipuram shore temple, shore temple, seven pagodas, மாமல்லபுரம், மகாபலிபுரம், mahabs, mahabalipuram caves, pancha rathas, five rathas, arjunas penance, krishnas butter ball, 马哈巴利普拉姆
Majuli | 26.95 94.17 | satras, satra, majuli island, largest river island, world largest river island, kamalabari
Malshej | 19.34 73.78 | malshej ghat
Malvan | 16.06 73.47 | sindhudurg, malwan, tsunami island, devbagh, scuba malvan, chivla
Manali | 32.24 77.19 | solang, solang valley, rohtang, rohtang pass, atal tunnel, hadimba, hidimba, sissu, मनाली, solang nala, jogini, vashisht, old manali, naggar, jispa, keylong, lahaul, hampta, hampta pass, 马纳里
Mangalore | 12.91 74.86 | mangaluru, ಮಂಗಳೂರು
Marari | 9.6 76.3 | mararikulam, marari beach
Matheran | 18.99 73.27 | माथेरान, neral, neral matheran toy train, louisa point
Mathura | 27.49 77.67 | vrindavan, brindavan, vrindaban, barsana, krishna janmabhoomi, मथुरा, वृंदावन, mathura vrindavan, vrindavan holi, braj, gokul, banke bihari, prem mandir, nandgaon, goverdhan, govardhan, iskcon vrindavan, barsana holi
Mawlynnong | 25.2 91.92 | cleanest village, cleanest village in asia
Mawsynram | 25.3 91.58 | mausinram, wettest place, wettest place on earth, rainiest place
McCluskieganj | 23.64 84.94 | mccluskieganj, mccluskiegunj
Mount Abu | 24.59 72.71 | mt abu, mountabu, abu, dilwara, delwara, dilwara temples, nakki, nakki lake, guru shikhar, माउंट आबू, આબુ, dilwara jain temple, delwara temple, nakki jheel, achalgarh, brahma kumaris
Mumbai | 19.08 72.88 | bombay, bambai, mumbay, gateway of india, navi mumbai, thane, bollywood, मुंबई, মুম্বই, মুম্বাই, મુંબઈ, ਮੁੰਬਈ, ମୁମ୍ବାଇ, மும்பை, ముంబై, ಮುಂಬೈ, മുംബൈ, ممبئی, बंबई, बम्बई, ~bom, ~mum, mumbai city, elephanta, elephanta caves, marine drive, siddhivinayak, haji ali, juhu, 孟买, kanheri
Munnar | 10.09 77.06 | eravikulam, nilgiri tahr, anamudi, മൂന്നാർ, मुन्नार, மூணாறு, மூணார், ಮುನ್ನಾರ್, top station, mattupetty, anamudi peak, echo point, tata tea museum, kolukkumalai, 慕纳尔
Murudeshwar | 14.09 74.48 |
Mussoorie | 30.46 78.06 | masuri, landour, मसूरी, kempty, kempty falls, camels back road, lal tibba, ruskin bond
Mysore | 12.31 76.66 | mysuru, maisuru, maisur, mysore palace, chamundi hill, chamundi hills, ಮೈಸೂರು, मैसूर, மைசூர், మైసూర్, ~mys, mysore dussehra palace, mysore zoo, vrindavan gardens, brindavan gardens, srirangapatna, chamundeshwari
Nagpur | 21.15 79.09 |
Nainital | 29.38 79.46 | naini tal, naini lake, nani tal, bhimtal, kumaon, lake district of india, नैनीताल, nainitaal, sattal, sat tal, naukuchiatal, bhowali, kainchi dham, neem karoli baba, kainchi
Nalanda | 25.14 85.44 | nalanda university, nalanda ruins, नालंदा, ancient university, oldest university, nalanda mahavihara, hiuen tsang
Namdapha | 27.49 96.39 | miao
Nashik | 20.0 73.79 | nasik, sula, trimbakeshwar, ~wine, ~wines, ~winery, ~wineries, ~vineyard, ~vineyards, ~wine tasting, ~wine tour, ~wine country, ~grape stomping, godavari, triambak, panchavati, sula vineyards, wine capital of india, kumbh nashik
Neil Island | 11.83 93.05 | shaheed dweep, shahid dweep, shaheed dwip, neil
Netarhat | 23.48 84.27 | netarhaat
Old Delhi | 28.66 77.23 | chandni chowk, purani dilli, shahjahanabad, jama masjid, पुरानी दिल्ली, चांदनी चौक
Ooty | 11.41 76.69 | udhagamandalam, udagamandalam, ootacamund, ooti, ootty, uti, uthagamandalam, nilgiri, nilgiris, neelgiri, blue mountains, queen of hill stations, nilgiri mountain railway, ऊटी, ஊட்டி, உதகமண்டலம், உதகை, ಊಟಿ, ഊട്ടി, ఊటీ, ooty lake, doddabetta, botanical garden ooty, rose garden ooty, avalanche lake, pykara, nilgiri toy train, nilgiri train, mudumalai, masinagudi
Orchha | 25.35 78.64 | ओरछा, orcha, ram raja temple, jahangir mahal, betwa
Pachmarhi | 22.47 78.43 | panchmarhi, satpura queen, bee falls, dhupgarh
Pahalgam | 34.01 75.32 | pahalgaon, betaab valley, aru valley
Panchgani | 17.92 73.8 | panchagani, table land, tableland
Patna | 25.59 85.14 | pataliputra, patliputra, पटना, পাটনা, golghar, patna sahib, takht sri patna sahib, ganga river patna, sonepur mela, sonepur
Pattadakal | 15.95 75.82 |
Pelling | 27.3 88.23 | khecheopalri, rabdentse, skywalk pelling, yuksom, kanchenjunga falls, pemayangtse
Pench | 21.67 79.3 | mowgli, jungle book
Pondicherry | 11.93 79.83 | puducherry, pondi, pondy, pondichery, auroville, french colony, french quarter, white town, पुडुचेरी, पांडिचेरी, புதுச்சேரி, பாண்டிச்சேரி, పుదుచ్చేరి, ~pdy, pondichéry, rock beach, paradise beach, sri aurobindo ashram, aurobindo, matrimandir, promenade beach
Port Blair | 11.67 92.74 | sri vijaya puram, cellular jail, kala pani, kalapani, ~ixz, corbyns cove, ross island, andaman jail, baratang, limestone caves andaman
Pune | 18.52 73.86 | poona, पुणे, पूना, ~pnq, shaniwar wada, sinhagad, aga khan palace, 浦那
Puri | 19.8 85.82 | jagannath, jagannath puri, jagannath temple, jagannath dham, rath yatra, ratha yatra, पुरी, जगन्नाथ, ପୁରୀ, পুরী, ଜଗନ୍ନାଥ, jagganath, jaganath, golden beach, shree jagannath, jagannath rath yatra, car festival
Pushkar | 26.49 74.55 | pushkar fair, pushkar mela, pushkar camel fair, camel fair, brahma temple, पुष्कर, pushkar lake, brahma mandir
Raipur | 21.25 81.63 |
Rajgir | 25.03 85.42 | rajgriha, vulture peak, gridhrakuta, राजगीर, glass bridge rajgir, griddhakuta, vishwa shanti stupa, rajgir glass bridge, pawapuri
Rajkot | 22.3 70.8 |
Rameswaram | 9.29 79.31 | rameshwaram, dhanushkodi, pamban, pamban bridge, ram setu, rama setu, ramanathaswamy, adams bridge, abdul kalam
Ranchi | 23.34 85.31 | रांची
Ranikhet | 29.64 79.43 |
Rann Utsav | 23.79 69.51 | rann, rann of kutch, rann of kachchh, great rann, white desert, white rann, salt desert, dhordo, white salt desert, run of kutch, ran of kutch, ran utsav, कच्छ का रण, કચ્છ રણ, રણ ઉત્સવ, runn utsav, rann of kachh, tent city dhordo, tent city, rann fest, kutch festival, white runn
Ranthambore | 26.02 76.5 | ranthambhore, ranthambor, sawai madhopur, ranthambore national park, रणथंभौर, ranthambor fort, machli, trinetra ganesh
Ravangla | 27.3 88.36 | rabong
Rishikesh | 30.09 78.27 | hrishikesh, rishikesh yoga, laxman jhula, lakshman jhula, ram jhula, yoga capital, beatles ashram, ऋषिकेश, lakshman jhoola, ram jhoola, parmarth niketan, shivpuri, neelkanth mahadev, yoga festival, international yoga festival, beatles
Sanchi | 23.48 77.74 | sanchi stupa, great stupa, सांची, bhimbetka rock, bhim baithka, udayagiri vidisha, vidisha
Saputara | 20.58 73.75 | dang, dangs, સાપુતારા
Sariska | 27.33 76.4 |
Sarnath | 25.38 83.02 | सारनाथ, dhamek, deer park sarnath
Satpura | 22.59 78.13 | satpuda
Shekhawati | 28.05 75.15 | mandawa, nawalgarh, painted haveli, painted havelis, havelis, haveli
Shillong | 25.58 91.89 | scotland of the east, umiam, शिलांग, শিলং, ~shl, elephant falls, laitlum, wards lake, police bazar, mawphlang
Shimla | 31.1 77.17 | simla, shimala, summer capital, mall road, शिमला, সিমলা, شملہ, jakhu, chadwick, narkanda, christ church shimla, viceregal lodge, kalka shimla, kalka, 西姆拉
Shirdi | 19.77 74.48 | sai baba, shani shingnapur, shirdi sai, saibaba, shirdi sai baba, sai baba mandir, sai baba temple, sai
Siliguri | 26.73 88.4 | bagdogra, new jalpaiguri, njp
Simlipal | 21.83 86.33 | similipal, simlipal national park, black tiger, melanistic tiger, barehipani
Sonamarg | 34.3 75.29 | sonmarg
Somnath | 20.89 70.4 | somnath jyotirlinga, somnath temple, prabhas patan
Spiti | 32.25 78.03 | spiti valley, kaza, key monastery, kee monastery, ki monastery, tabo, kunzum, hikkim, langza, pin valley, स्पीति, kibber, dhankar, key gompa, chicham, komic, highest post office, spiti circuit
Srinagar | 34.08 74.8 | dal lake, shikara, tulip, tulips, tulip garden, tulip festival, श्रीनगर, سرینگر, ~sxr, nigeen, mughal gardens kashmir, shalimar bagh, nishat bagh, hazratbal, doodhpathri, yusmarg, 斯利那加
Sundarbans | 22.12 88.83 | sunderbans, sundarban, sunderban, mangrove, mangroves, mangrove forest, royal bengal tiger, सुंदरबन, সুন্দরবন, sundarban tiger, sajnekhali, delta tigers, gosaba
Surat | 21.17 72.83 |
Tadoba | 20.17 79.4 | tadoba andhari, chandrapur, ताडोबा, moharli, maya tigress
Tarkarli | 16.02 73.49 | tarkarli beach, तारकर्ली
Tawang | 27.59 91.86 | sela pass, sela, bum la, bumla, madhuri lake, तवांग, tawang monastery, sela tunnel, madhuri, pankang teng tso, dirang, largest monastery in india, torgya
Thanjavur | 10.79 79.14 | tanjore, brihadeeswara, big temple, brihadeshwara, brihadisvara, tanjavur, big temple tanjore, chola temples
Thiruvananthapuram | 8.52 76.94 | trivandrum, padmanabhaswamy, ~trv, thiruvanantapuram, ponmudi, padmanabhaswamy temple
Thrissur | 10.53 76.21 | trichur, thrissur pooram, kalamandalam, kathakali, kutiyattam, തൃശ്ശൂർ, തൃശൂർ
Tirthan | 31.64 77.37 | tirthan valley, jibhi, great himalayan national park
Tirupati | 13.65 79.42 | tirumala, tirumala tirupati, tirupathi, thirupathi, thirupati, tirumalai, venkateswara, venkateshwara, venkateswara swamy, balaji, tirupati balaji, seven hills, ttd, srivari, తిరుపతి, తిరుమల, तिरुपति, திருப்பதி, ತಿರುಪತಿ, tirupathy, balaji darshan, govinda govinda, alipiri, srikalahasti, sri kalahasti, padmavathi temple, tirumala hills
Tiruchirappalli | 10.8 78.69 | trichy, tiruchi, srirangam
Tiruvannamalai | 12.23 79.07 | arunachala, arunachaleswarar
Udaipur | 24.58 73.68 | udaypur, city of lakes, lake city, lake pichola, pichola, city palace, उदयपुर, ઉદયપુર, ~udr, sajjangarh, bagore ki haveli, 乌代浦尔
Udupi | 13.34 74.75 |
Ujjain | 23.18 75.78 | mahakal, mahakaleshwar, mahakal lok, mahakaal, mahakaleshwar jyotirlinga, kal bhairav
Uttarayan | 23.03 72.58 | kite festival, kite flying, kites, patang, international kite festival, पतंग, ઉત્તરાયણ, પતંગ
Vadodara | 22.31 73.18 | baroda, champaner, vadodra, badodara, laxmi vilas, lakshmi vilas palace, pavagadh, વડોદરા, ~bdq, vadodara palace, champaner pavagadh, kalika mata
Valley of Flowers | 30.73 79.61 | valley of flower, phoolon ki ghati, phulon ki ghati, hemkund, hemkund sahib, govindghat, फूलों की घाटी
Varanasi | 25.32 83.01 | banaras, benares, benaras, kashi, kasi, kashi vishwanath, vishwanath, dashashwamedh, assi ghat, ganga aarti, ganga arti, ganges aarti, dev deepawali, dev diwali, बनारस, काशी, वाराणसी, गंगा आरती, বারাণসী, কাশী, வாரணாசி, காசி, వారణాసి, కాశీ, ವಾರಾಣಸಿ, ಕಾಶಿ, ബനാറസ്, બનારસ, વારાણસી, بنارس, وارانسی, ~vns, kaashi, kashi vishwanath corridor, kashi vishvanath, manikarnika, namo ghat, sankat mochan, 瓦拉纳西
Varkala | 8.74 76.72 | varkala beach, varkala cliff, papanasam, വർക്കല, black beach
Vijayawada | 16.51 80.65 | amaravati
Visakhapatnam | 17.69 83.22 | vizag, vishakhapatnam, waltair, vishakapatnam, విశాఖపట్నం, ~vtz, rushikonda, simhachalam, kailasagiri, rk beach
Wayanad | 11.61 76.08 | wayanadu, vayanad, edakkal, edakkal caves, chembra, kalpetta, വയനാട്, banasura, banasura dam, pookode, chembra peak, soochipara, kuruva, vythiri
Western Ghats | 17.72 73.82 | sahyadri, sahyadris, sahyadri hills, kaas, kas plateau, kaas plateau, satara, sahyadri mountains, sahyadri range, raigad, raigad fort, panhala, koyna, mahabaleshwar satara
Zanskar | 33.5 76.9 | chadar, chadar trek, padum, zanskar valley, chadar frozen river, frozen river trek, phugtal, shinku la
Ziro | 27.59 93.83 |
Agartala | 23.83 91.28 |
Akola | 20.7 77.0 |
Aligarh | 27.88 78.08 |
Alwar | 27.55 76.63 |
Ambala | 30.38 76.78 |
Amravati | 20.93 77.75 |
Asansol | 23.68 86.97 |
Badrinath | 30.74 79.49 | badri vishal, badri, mana village, last village, badrinath dham, joshimath badrinath
Bareilly | 28.36 79.42 |
Belgaum | 15.85 74.5 | belagavi
Bhagalpur | 25.24 86.97 |
Bhavnagar | 21.76 72.15 |
Bhimashankar | 19.07 73.54 |
Bilaspur | 22.08 82.14 |
Binsar | 29.7 79.75 |
Bomdila | 27.26 92.42 |
Chopta | 30.48 79.2 | tungnath, deoria tal
Dandi | 20.9 72.8 |
Darbhanga | 26.15 85.9 |
Dhanbad | 23.8 86.43 |
Dibrugarh | 27.48 94.91 |
Dudhwa | 28.5 80.65 |
Durgapur | 23.52 87.31 |
Gandhinagar | 23.22 72.65 |
Gangotri | 30.99 78.94 |
Guntur | 16.31 80.44 |
Guruvayur | 10.59 76.04 |
Horsley Hills | 13.66 78.4 |
Hubli | 15.36 75.12 | hubballi, dharwad
Igatpuri | 19.7 73.56 |
Itanagar | 27.08 93.6 |
Jalandhar | 31.33 75.58 |
Jawai | 25.09 73.15 | jawai leopard
Jhansi | 25.45 78.57 |
Kannur | 11.87 75.37 | cannanore
Karjat | 18.91 73.33 |
Kausani | 29.84 79.6 |
Kolhapur | 16.7 74.24 |
Kollam | 8.89 76.61 | quilon
Kotagiri | 11.42 76.86 |
Kottayam | 9.59 76.52 |
Kudremukh | 13.22 75.25 |
Kurnool | 15.83 78.04 |
Mandu | 22.34 75.39 | mandav
Mantralayam | 15.94 77.43 |
Maheshwar | 22.18 75.59 |
Meerut | 28.98 77.71 |
Moradabad | 28.84 78.77 |
Mukteshwar | 29.47 79.65 |
Muzaffarpur | 26.12 85.36 |
Nagapattinam | 10.77 79.84 | velankanni
Nanded | 19.15 77.32 |
Nandi Hills | 13.37 77.68 | nandi
Nellore | 14.44 79.99 |
Omkareshwar | 22.24 76.15 |
Palakkad | 10.78 76.65 | palghat
Palampur | 32.11 76.54 |
Panipat | 29.39 76.97 |
Panna | 24.72 80.19 |
Patiala | 30.34 76.39 |
Pithoragarh | 29.58 80.22 | munsiyari, munsyari
Poovar | 8.32 77.07 |
Rajahmundry | 17.0 81.8 |
Ganpatipule | 17.14 73.27 | ~ratnagiri, ganapatipule
Rourkela | 22.26 84.85 |
Sakleshpur | 12.94 75.78 | sakleshpura
Salem | 11.66 78.15 |
Sambalpur | 21.47 83.97 | hirakud
Shravanabelagola | 12.86 76.49 |
Silchar | 24.83 92.78 |
Solapur | 17.66 75.91 |
Srisailam | 16.07 78.87 |
Statue of Unity | 21.84 73.72 | kevadia, ekta nagar, sardar patel statue, world tallest statue, tallest statue, unity statue, sou
Tehri | 30.38 78.48 | tehri dam, tehri lake
Vaishno Devi | 32.99 74.93 | vaishnodevi, vaishno mata, mata vaishno devi, katra, vaishno devi yatra, mata vaishno, maa vaishno, vaishnodevi yatra, mata ka darbar
Valparai | 10.33 76.95 |
Vellore | 12.92 79.13 |
Warangal | 17.97 79.59 |
Yelagiri | 12.58 78.64 |
Yercaud | 11.78 78.21 | yercad
Yamunotri | 31.01 78.46 |
Adi Kailash | 30.32 80.62 | kailash, om parvat, kailash parvat, mount kailash, kailash mansarovar, mansarovar
Ahmednagar | 19.09 74.74 | ahilyanagar
Amarnath | 34.21 75.5 | amarnath yatra, baltal, amarnath cave, baba barfani, barfani baba
Bharuch | 21.71 72.99 | broach
Bardhaman | 23.24 87.86 | burdwan
Bathinda | 30.21 74.95 |
Bellary | 15.14 76.92 | ballari
Bijapur | 16.83 75.71 | vijayapura, gol gumbaz
Bidar | 17.91 77.52 |
Chambal | 26.66 77.9 | chambal river, chambal safari, gharial sanctuary
Chikkaballapur | 13.43 77.73 |
Cuddalore | 11.75 79.77 | pichavaram, chidambaram
Daulatabad | 19.94 75.21 | devagiri
Devgad | 16.38 73.38 |
Dindigul | 10.37 77.98 |
Dharmapuri | 12.13 78.16 |
Diveagar | 18.17 72.99 | shrivardhan, harihareshwar
Erode | 11.34 77.72 |
Gulbarga | 17.33 76.83 | kalaburagi
Harishchandragad | 19.39 73.78 | kokankada, sandhan valley, naneghat
Hassan | 13.0 76.1 | shravanabelagola gomateshwara
Hosur | 12.74 77.83 |
Kakinada | 16.99 82.25 | cocanada, konaseema
Kadapa | 14.47 78.82 | cuddapah
Kangra | 32.1 76.27 | kangra valley, bir kangra
Kanatal | 30.41 78.35 |
Karaikal | 10.93 79.84 | tranquebar, tharangambadi
Kargil | 34.56 76.13 | drass, dras
Kashid | 18.43 72.9 | murud
Khambhat | 22.31 72.62 | cambay
Kharagpur | 22.35 87.23 | midnapore
Kumta | 14.43 74.42 |
Kutralam | 8.93 77.27 | courtallam, kutrallam, tenkasi
Lavasa | 18.41 73.51 |
Lepakshi | 13.8 77.61 |
Machilipatnam | 16.18 81.14 | masulipatnam, masulipatam
Mandi | 31.71 76.93 | prashar lake, rewalsar
Mandarmani | 21.66 87.71 | bakkhali, tajpur
Mandvi | 22.83 69.35 |
Mayurbhanj | 21.93 86.73 |
Munger | 25.38 86.47 | monghyr
Murshidabad | 24.18 88.27 | plassey, berhampore
Nagarjuna Sagar | 16.58 79.31 | nagarjunasagar
Narmada | 22.75 77.72 | narmada river, river narmada, hoshangabad, narmadapuram
Palitana | 21.52 71.82 | shatrunjaya
Patan | 23.85 72.13 | rani ki vav, rani ki vaav, queens stepwell, modhera, modhera sun temple, patola
Polo Forest | 24.0 73.27 |
Rajmachi | 18.83 73.4 | lohagad, karla caves, bhaja caves, karla
Rohtak | 28.9 76.57 |
Sasaram | 24.95 84.03 | rohtas
Sawantwadi | 15.9 73.82 |
Shantiniketan | 23.68 87.68 | bolpur, bishnupur
Shimoga | 13.93 75.57 | shivamogga, shivmoga
Sivakasi | 9.45 77.8 |
Sirsi | 14.62 74.84 | yana
Srikakulam | 18.3 83.9 |
Tezpur | 26.63 92.8 |
Thalassery | 11.75 75.49 | tellicherry
Thoothukudi | 8.76 78.13 | tuticorin
Tirunelveli | 8.71 77.76 | tinnevelly
Tumkur | 13.34 77.1 | tumakuru
Vaishali | 25.99 85.13 | kesariya
Kushinagar | 26.74 83.89 | sravasti, shravasti
Vasai | 19.39 72.84 | bassein
Abhaneri | 27.01 76.61 | chand baori, bhangarh, bhangarh fort, sikandra carvers
Achanakmar | 22.43 81.75 |
Ambaji | 24.33 72.85 |
Anandpur Sahib | 31.24 76.5 | hola mohalla
Angul | 20.84 85.1 | satkosia
Arunachala Girivalam | 12.24 79.06 | girivalam
Ashtavinayak | 18.9 73.9 | ashtavinayaka, ranjangaon, lenyadri
Attukal | 8.47 76.95 | attukal pongala
Barkot | 30.81 78.2 |
Bhadrachalam | 17.67 80.89 |
Bithoor | 26.61 80.27 |
Buxar | 25.56 83.98 |
Chandipur | 21.44 87.02 | vanishing sea
Cheetah Kuno | 25.7 77.35 | kuno, kuno national park, cheetah, cheetahs
Chorwad | 21.02 70.23 |
Dapoli | 17.76 73.19 | guhagar, velas beach, karde
Daringbadi | 19.9 84.13 | kashmir of odisha
Dharmasthala | 12.95 75.38 | kukke, kukke subramanya, subramanya
Dholka | 22.73 72.44 | lothal
Doda | 33.14 75.55 | bhaderwah
Dooars | 26.86 88.78 | jaldapara, gorumara, buxa, lataguri
Gangasagar | 21.65 88.08 | ganga sagar, sagar island, gangasagar mela
Gurez | 34.63 74.83 | gurez valley, tulail
Harsil | 31.04 78.74 | gangotri valley, mukhba
Jawhar | 19.91 73.23 | warli village
Jhalawar | 24.6 76.16 | gagron
Junagadh | 21.52 70.46 | girnar, uparkot, girnar ropeway
Kanchenjunga | 27.7 88.15 | kanchendzonga, kangchendzonga, khangchendzonga, kanchanjunga, goecha la, goechala
Karimnagar | 18.44 79.13 |
Karnal | 29.69 76.99 |
Khimsar | 26.98 73.39 |
Kodungallur | 10.23 76.2 | muziris
Koraput | 18.81 82.71 | deomali, tribal odisha
Kumbhalgarh | 25.15 73.58 | kumbalgarh, kumbalgad, great wall of india, ranakpur, ranakpur jain temple
Lambasingi | 17.82 82.49 | vanjangi
Lonar | 19.98 76.51 | lonar lake, lonar crater
Maihar | 24.26 80.76 |
Maluti | 24.16 87.67 |
Manas | 26.66 91.0 | manas national park, nameri, pobitora, orang
Maredumilli | 17.59 81.72 | papikondalu, rajahmundry godavari
Mayapur | 23.42 88.39 | iskcon mayapur, nabadwip
Mechuka | 28.6 94.12 | menchuka
Moreh | 24.25 94.3 |
Morjim | 15.63 73.73 | arambol, ashwem, vagator, candolim, colva, agonda, butterfly beach
Nahan | 30.56 77.29 | renuka, paonta sahib
Nagarjunakonda | 16.52 79.24 |
Nathdwara | 24.93 73.82 | shrinathji, srinathji, eklingji
Navsari | 20.95 72.92 |
Nelliyampathy | 10.53 76.69 | nelliampathy
Osian | 26.72 72.92 | osiyan
Parambikulam | 10.39 76.77 |
Puttaparthi | 14.17 77.81 | prashanthi nilayam, sathya sai baba
Ramtek | 21.4 79.33 |
Rampur | 28.8 79.03 |
Sabarimala | 9.43 77.08 | sabari mala, ayyappa, sabarimala yatra
Sakrebailu | 13.93 75.5 | sakrebyle
Sangli | 16.85 74.58 | pandharpur, vitthal, tuljapur, akkalkot
Shekhawati Khatu | 27.36 75.4 | khatu shyam, khatu shyam ji, salasar, salasar balaji
Shikharji | 23.96 86.13 | parasnath, sammed shikharji, sammed shikhar
Silent Valley | 11.08 76.45 |
Sirpur | 21.34 82.18 |
Skandagiri | 13.42 77.68 | savandurga, ramanagara, ramanagaram
Sringeri | 13.42 75.25 | horanadu, kollur, mookambika
Sultanpur | 28.46 76.89 | sultanpur bird sanctuary
Swamimalai | 10.96 79.33 | navagraha temples, navagraha
Tamhini | 18.46 73.43 | tamhini ghat, mulshi, kaas lake
Thattekad | 10.13 76.68 |
Theog | 31.12 77.35 | hatu peak
Topslip | 10.47 76.84 | anamalai tiger reserve
Unakoti | 24.32 92.07 | neermahal
Vedanthangal | 12.55 79.86 | vedanthangal bird sanctuary
Velavadar | 22.05 72.03 | blackbuck national park
Vindhyachal | 25.16 82.51 |
Wai | 17.95 73.89 |
`;
