/** Closes a socket. One that is still being opened is closed once it is open: before, the console would be told of an error. */
export function closeSocket(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.close());
  else socket.close();
}
