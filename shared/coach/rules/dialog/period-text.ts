import type { Period } from '../../../facts/period.ts';

/** Returns a period in words that the rules read again: 'on 2026-11-18', 'in the last 7 days'. */
export const periodText = ({ id, dates, fact }: Period): string => {
  if (id === 'today' || id === 'yesterday') return id;
  if (/^\d{4}-\d\d-\d\d$/.test(id)) return `on ${id}`;
  if (id === 'all') return 'ever';
  if (id === 'week-before') return 'last week';
  if (id.includes('..')) return `from ${dates[0] ?? ''} to ${dates.at(-1) ?? ''}`;
  return fact.words.toLowerCase().replace(/ in the last 4 weeks$/, '');
};
