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
