/** Creates a queue that runs tasks one at a time, each after the previous one has settled. */
export function createMutex(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = turn.then(task);
    turn = result.catch(() => undefined);
    return result;
  };
}

/** Completes the close handshake of a hibernating socket. */
export function answerClose(socket: WebSocket, code: number): void {
  // 1005, 1006 and 1015 must not be sent in a close frame.
  socket.close([1005, 1006, 1015].includes(code) ? 1000 : code);
}

/** Sends a text unless the socket is closing: its client reconnects and requests what it missed. */
export function sendText(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // The socket is closing.
  }
}

/** Milliseconds of silence after which a socket counts as dead: pages ping every 25 seconds, hidden ones every minute. */
const maxSilence = 68_000;

/** Interval of the search for dead sockets, so that each is closed within 90 seconds of its last sign of life. */
export const sweepEvery = 20_000;

/** True if a socket has sent no ping for long. @param openedAt and @param now UTC instants */
export function isDead(ctx: DurableObjectState, socket: WebSocket, openedAt: number, now: number): boolean {
  const pinged = ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
  return now - Math.max(openedAt, pinged) > maxSilence;
}

/** Closes a dead socket. Its client, if there still is one, reconnects. */
export function closeDead(socket: WebSocket): void {
  socket.close(1001, "no sign of life");
}

/** Tag of the sockets from one address. */
export const addressTag = (address: string) => `from ${address}`;
