import type { Workspace } from '#functions/business-agents/executive/assistant/workspace.ts';
import { instantOf } from '#shared/time/instant-of.ts';
import { english, type Translator } from '#shared/language/translator.ts';

const ZONE = 'Europe/Berlin';
const at = (local: string): string => instantOf(local.slice(0, 10), local.slice(11), ZONE).toISOString();

const people: readonly (readonly [name: string, company: string])[] = [
  ['Eva Novak', 'Novak Garden'],
  ['Lars Ek', 'Delmar Media'],
  ['Mina Patel', 'Arven Clinic'],
  ['Carla Stein', 'Stein Glas'],
  ['Otto Lind', 'Lind Freight'],
  ['Finn Adler', 'Adler Möbel'],
  ['Finn Busch', 'Busch Reisen'],
  ['Rita Vogel', 'Vogel Papier'],
  ['Gerda Moll', 'Moll Brillen'],
];
const leads = people.map(([name, company], index) => ({
  id: `l${index + 1}`,
  name,
  company,
  email: `${name.split(' ')[0]!.toLowerCase()}@${index}.example`,
  phone: null,
  tags: index === 4 ? ['VIP'] : [],
  source: index === 2 ? 'event' : 'website',
  status: index === 3 ? 'qualified' : 'new',
  score: 30 + index * 8,
  do_not_contact: index === 8 ? { cause: 'user', reason: null, since: '2026-11-01T10:00:00.000Z' } : null,
  created_at: '2026-11-01T10:00:00.000Z',
}));

const event = (
  index: number,
  title: string,
  start: string,
  duration: number,
  lead_id: string | null = null,
) => ({
  id: `e${index}`,
  title,
  start_time: at(start),
  duration,
  lead_id,
  event_type: 'internal' as const,
  description: null,
  status: 'pending' as const,
  priority: 'medium' as const,
});
const task = (index: number, subject: string, due: string | null, lead_id: string | null = null) => ({
  id: `t${index}`,
  subject,
  due_date: due && at(`${due}T23:59`),
  lead_id,
  activity_type: subject.startsWith('Call') ? ('call' as const) : ('note' as const),
  description: null,
  status: 'pending' as const,
  priority: 'medium' as const,
  created_at: '2026-11-01T10:00:00.000Z',
});
const document = (
  index: number,
  title: string,
  document_type: 'proposal' | 'contract' | 'report',
  lead_id: string | null,
) => ({
  id: `d${index}`,
  title,
  document_type,
  lead_id,
  version: 2,
  status: 'draft' as const,
  tags: [],
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
  versions: [],
});

/** A workspace on Monday, 23 November 2026, at 10:15 in Berlin. Gerda Moll does not want to be contacted. */
export const aWorkspace = (words: Translator = english): Workspace =>
  ({
    now: new Date(at('2026-11-23T10:15')),
    zone: ZONE,
    words,
    leads,
    blocked: new Set(['l9']),
    events: [
      event(1, 'Morning round', '2026-11-23T09:30', 30),
      event(2, 'Call with Mina Patel', '2026-11-23T15:00', 30, 'l3'),
      event(3, 'Demo for Delmar Media', '2026-11-24T10:00', 60, 'l2'),
      event(4, 'Rent review', '2026-11-24T14:00', 60),
      event(5, 'Recipe workshop', '2026-11-25T09:00', 180),
      event(6, 'Call with Eva Novak', '2026-11-25T16:00', 60, 'l1'),
      event(7, 'Call with Carla Stein', '2026-11-26T11:00', 30, 'l4'),
      event(8, 'Landlord meeting', '2026-11-26T15:00', 60),
      event(9, 'Lunch with Finn Adler', '2026-11-27T13:00', 60, 'l6'),
      event(10, 'Morning round', '2026-11-30T09:30', 30),
      event(11, 'Audit prep', '2026-12-01T09:00', 180),
      event(12, 'Book fair', '2026-12-02T13:00', 240),
      event(13, 'Call with Otto Lind', '2026-12-03T09:00', 60, 'l5'),
    ],
    tasks: [
      task(1, 'Send the samples to Eva', '2026-11-24', 'l1'),
      task(2, 'Call the plumber', '2026-11-20'),
      task(3, 'Prepare audit folder', '2026-11-30'),
      task(4, 'Water the flowers', null),
    ],
    documents: [
      document(1, 'Proposal Novak Garden', 'proposal', 'l1'),
      document(2, 'Service contract Delmar', 'contract', 'l2'),
      document(3, 'Q2 report', 'report', null),
    ],
  }) as unknown as Workspace;
