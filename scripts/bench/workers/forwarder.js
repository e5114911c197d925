// A bare Worker with a hibernating object that forwards messages to its sockets.
import { DurableObject } from "cloudflare:workers";

export class Forwarder extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  fetch() {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  forward(messages) {
    for (const socket of this.ctx.getWebSockets()) for (const message of messages) socket.send(message);
  }

  webSocketClose(socket) {
    socket.close();
  }
}

export default {
  async fetch(request, { FORWARDER }) {
    const object = FORWARDER.getByName("one");
    if (request.method !== "POST") return object.fetch(request);
    await object.forward(await request.json());
    return new Response("done");
  },
};
