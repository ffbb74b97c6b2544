import type { ClientErrorReport } from '#shared/client-errors/report.ts';

/** In this order: each browser names those before it as well. */
const marks: readonly [string, ClientErrorReport['browser']][] = [
  ['Edg/', 'edge'],
  ['Firefox/', 'firefox'],
  ['Chrome/', 'chrome'],
  ['Safari/', 'safari'],
];

/** The browser's family by its own word, without a version: enough to know where to look. */
export const browserFamilyOf = (userAgent: string): ClientErrorReport['browser'] =>
  marks.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'other';
