import type { LegalForm } from "../legal-form";
import type { messages as english } from "./messages.en";

export const messages: typeof english = {
  name: (legalName, form) => `${legalName}, ${forms[form]}`,
  registeredAddress: (address) => `पंजीकृत पता: ${address}`,
};

const forms: Record<LegalForm, string> = {
  private: "प्राइवेट लिमिटेड कंपनी",
  public: "पब्लिक लिमिटेड कंपनी",
  opc: "वन पर्सन कंपनी",
  llp: "लिमिटेड लायबिलिटी पार्टनरशिप",
  partnership: "साझेदारी फ़र्म",
  proprietorship: "एक मालिक का कारोबार",
};
