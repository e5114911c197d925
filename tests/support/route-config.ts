import type { RouteConfigEntry } from "@react-router/dev/routes";

/** The functions of app/routes.ts in the Worker under test: React Router's own need Node.js. */

type Options = Partial<Pick<RouteConfigEntry, "id">>;

export function route(
  path: string,
  file: string,
  options: Options | RouteConfigEntry[] = {},
  children?: RouteConfigEntry[],
): RouteConfigEntry {
  return Array.isArray(options)
    ? { path, file, children: options }
    : { path, file, ...options, ...(children && { children }) };
}

export function index(file: string, options: Options = {}): RouteConfigEntry {
  return { index: true, file, ...options };
}

export function layout(
  file: string,
  options: Options | RouteConfigEntry[],
  children: RouteConfigEntry[] = [],
): RouteConfigEntry {
  return Array.isArray(options) ? { file, children: options } : { file, ...options, children };
}

export function prefix(path: string, children: RouteConfigEntry[]): RouteConfigEntry[] {
  return children.map((child) =>
    child.index || typeof child.path === "string"
      ? { ...child, path: child.path ? `${path}/${child.path}` : path }
      : { ...child, ...(child.children && { children: prefix(path, child.children) }) },
  );
}
