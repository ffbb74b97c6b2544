/** The URLs of one copy of the local cloud. */
export interface Origins {
  /** The URL that users open. */
  site: string;
  /** The same URL with an IP address, which needs no name lookup. */
  siteByAddress: string;
  /** Path of the AWS endpoint. */
  awsPath: string;
  /** The endpoint for SDK clients. */
  awsEndpoint: string;
}

/** Returns the URLs. @param port port on 127.0.0.1 */
export const originsAt = (port: number): Origins => {
  const siteByAddress = `http://127.0.0.1:${port}`;
  const awsPath = '/__local/aws';
  return { site: `http://localhost:${port}`, siteByAddress, awsPath, awsEndpoint: siteByAddress + awsPath };
};
