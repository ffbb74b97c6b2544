let connection: string | null = null;

/** How the server calls this window's socket; null while there is none. */
export const setConnectionId = (id: string | null): void => {
  connection = id;
};

/** Where an answer can be sent as it is written; null where it comes as a whole. */
export const connectionId = (): string | null => connection;
