import { z } from "zod";

// Compiled schemas would need eval, which our pages' policy forbids; zod's mere try would be reported.
z.config({ jitless: true });
