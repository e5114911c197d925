import { splitNames } from "./dictionary";
import { keyOf, phraseIn, type Word } from "./words";

/** Places that people want something similar to: "similar to Goa". */

/** A subject, and the places that are known for it most. Names as the dictionary has them. */
const kinds: readonly [subject: string, places: string][] = [
  [
    "beach",
    "Goa, Gokarna, Varkala, Kovalam, Marari, Andaman and Nicobar Islands, Havelock, Neil Island, Port Blair, Puri, Gopalpur, Tarkarli, Malvan, Alibaug, Diu, Daman, Digha, Lakshadweep, Mahabalipuram, Pondicherry, Puducherry",
  ],
  ["houseboat", "Alleppey, Kerala"],
  [
    "hill station",
    "Shimla, Kufri, Manali, Mussoorie, Nainital, Dharamshala, Dalhousie, Ooty, Coonoor, Munnar, Kodaikanal, Coorg, Chikmagalur, Wayanad, Darjeeling, Kalimpong, Gangtok, Shillong, Mahabaleshwar, Matheran, Lonavala, Khandala, Panchgani, Mount Abu, Saputara, Kasauli, Lansdowne, Kasol, Netarhat, Araku, Amboli, Yercaud",
  ],
  [
    "mountains",
    "Ladakh, Leh, Spiti, Zanskar, Gulmarg, Pahalgam, Sonamarg, Srinagar, Auli, Tawang, Pelling, Sikkim, Himachal Pradesh, Uttarakhand, Jammu and Kashmir, Arunachal Pradesh, Chandratal, Kinnaur",
  ],
  ["desert", "Jaisalmer, Rann Utsav, Kutch, Bikaner"],
  ["palaces", "Jaipur, Udaipur, Jodhpur, Mysore, Rajasthan, Chittorgarh"],
  ["waterfall", "Jog Falls, Athirappilly, Dudhsagar, Hogenakkal, Cherrapunji, Meghalaya"],
  [
    "wildlife",
    "Ranthambore, Kaziranga, Corbett, Gir, Kabini, Bandipur, Tadoba, Kanha, Bandhavgarh, Pench, Satpura, Sundarbans, Simlipal, Bharatpur",
  ],
  [
    "pilgrimage",
    "Varanasi, Tirupati, Haridwar, Rishikesh, Deoghar, Gaya, Bodh Gaya, Shirdi, Madurai, Rameswaram, Amritsar",
  ],
  ["heritage", "Hampi, Khajuraho, Ajanta, Ellora, Badami, Agra, Konark, Sanchi, Golden Triangle"],
];

const setOf = (line: string) => new Set(splitNames(line).map(keyOf));

const similarTo = setOf(
  "similar to, similar like, similar places to, similar place to, similar as, same as, places like, place like, something like, somewhere like, destinations like, destination like, trip like, anything like, places similar to, place similar to, somewhere similar to, something similar to, alternative to, alternatives to, alternative for, alternatives for, alternative of, better than, cheaper than, quieter than, less crowded than, other than crowded",
);
const similarAfter = setOf(
  "like place, like places, like destination, like destinations, like beach, like beaches, like vibe, like vibes, jaisa, jaisi, jaise, jaisi jagah, alternative, alternatives, ke jaisa, ke jaisi, ke jaise, जैसा, जैसी",
);

/** Returns the number of words that ask for something similar to what follows, or 0. */
export const similarLead = (words: readonly Word[], at: number) => phraseIn(similarTo, words, at);

/** Returns the number of words that ask for something similar to what precedes them, or 0. */
export const similarTail = (words: readonly Word[], at: number) => phraseIn(similarAfter, words, at);

/** Returns the subject that a place or state is known for, or null. */
export function subjectOfPlace(name: string): string | null {
  return kinds.find(([, places]) => splitNames(places).includes(name))?.[0] ?? null;
}
