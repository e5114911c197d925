/** The Worker of a build for another language than English, which is made for its browser's code alone: React Router's manifest of it. */
export { default } from "virtual:react-router/server-manifest";
