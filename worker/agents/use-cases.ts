import { anyone, visitor } from "../platform/authz/use-case";
import { agentCallerOf, limitAgent, limitPrepared } from "./agent-caller";
import { readQuote, signQuote } from "./quote-token";
import { readGrant } from "./read-grant";
import { sendBookingLink } from "./send-booking-link";

export const agentUseCases = {
  limitAgent: anyone(limitAgent),
  limitPrepared: anyone(limitPrepared),
  signQuote: anyone(signQuote),
  readQuote: anyone(readQuote),
  agentCallerOf: visitor(agentCallerOf),
  readGrant: visitor(readGrant),
  sendBookingLink: visitor(sendBookingLink),
};
