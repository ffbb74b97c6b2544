/** The addresses of one copy of the local cloud. */
export interface Origins {
  /** What people open. */
  site: string;
  /** The same by number, which needs no look-up. */
  siteByAddress: string;
  /** Path under which AWS calls are answered. */
  awsPath: string;
  /** What an SDK client takes as `endpoint`. */
  awsEndpoint: string;
}

/** @param port of 127.0.0.1 */
export const originsAt = (port: number): Origins => {
  const siteByAddress = `http://127.0.0.1:${port}`;
  const awsPath = '/__local/aws';
  return { site: `http://localhost:${port}`, siteByAddress, awsPath, awsEndpoint: siteByAddress + awsPath };
};
