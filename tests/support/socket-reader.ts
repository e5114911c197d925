import { expect } from "vitest";

// Less than a test is given, so that the failure says what was waited for.
const patience = 4000;

/** Accepts the socket of an answer, and reads what it says, one text after the other. */
export function readSocket(response: Response, silence: string) {
  expect(response.status).toBe(101);
  const socket = response.webSocket;
  if (!socket) throw new Error("101 without a socket");

  const unread: string[] = [];
  let wake: (() => void) | null = null;
  socket.addEventListener("message", ({ data }) => {
    unread.push(String(data));
    wake?.();
  });
  const closed = new Promise<{ code: number }>((resolve) => {
    socket.addEventListener("close", ({ code }) => resolve({ code }));
  });
  socket.accept();

  /** The next text, waited for as long as it takes within reason. */
  async function nextText(): Promise<string> {
    while (unread.length === 0) {
      await new Promise<void>((resolve, reject) => {
        const overdue = setTimeout(() => reject(new Error(silence)), patience);
        wake = () => {
          clearTimeout(overdue);
          resolve();
        };
      });
    }
    return unread.shift() ?? "";
  }

  /** Everything said so far: what stands before the answer to a ping. */
  async function takeSaidTexts(): Promise<string[]> {
    socket?.send("ping");
    const texts: string[] = [];
    for (let text = await nextText(); text !== "pong"; text = await nextText()) texts.push(text);
    return texts;
  }

  return {
    nextText,
    takeSaidTexts,
    closed,
    send: (text: string) => socket.send(text),
    close: () => socket.close(1000),
  };
}
