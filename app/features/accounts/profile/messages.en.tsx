import { Link } from "react-router";
import { plural } from "~/domain/language/messages";

export const messages = {
  pages: {
    label: "Your account",
    profile: "Profile",
    notifications: "Notifications",
    security: "Security",
    data: "Your data",
  },
  saving: "Saving …",
  saved: "Saved",
  removed: "Removed",
  save: "Save",
  verified: "Verified",
  notVerified: "Not verified yet",
  profile: {
    title: "Your profile",
    description: "Your name, picture and contacts.",
    picture: "Picture",
    person: "Name and phone",
    name: "Full name",
    phone: "Phone",
    phoneHint: "10 digits. Not in India? Change the country code.",
    email: "E-mail",
    changeEmail: "Change your e-mail address",
    verifyEmail: "Verify or change your e-mail address",
    companies: "Companies",
    viewCompanies: "View or leave the companies you work for",
    emergencyContact: "Emergency contact",
    emergencyIntro: "The operator can call this person while you travel. You can change it for each booking.",
    emergencyName: "Emergency contact name",
    emergencyHint: "Someone who does not travel with you",
    emergencyPhone: "Emergency contact phone",
    newsletter: "Newsletter",
    newsletterIntro:
      "Optional; unsubscribe at any time. E-mails about your bookings and account are sent either way.",
    consent: (email: string) => (
      <span>
        Send travel ideas, new tours and offers to{" "}
        <span className="font-semibold wrap-anywhere">{email}</span>
      </span>
    ),
  },
  picture: {
    title: "Your picture",
    description: "The picture shown next to your name.",
    back: "Back to your profile",
    remove: "Remove picture",
    choose: "Choose a picture",
    chooseAnother: "Choose another picture",
    hint: "JPEG, PNG, WebP or AVIF. You can also drop it here, and crop it next.",
    hintWithoutScripts: (megabytes: number) => `JPEG, PNG, WebP or AVIF, at most ${megabytes} MB.`,
    notSavable: "Your browser can't save this picture. Please choose another.",
    save: "Save picture",
    crop: "Crop the picture",
    preview: "Preview",
    zoom: "Zoom",
    across: "Left to right",
    down: "Top to bottom",
    uploadingLabel: "Uploading the picture",
    uploading: "Uploading …",
    cancel: "Cancel",
  },
  data: {
    title: "Your data",
    description: "Download your data, or delete your account.",
    download: "Download your data",
    downloadIntro: "All the data we store about you in one JSON file, without passwords and keys.",
    nominee: "Your nominee",
    nomineeIntro:
      "A person who may use your rights over these data if you die or can’t. We contact them in that case only.",
    nomineeName: "Name",
    nomineeContact: "Phone, e-mail or postal address",
    delete: "Delete your account",
    rightAway: "This can't be undone. Right away:",
    consequences: [
      "your profile, picture, wishlist, passkeys, newsletter and messages to us are deleted, and you are signed out everywhere;",
      "your bookings keep their reference, date and price for our accounts, without your name, e-mail address, phone, emergency contact and requests;",
      "your reviews keep their stars and text, without your name.",
    ],
    upcomingTrips: (trips: number) =>
      plural(trips, { one: "You have an upcoming trip", other: `You have ${trips} upcoming trips` }),
    stayBooked: (trips: number) => (
      <p className="mt-2">
        <span>
          {plural(trips, {
            one: "It stays booked, but we can no longer contact you about it. Print the confirmation from",
            other:
              "They stay booked, but we can no longer contact you about them. Print the confirmation from",
          })}
        </span>{" "}
        <Link to="/bookings" className="font-semibold text-peacock underline">
          your bookings
        </Link>
        {" first, or "}
        <Link to="/contact" className="font-semibold text-peacock underline">
          ask us to cancel
        </Link>
        .
      </p>
    ),
    yourPassword: "Your password",
    typeToConfirm: (word: string) => `Type ${word} to confirm`,
    deleting: "Deleting …",
    deleteForGood: "Delete my account permanently",
  },
};
