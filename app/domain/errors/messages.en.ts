export const messages = { checkMarkedFields: "Check the marked fields." };
