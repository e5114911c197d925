/**
 * Closes a WebSocket. One that is still connecting is closed once it is open; closing it earlier logs an error in the
 * console.
 */
export function closeSocket(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.close());
  else socket.close();
}
