// npm run client: writes the types of packages/client from the API's document.
import { writeFileSync } from "node:fs";
import { clientTypes, clientTypesFile } from "./lib/client-types.ts";

writeFileSync(clientTypesFile, await clientTypes());
