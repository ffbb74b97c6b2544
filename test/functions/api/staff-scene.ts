import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type {
  AuditRow,
  StaffAccount,
  StaffMessage,
  StaffReferral,
  StaffReport,
} from '#shared/staff/schema.ts';
import { type ApiUser, ZONE } from '#test/support/api-user.ts';
import { openStaffGroup } from '#test/support/staff-group.ts';
import { withUser } from '#test/support/with-user.ts';

const origin = inject('origin');

/** Creates a staff member, two users and the group. */
export const openStaffScene = async () => {
  const [sam, mara, jon, group] = await Promise.all([
    withUser({ name: 'Sam Staff' }),
    withUser({ name: 'Mara Sharer' }),
    withUser({ name: 'Jon Reporter' }),
    openStaffGroup(origin, inject('dataDir')),
  ]);
  await group.add(sam);
  return { sam, mara, jon, group };
};

/** Creates a meal that a user shares with a friend, who reports it. */
export const reportedMeal = async (
  author: ApiUser,
  reporter: ApiUser,
  food_name: string,
): Promise<string> => {
  const meal = { food_name, calories: 320, meal_type: 'lunch', time_zone: ZONE };
  const entry = await author.call('POST', '/api/food-entries', meal);
  const shared = await author.call('POST', '/api/shared-meals', { food_entry_id: entry.body.id });
  const report = { reason: 'spam', note: 'An advertisement' };
  await reporter.call('POST', `/api/shared-meals/${shared.body.id}/report`, report);
  return shared.body.id;
};

/** Sends a message through the contact form, without an account if no email is given, after the minimum time. */
export const writeToUs = async (
  person: ApiUser,
  subject: string,
  email = `wilma-${randomUUID()}@example.com`,
): Promise<void> => {
  const message = {
    name: 'Wilma Writer',
    email,
    subject,
    message: 'Help!',
  };
  const started_at = new Date(Date.now() - 10_000).toISOString();
  const peer = `192.0.2.${Math.floor(Math.random() * 255)}:443`;
  const body = { ...message, started_at };
  await person.call('POST', '/api/contact', body, { 'cloudfront-viewer-address': peer });
};

/** Reads all pages of a list. */
const allOf = async <T>(staff: ApiUser, path: string, name: string): Promise<T[]> => {
  const found: T[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: string = cursor && `cursor=${encodeURIComponent(cursor)}`;
    const { body } = await staff.call('GET', `${path}${path.includes('?') ? '&' : '?'}${query}`);
    const page = body as unknown as Record<string, T[]> & { cursor: string | null };
    found.push(...page[name]!);
    cursor = page.cursor;
  }
  return found;
};

export const messagesOf = (staff: ApiUser, state: 'open' | 'answered') =>
  allOf<StaffMessage>(staff, `/api/staff/messages?state=${state}`, 'messages');
export const reportsOf = (staff: ApiUser) => allOf<StaffReport>(staff, '/api/staff/reports', 'reports');

export const referralsOf = (staff: ApiUser) =>
  allOf<StaffReferral>(staff, '/api/staff/referrals', 'referrals');

/** Returns the audit log of a subject, newest first. */
export const auditOf = async (staff: ApiUser, subject: string): Promise<AuditRow[]> =>
  (await allOf<AuditRow>(staff, '/api/staff/audit', 'rows')).filter((row) => row.subject === subject);

export const asAccount = (body: unknown): StaffAccount => body as StaffAccount;
