import type { Services } from "../services";

/** Who asks through an assistant. */
export interface AgentCaller {
  headers: Headers;
  /** By `callerIdOf`, for limits of seats and coupons; null for none. */
  callerId: string | null;
}

/** Returns the caller of a request. @throws AppError `unauthenticated` for a token that does not work */
export async function callerOfAgent(services: Services, headers: Headers): Promise<AgentCaller> {
  return { headers, callerId: services.callerIdOf(headers) };
}
