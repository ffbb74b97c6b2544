import type { RequestCase } from './request-cases.ts';

export const micronutrientCases: RequestCase[] = [
  ['vitamins without a range', 'GET', '/api/micronutrients', undefined, 'from'],
  ['vitamins of 32 days', 'GET', '/api/micronutrients?from=2026-10-20&to=2026-11-20', undefined, 'to'],
  ['vitamins backwards', 'GET', '/api/micronutrients?from=2026-11-20&to=2026-11-19', undefined, 'to'],
  ['vitamins of an invalid date', 'GET', '/api/micronutrients?from=today&to=2026-11-19', undefined, 'from'],
];
