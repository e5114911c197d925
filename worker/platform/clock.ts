import { systemNow } from "./surroundings";

/** Returns the current UTC instant in milliseconds. Injected, so that tests can set the time. */
export type Clock = () => number;

export const systemClock: Clock = systemNow;
