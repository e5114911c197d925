import { z } from "zod";

// Compiled schemas need eval, which our CSP forbids; even zod's feature check would be reported as a
// violation.
z.config({ jitless: true });
