import type { FollowUpFilter, LeadFilters } from '#shared/business-agents/sdr/lead-views.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { addDays, localDateOf } from '#shared/time/local-date.ts';
import type { Today } from '#web/lib/time/use-today.ts';
import type { FollowUpTimes } from './follow-up-times.ts';

/** Removes accents and case, so that 'muller' finds 'Müller'. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The searched text of leads, which is expensive to build for each key press. */
const searched = new WeakMap<Lead, string>();
const textOf = (lead: Lead): string => {
  const known = searched.get(lead);
  if (known !== undefined) return known;
  const { name, company, email, phone, job_title, notes, tags } = lead;
  const text = plain([name, company, email, phone, job_title, notes, ...tags].join(' '));
  searched.set(lead, text);
  return text;
};

/** Number of days that 'this week' covers, including today. */
const WEEK = 7;

const isDue = (filter: FollowUpFilter, due: string | undefined, { date, timeZone }: Today): boolean => {
  if (due === undefined || filter === 'none') return (due === undefined) === (filter === 'none');
  const day = localDateOf(new Date(due), timeZone);
  if (filter === 'overdue') return day < date;
  if (filter === 'today') return day === date;
  return filter === 'planned' || (day >= date && day < addDays(date, WEEK));
};

const isContact = (filter: LeadFilters['contact'], { do_not_contact, hold }: Lead): boolean => {
  if (filter === 'do_not_contact') return do_not_contact !== null;
  return filter === 'hold' ? hold !== null : do_not_contact === null;
};

/** Returns the leads that match all filters, in the same order. The text is searched word by word. */
export const filterLeads = (
  leads: readonly Lead[],
  { text, status, source, tag, follow_up, contact }: LeadFilters,
  followUps: FollowUpTimes,
  today: Today,
): Lead[] => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const sought = tag.toLowerCase();
  return leads.filter((lead) => {
    if (status !== '' && lead.status !== status) return false;
    if (source !== '' && (lead.source ?? 'unknown') !== source) return false;
    if (sought !== '' && !lead.tags.some((one) => one.toLowerCase() === sought)) return false;
    if (follow_up !== '' && !isDue(follow_up, followUps.get(lead.id), today)) return false;
    if (contact !== '' && !isContact(contact, lead)) return false;
    return words.every((word) => textOf(lead).includes(word));
  });
};

/** Returns the distinct tags of all leads by name, each in its first spelling. */
export const tagsOf = (leads: readonly Lead[]): string[] => {
  const tags = new Map<string, string>();
  for (const lead of leads)
    for (const tag of lead.tags) if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  return [...tags.values()].sort((one, other) => one.localeCompare(other));
};
