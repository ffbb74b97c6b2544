import { describe, expect, it } from 'vitest';
import { leadFilters, type LeadFilters } from '#shared/business-agents/sdr/lead-views.ts';
import { filterLeads, tagsOf } from '#web/features/business-agents/sdr/list/filter-leads.ts';
import { followUpTimesOf } from '#web/features/business-agents/sdr/list/follow-up-times.ts';
import { sortLeads } from '#web/features/business-agents/sdr/list/sort-leads.ts';
import { undoOf } from '#web/features/business-agents/sdr/list/undo-of.ts';
import { aLead, aTask, idOf } from '#test/support/builders/a-lead.ts';

const leads = [
  aLead({ id: idOf(1), name: 'Ada', score: 50, tags: ['VIP'], notes: 'Budget in May' }),
  aLead({ id: idOf(2), name: 'Bo', score: 70, source: null, status: 'lost', company: null }),
  aLead({
    id: idOf(3),
    name: 'Cem',
    score: 60,
    source: 'event',
    do_not_contact: { cause: 'user', reason: null, since: '2026-11-20T08:00:00.000Z' },
  }),
];
const followUps = followUpTimesOf([
  aTask({ lead_id: idOf(1), scheduled_for: '2026-11-25T09:00:00.000Z' }),
  aTask({ lead_id: idOf(1), scheduled_for: '2026-11-19T09:00:00.000Z' }),
  // 00:30 on November 20 in Berlin.
  aTask({ lead_id: idOf(2), scheduled_for: '2026-11-19T23:30:00.000Z' }),
]);
const today = { date: '2026-11-20', timeZone: 'Europe/Berlin' } as const;
const names = (some: Partial<LeadFilters>): string[] => {
  const filters = { ...leadFilters.parse({}), ...some };
  return sortLeads(filterLeads(leads, filters, followUps, today as never), filters, followUps).map(
    ({ name }) => name,
  );
};

describe('The list of leads', () => {
  it.each<[string, Partial<LeadFilters>, string[]]>([
    ['no filter, highest score first', {}, ['Bo', 'Cem', 'Ada']],
    ['text in notes and tags, ignoring case', { text: 'vip may' }, ['Ada']],
    ['a status', { status: 'lost' }, ['Bo']],
    ['a source', { source: 'event' }, ['Cem']],
    ['an unknown source', { source: 'unknown' }, ['Bo']],
    ['a tag, ignoring case', { tag: 'vip' }, ['Ada']],
    ['an overdue follow-up', { follow_up: 'overdue' }, ['Ada']],
    ['a follow-up due today in the time zone of the user', { follow_up: 'today' }, ['Bo']],
    ['a follow-up within a week', { follow_up: 'week' }, ['Bo']],
    ['a planned follow-up', { follow_up: 'planned' }, ['Bo', 'Ada']],
    ['no planned follow-up', { follow_up: 'none' }, ['Cem']],
    ['leads that must not be contacted', { contact: 'do_not_contact' }, ['Cem']],
    ['leads that may be contacted', { contact: 'allowed' }, ['Bo', 'Ada']],
    ['order by name', { sort: 'name', order: 'up' }, ['Ada', 'Bo', 'Cem']],
    ['order by company, without one last', { sort: 'company', order: 'up' }, ['Cem', 'Ada', 'Bo']],
    ['order by follow-up, without one last', { sort: 'follow_up', order: 'up' }, ['Ada', 'Bo', 'Cem']],
    ['order by creation', { sort: 'added', order: 'up' }, ['Ada', 'Bo', 'Cem']],
  ])('shows the right leads for %s', (_case, filters, expected) => {
    expect(names(filters)).toEqual(expected);
  });

  it('lists each tag once, in its first spelling', () => {
    expect(tagsOf([aLead({ tags: ['VIP', 'fair'] }), aLead({ tags: ['vip'] })])).toEqual(['fair', 'VIP']);
  });

  it('undoes a status with the status that each changed lead had', () => {
    expect(undoOf(leads, [idOf(1), idOf(2)], { kind: 'status', status: 'qualified' })).toEqual([
      { ids: [idOf(1)], change: { kind: 'status', status: 'new' } },
      { ids: [idOf(2)], change: { kind: 'status', status: 'lost' } },
    ]);
  });
});
