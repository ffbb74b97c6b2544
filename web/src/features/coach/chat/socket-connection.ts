let connection: string | null = null;

/** Stores the server's ID of this tab's socket connection; null while there is none. */
export const setConnectionId = (id: string | null): void => {
  connection = id;
};

/** Returns the connection to stream an answer to; null to get the answer as a whole. */
export const connectionId = (): string | null => connection;
