export const messages = { opening: "Opening …" };
