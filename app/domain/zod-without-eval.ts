import { z } from "zod";
import { errorMessages } from "./errors/messages";

// Compiled schemas need eval, which our CSP forbids; even zod's feature check would be reported as a
// violation.
z.config({ jitless: true, customError: () => errorMessages().invalid() });
