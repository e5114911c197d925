/** Words around every mail. */
export const messages = {
  hello: (name: string) => (name === "" ? "Hello," : `Hello ${name},`),
  tagline: "Tours across India",
  ifButtonFails: "If the button doesn't work, open this address:",
  switchOff: "You can switch these mails off:",
  dontReply: "Please don't reply to this mail: the address isn't monitored.",
};
