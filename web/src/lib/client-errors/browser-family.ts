import type { ClientErrorReport } from '#shared/client-errors/report.ts';

/** In this order, because each user agent also contains the names before it. */
const marks: readonly [string, ClientErrorReport['browser']][] = [
  ['Edg/', 'edge'],
  ['Firefox/', 'firefox'],
  ['Chrome/', 'chrome'],
  ['Safari/', 'safari'],
];

/** Returns the browser family from the user agent, without a version. */
export const browserFamilyOf = (userAgent: string): ClientErrorReport['browser'] =>
  marks.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'other';
