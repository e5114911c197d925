type Point = [x: number, y: number];
export function ringsOfPath(path: string): Point[][];
export function areaOf(ring: readonly Point[]): number;
export function simplifyRings(rings: readonly Point[][], least: number): Point[][];
