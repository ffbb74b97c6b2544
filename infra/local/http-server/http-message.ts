/** Header fields in order, names in the case they were sent in. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A viewer's request on its way through the edge to an origin. */
export interface EdgeRequest {
  method: string;
  /** As sent, percent-encoded, without the query. */
  path: string;
  /** As sent, without `?`; empty when there is none. */
  query: string;
  headers: HeaderList;
  viewer: { ip: string; port: number };
  /** e.g. `1.1` */
  httpVersion: string;
  /** @returns undefined when the body is longer than `limit` bytes */
  readBody(limit: number): Promise<Buffer | undefined>;
}

export interface EdgeResponse {
  status: number;
  headers: HeaderList;
  body: string | Buffer;
}

/** Whether a step answered by itself, instead of passing the request on. */
export const isResponse = (outcome: EdgeRequest | EdgeResponse): outcome is EdgeResponse =>
  'status' in outcome;

const same = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

/** Values of a header, one for each time that it was sent. */
export const valuesOf = (headers: HeaderList, name: string): string[] =>
  headers.filter(([key]) => same(key, name)).map(([, value]) => value);

/** Values of a header joined by commas; undefined when it was not sent. */
export const headerOf = (headers: HeaderList, name: string): string | undefined => {
  const values = valuesOf(headers, name);
  return values.length > 0 ? values.join(',') : undefined;
};

export const withoutHeader = (headers: HeaderList, name: string): HeaderList =>
  headers.filter(([key]) => !same(key, name));

/** The list with one value of this header, in place of those it had. */
export const withHeader = (headers: HeaderList, name: string, value: string): HeaderList => [
  ...withoutHeader(headers, name),
  [name, value],
];
