import {
  AppBridge,
  PostMessageTransport,
  type McpUiHostContext,
} from "@modelcontextprotocol/ext-apps/app-bridge";
import type { CallToolResult } from "@modelcontextprotocol/client";

/** The page of a program that shows cards, made of the protocol's own bridge. */
declare global {
  interface Window {
    showCard: (address: string, result: CallToolResult, hostContext: McpUiHostContext) => Promise<void>;
    changeTheme: (theme: "light" | "dark") => void;
    openedLinks: string[];
    /** Calls a tool of the server. */
    callServerTool: (name: string, args: Record<string, unknown>) => Promise<CallToolResult>;
  }
}

let bridge: AppBridge | null = null;

window.openedLinks = [];

/** Shows a card as hosts do: in a frame with an origin of its own, as high as it asks to be. */
window.showCard = async (address, result, hostContext) => {
  const frame = document.createElement("iframe");
  frame.title = "Card";
  frame.setAttribute("sandbox", "allow-scripts");
  frame.style.cssText = "display: block; width: 100%; border: 0";
  document.body.replaceChildren(frame);
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error("A frame has no window");
  const current = new AppBridge(
    null,
    { name: "test-host", version: "1.0.0" },
    { openLinks: {}, serverTools: {} },
    { hostContext },
  );
  bridge = current;
  current.onopenlink = ({ url }) => {
    window.openedLinks.push(url);
    return Promise.resolve({});
  };
  current.oncalltool = ({ name, arguments: args = {} }) => window.callServerTool(name, args);
  current.addEventListener("sizechange", ({ height }) => {
    frame.style.height = `${height}px`;
  });
  const isReady = new Promise((resolve) => current.addEventListener("initialized", resolve));
  await current.connect(new PostMessageTransport(contentWindow, contentWindow));
  frame.src = address;
  await isReady;
  await current.sendToolInput({ arguments: {} });
  await current.sendToolResult(result);
};

window.changeTheme = (theme) => bridge?.setHostContext({ theme });
