import type { LeadFilters, LeadSort } from '#shared/business-agents/sdr/lead-views.ts';
import { type Lead, leadStatuses } from '#shared/business-agents/sdr/schema.ts';
import type { FollowUpTimes } from './follow-up-times.ts';

type Compare = (one: Lead, other: Lead) => number;

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const comparers = (followUps: FollowUpTimes): Record<LeadSort, Compare> => ({
  score: (one, other) => one.score - other.score,
  name: (one, other) => collator.compare(one.name, other.name),
  company: (one, other) => collator.compare(one.company ?? '', other.company ?? ''),
  status: (one, other) => leadStatuses.indexOf(one.status) - leadStatuses.indexOf(other.status),
  added: (one, other) => byText(one.id, other.id),
  changed: (one, other) => byText(one.updated_at, other.updated_at),
  follow_up: (one, other) => byText(followUps.get(one.id) ?? '', followUps.get(other.id) ?? ''),
});

/** Returns whether a lead has no value for an order. Such leads come last, whatever the direction. */
const isWithout = (sort: LeadSort, { id, company }: Lead, followUps: FollowUpTimes): boolean =>
  sort === 'company' ? company === null : sort === 'follow_up' && !followUps.has(id);

/** Returns the leads in an order. Equal ones are sorted by score, then newest first. */
export const sortLeads = (
  leads: readonly Lead[],
  { sort, order }: Pick<LeadFilters, 'sort' | 'order'>,
  followUps: FollowUpTimes,
): Lead[] => {
  const compare = comparers(followUps)[sort];
  const sign = order === 'up' ? 1 : -1;
  return leads.toSorted(
    (one, other) =>
      Number(isWithout(sort, one, followUps)) - Number(isWithout(sort, other, followUps)) ||
      sign * compare(one, other) ||
      other.score - one.score ||
      byText(other.id, one.id),
  );
};
