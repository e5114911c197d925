import type { Services } from "../services";
import type { AgentCaller } from "./agent-caller";

/** Everything that a tool needs. */
export interface AgentContext {
  services: Services;
  caller: AgentCaller;
  /** Origin of links to our own pages. */
  origin: string;
}
