/** Header fields in order, with names in their original case. */
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
  /** E.g. `1.1`. */
  httpVersion: string;
  /** Reads the body. @returns undefined when it is larger than `limit` bytes */
  readBody(limit: number): Promise<Buffer | undefined>;
}

export interface EdgeResponse {
  status: number;
  headers: HeaderList;
  body: string | Buffer;
}

/** Returns whether a step created a response instead of passing on the request. */
export const isResponse = (outcome: EdgeRequest | EdgeResponse): outcome is EdgeResponse =>
  'status' in outcome;

const same = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

/** Returns all values of a header. */
export const valuesOf = (headers: HeaderList, name: string): string[] =>
  headers.filter(([key]) => same(key, name)).map(([, value]) => value);

/** Returns a header's values joined by commas, or undefined if it was not sent. */
export const headerOf = (headers: HeaderList, name: string): string | undefined => {
  const values = valuesOf(headers, name);
  return values.length > 0 ? values.join(',') : undefined;
};

export const withoutHeader = (headers: HeaderList, name: string): HeaderList =>
  headers.filter(([key]) => !same(key, name));

/** Replaces a header with a single value. */
export const withHeader = (headers: HeaderList, name: string, value: string): HeaderList => [
  ...withoutHeader(headers, name),
  [name, value],
];
