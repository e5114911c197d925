import { randomFrom, type Random } from "@tour-bharat/illustrations/random";

/** A customer of the demo data. */
export interface Traveler {
  /** User id. */
  id: string;
  name: string;
  email: string;
  /** E.164 */
  phone: string;
  emergencyName: string;
  emergencyPhone: string;
  isWoman: boolean;
}

const women = `
  Ananya Iyer, Lakshmi Narayanan, Kavitha Subramaniam, Meenakshi Pillai, Divya Nair, Sreelakshmi Menon, Anjali Kurian,
  Mary Thomas, Deepa Shenoy, Shwetha Gowda, Rukmini Hegde, Vasundhara Rao, Sirisha Reddy, Padmavathi Chowdary,
  Fatima Qureshi, Zainab Siddiqui, Ayesha Khan, Nusrat Mir, Harpreet Kaur, Simran Gill, Gurleen Sandhu, Neha Sharma,
  Ritu Agarwal, Pooja Joshi, Kamla Negi, Tsering Dolma, Pema Lhamo, Diskit Angmo, Moumita Bose, Sharmila Banerjee,
  Ruksana Begum, Aparajita Sen, Jonali Bora, Nilakshi Gogoi, Lalrinpuii Sailo, Daphisha Lyngdoh, Imnala Jamir,
  Thoibi Devi, Sasmita Mohanty, Itishree Das, Sunita Yadav, Archana Mishra, Kiran Rathore, Bhanwari Bishnoi,
  Hetal Patel, Dhara Shah, Jignasha Trivedi, Manasi Kulkarni, Sayali Deshpande, Vaishali Jadhav, Perviz Daruwala,
  Delilah Fernandes, Sharon D'Souza, Sandhya Toppo, Anita Minz, Roopa Chhetri, Yangchen Bhutia, Gayatri Bhat,
  Tara Venkatesh, Nandini Krishnamurthy`;
const men = `
  Arjun Krishnan, Karthik Raman, Senthil Kumar, Prakash Murugan, Rahul Nambiar, Jose Varghese, Abdul Rasheed,
  Suresh Warrier, Manjunath Bhat, Naveen Shetty, Raghavendra Kulkarni, Chandan Gowda, Venkat Reddy, Srinivas Rao,
  Mohammed Irfan, Imran Qureshi, Faisal Ansari, Bilal Wani, Gurpreet Singh, Jaspal Dhillon, Amandeep Bains,
  Vikram Chauhan, Rohan Gupta, Nitin Saxena, Mohan Bisht, Tenzin Dorje, Stanzin Namgyal, Rigzin Wangchuk,
  Subhankar Ghosh, Debashish Chatterjee, Anirban Dutta, Tapan Saha, Bhaskar Saikia, Dipankar Kalita, Lalthanga Ralte,
  Banteilang Nongrum, Temsu Longkumer, Ibomcha Singh, Prasanta Sahoo, Biswajit Panda, Manoj Paswan, Alok Tripathi,
  Mahendra Rathore, Bhairon Meena, Chirag Desai, Jayesh Mehta, Parth Solanki, Sachin Patil, Omkar Joshi,
  Prashant Gaikwad, Cyrus Wadia, Savio Pereira, Lester Rodrigues, Somra Munda, Joseph Ekka, Bikash Rai, Karma Sherpa,
  Sanjay Verma, Daniel Okafor, Thomas Lindgren`;

function namesIn(list: string): string[] {
  return list.split(",").map((name) => name.trim());
}

function phoneFrom(random: Random): string {
  return `+91${9_000_000_000 + Math.floor(random() * 899_999_999)}`;
}

/** Combines names and relatives by index: both lists have the same order of regions. */
function toTravelers(names: string[], relatives: string[], isWoman: boolean): Traveler[] {
  return names.map((name, index) => {
    const random = randomFrom(name);
    const words = name.toLowerCase().split(/[^a-z]+/);
    const familyName = name.slice(name.indexOf(" ") + 1);
    return {
      id: `demo-${words.join("-")}`,
      name,
      email: `${words.join(".")}@example.com`,
      phone: phoneFrom(random),
      emergencyName: `${relatives[index]?.split(" ")[0]} ${familyName}`,
      emergencyPhone: phoneFrom(random),
      isWoman,
    };
  });
}

const womensNames = namesIn(women);
const mensNames = namesIn(men);

/** The 120 travelers of the demo data. */
export const travelers: readonly Traveler[] = [
  ...toTravelers(womensNames, mensNames, true),
  ...toTravelers(mensNames, womensNames, false),
];
