// Loaded before scripts that import packages (node --import): on a fresh clone they would end with "Cannot find package".
import { install } from "./set-up.mjs";

await install();
