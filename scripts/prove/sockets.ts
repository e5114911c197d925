import { randomBytes } from "node:crypto";
import { connect } from "node:net";

interface SocketOptions {
  onText?: (text: string) => void;
  onClose?: () => void;
  /** Milliseconds that the handshake may take. */
  patience?: number;
  /** Port of a proxy to connect to. */
  via?: number;
}

export interface RawSocket {
  /** Number of text frames. */
  received: number;
  isClosed: boolean;
  end: () => void;
  /** Stops reading. */
  silence: () => void;
  send: (text: string) => void;
}

/** Opens a WebSocket through a proxy that may break it; unlike the built-in one it can stop reading. */
export function openSocket(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  { onText, onClose, patience, via }: SocketOptions = {},
): Promise<RawSocket> {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const tcp = connect({ host: hostname, port: via ?? Number(port), noDelay: true });
    const socket: RawSocket = {
      received: 0,
      isClosed: false,
      end: () => tcp.destroy(),
      silence: () => tcp.pause(),
      /** Sends a short text, masked with zeros. */
      send: (text) =>
        tcp.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])),
    };
    const giveUp = patience === undefined ? null : setTimeout(() => tcp.destroy(), patience);
    let rest = Buffer.alloc(0);
    let isOpen = false;
    const lines = [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      "Upgrade: websocket",
      "Connection: Upgrade",
      `Sec-WebSocket-Key: ${Buffer.from(randomBytes(16)).toString("base64")}`,
      "Sec-WebSocket-Version: 13",
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    tcp.write(`${lines.join("\r\n")}\r\n\r\n`);
    tcp.on("error", reject);
    tcp.on("close", () => {
      socket.isClosed = true;
      if (isOpen) onClose?.();
      else reject(new Error(`${url}: closed before it was open`));
    });
    tcp.on("data", (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      if (!isOpen) {
        const end = rest.indexOf("\r\n\r\n");
        if (end === -1) return;
        const head = rest.subarray(0, end).toString();
        if (!head.startsWith("HTTP/1.1 101")) {
          reject(new Error(`${url}: ${head.split("\r\n", 1)[0]}`));
          return;
        }
        isOpen = true;
        if (giveUp) clearTimeout(giveUp);
        rest = rest.subarray(end + 4);
        resolve(socket);
      }
      let at = 0;
      while (rest.length - at >= 2) {
        const opcode = rest.readUInt8(at) & 15;
        let length = rest.readUInt8(at + 1) & 127;
        let from = at + 2;
        if (length === 126) {
          if (rest.length < at + 4) break;
          length = rest.readUInt16BE(at + 2);
          from += 2;
        } else if (length === 127) {
          if (rest.length < at + 10) break;
          length = Number(rest.readBigUInt64BE(at + 2));
          from += 8;
        }
        if (rest.length < from + length) break;
        if (opcode === 1) {
          socket.received += 1;
          onText?.(rest.toString("utf8", from, from + length));
        } else if (opcode === 8) tcp.destroy();
        at = from + length;
      }
      rest = rest.subarray(at);
    });
  });
}
