import { visitor } from "../platform/authz/use-case";
import { readGrant } from "./read-grant";

export const agentUseCases = {
  readGrant: visitor(readGrant),
};
