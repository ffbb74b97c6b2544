/** Title, method, path, body, and the reported field. */
export type RequestCase = [title: string, method: string, path: string, body: unknown, field: string];

/** Returns cases of one route. */
export const casesOf = (
  method: string,
  path: string,
  cases: readonly [title: string, body: unknown, field: string][],
): RequestCase[] => cases.map(([title, body, field]) => [title, method, path, body, field]);
