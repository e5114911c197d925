export interface TestServer {
  /** The origin it answers at. */
  address: string;
  /** Where its database file is. */
  databaseFolder: string;
  stop: () => Promise<void>;
}

/** Starts the built Worker on a copy of the seeded database. @param name of the folder of the copy */
export function startServer(name: string): Promise<TestServer>;
