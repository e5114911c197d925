export interface TestServer {
  /** The origin it answers at. */
  address: string;
  /** Where its database file is. */
  databaseFolder: string;
  stop: () => Promise<void>;
}

/**
 * Starts the built Worker on a copy of the seeded database.
 * @param name of the folder of the copy
 * @param options seconds for which changes are held back, by default 0
 */
export function startServer(name: string, options?: { undoSeconds?: number }): Promise<TestServer>;

/** Returns a port that nothing listens on. */
export function freePort(): Promise<number>;
