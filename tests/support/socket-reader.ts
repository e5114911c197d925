import { expect } from "vitest";

// Shorter than a test's timeout, so that the failure names the missing message. In milliseconds.
const patience = 60_000;

/** Accepts the socket of a response, and returns a reader of its text messages. */
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

  /** Waits for the next text; rejects after `patience`. */
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

  /** Returns all texts so far: those before the pong to a ping. */
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
