import type { StaffMessage } from '#shared/staff/schema.ts';

/** Creates an open message of the contact form as the staff sees it. */
export const aStaffMessage = (over: Partial<StaffMessage> = {}): StaffMessage => ({
  email_hash: 'a'.repeat(43),
  id: 'b'.repeat(43),
  name: 'Wilma Writer',
  email: 'wilma@example.com',
  subject: 'Where are my credits?',
  message: 'I bought a pack yesterday.\nIt is not there.',
  received_at: '2026-11-20T08:00:00.000Z',
  has_priority: false,
  state: 'open',
  ...over,
});
