import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { FoundAccount, FoundAccountPage } from '#shared/staff/moderation-schema.ts';
import { staffRoutes } from '#shared/staff/routes.ts';
import { type ApiUser, signInApiUser } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import {
  asAccount,
  auditOf,
  messagesOf,
  openStaffScene,
  reportedMeal,
  reportsOf,
  writeToUs,
} from './staff-scene.ts';
import { eventually } from '#test/support/eventually.ts';

const origin = inject('origin');
const reason = 'Asked for by mail';
let sam: ApiUser;
let mara: ApiUser;
let jon: ApiUser;
let group: Awaited<ReturnType<typeof openStaffScene>>['group'];
beforeAll(async () => {
  ({ sam, mara, jon, group } = await openStaffScene());
});

const search = async (text: string): Promise<FoundAccount[]> => {
  const { body } = await sam.call('POST', '/api/staff/accounts/search', { text, reason });
  return (body as unknown as FoundAccountPage).accounts;
};
const view = (user_id: string) => sam.call('POST', `/api/staff/accounts/${user_id}/view`, { reason });
const block = { reason, rule: 'spam', days: null };
const act = (person: ApiUser, what: string, body: object, key: string = randomUUID()) =>
  sam.call('POST', `/api/staff/accounts/${person.id}/${what}`, body, { 'idempotency-key': key });
const corrected = (person: ApiUser, amount: number, key?: string) =>
  act(person, 'credits', { amount, reason }, key);
const actionsOn = async (subject: string) => (await auditOf(sam, subject)).map(({ action }) => action);

describe('Contact form messages in the staff area', () => {
  it('open messages are listed oldest first until answered, and can be reopened', async () => {
    const subjects = [`First ${randomUUID()}`, `Second ${randomUUID()}`];
    for (const subject of subjects) await writeToUs(jon, subject);
    const ours = async (state: 'open' | 'answered') =>
      (await messagesOf(sam, state)).filter(({ subject }) => subjects.includes(subject));
    await eventually(async () => expect((await ours('open')).map((one) => one.subject)).toEqual(subjects));
    const [first] = await ours('open');
    expect(first).toMatchObject({ name: 'Wilma Writer', message: 'Help!', state: 'open' });

    const mark = (state: string) =>
      sam.call('PUT', `/api/staff/messages/${first!.email_hash}/${first!.id}/state`, { state });
    expect((await mark('answered')).status).toBe(204);
    expect([await ours('answered'), await ours('open')]).toMatchObject([
      [{ subject: subjects[0] }],
      [{ subject: subjects[1] }],
    ]);
    await mark('open');
    expect((await ours('open')).map((one) => one.subject)).toEqual(subjects);
    expect(await actionsOn(first!.id)).toEqual(['message_reopened', 'message_answered']);
  });

  it('GATE-09 (D18) messages from Enterprise users are listed first, with the reason', async () => {
    await givePlan(inject('dataDir'), jon, 'enterprise');
    const [earlier, member] = [`Earlier ${randomUUID()}`, `Member ${randomUUID()}`];
    await writeToUs(jon, earlier);
    await writeToUs(jon, member, jon.email);
    const ours = async () =>
      (await messagesOf(sam, 'open')).filter(({ subject }) => [earlier, member].includes(subject));
    await eventually(async () =>
      expect((await ours()).map(({ subject, has_priority }) => [subject, has_priority])).toEqual([
        [member, true],
        [earlier, false],
      ]),
    );
  });

  it('a message cannot be marked after it was deleted', async () => {
    const gone = `/api/staff/messages/${'a'.repeat(43)}/${'b'.repeat(43)}/state`;
    const answer = await sam.call('PUT', gone, { state: 'answered' });
    expect([answer.status, answer.body.code]).toEqual([404, 'MESSAGE_NOT_FOUND']);
    expect(await actionsOn('b'.repeat(43))).toEqual([]);
  });
});

describe('Reports of shared meals', () => {
  it('a report shows the meal, the reason and user IDs only, and a hidden or removed meal leaves the feed of others', async () => {
    // The reporter sees meals shared with everyone or with friends.
    await jon.call('POST', '/api/friend-requests', { email: mara.email });
    const { body } = await mara.call('GET', '/api/friends');
    const [request] = (body as unknown as { requests: { id: string }[] }).requests;
    await mara.call('POST', `/api/friend-requests/${request!.id}/accept`);
    const [bad, good] = [await reportedMeal(mara, jon, 'Buy pills'), await reportedMeal(mara, jon, 'Soup')];
    const ours = async () => {
      const reports = await reportsOf(sam);
      return reports.filter(({ shared_meal_id }) => [bad, good].includes(shared_meal_id));
    };
    const [report] = await ours();
    expect(report).toMatchObject({
      user_id: jon.id,
      reason: 'spam',
      note: 'An advertisement',
      meal: { user_id: mara.id, food_name: 'Buy pills', calories: 320, image_url: null },
    });
    expect(JSON.stringify(await ours())).not.toMatch(/Mara|Jon|example\.com/);

    const decide = (meal: string, decision: string) => {
      const broken = decision === 'leave' ? {} : { rule: 'spam' };
      return sam.call('POST', `/api/staff/reports/${jon.id}/${meal}/decision`, {
        decision,
        reason,
        ...broken,
      });
    };
    expect([(await decide(bad, 'remove')).status, (await decide(good, 'leave')).status]).toEqual([204, 204]);
    expect(await ours()).toEqual([]);
    expect((await decide(good, 'hide')).body.code).toBe('REPORT_NOT_FOUND');

    const feed = await mara.call('GET', '/api/shared-meals');
    const { meals } = feed.body as unknown as { meals: { id: string }[] };
    const shown = new Set(meals.map(({ id }) => id));
    expect([shown.has(bad), shown.has(good)]).toEqual([false, true]);
    // The diary keeps the meal, and the reporter does not see it again.
    expect((await mara.call('GET', '/api/food-entries?limit=10')).body.entries).toHaveLength(2);
    expect(await actionsOn(bad)).toEqual(['meal_removed']);
    expect(await actionsOn(good)).toEqual(['report_left']);
  });
});

describe('An account in the staff area', () => {
  it('an account is found by ID, email or a part of the name, shows no diary data, and every search is audited', async () => {
    const hit = { user_id: mara.id, name: 'Mara Sharer' };
    for (const text of [mara.id, mara.email.toUpperCase(), mara.email.slice(2, 24)])
      expect(await search(text)).toContainEqual(expect.objectContaining(hit));
    expect(await search('SHARÉR')).toContainEqual(expect.objectContaining(hit));
    expect(JSON.stringify(await search(mara.id))).not.toContain(mara.email);
    expect(await search('no one is named like this')).toEqual([]);
    const found = await view(mara.id);
    expect(found.status).toBe(200);
    expect(Object.keys(found.body).toSorted()).toEqual([
      'allowance_left',
      'blocked',
      'changes',
      'closed',
      'confirmed',
      'created_at',
      'decisions',
      'kept',
      'reports',
      'suspended_until',
      'tier',
      'user_id',
    ]);
    expect(found.body).toMatchObject({ user_id: mara.id, confirmed: true, blocked: false, tier: 'free' });
    const [last] = await auditOf(sam, mara.id);
    expect(last).toMatchObject({ action: 'account_looked_up', staff_id: sam.id, reason, outcome: 'done' });
    expect((await view(randomUUID())).body.code).toBe('ACCOUNT_NOT_FOUND');
    const { body } = await sam.call('GET', '/api/staff/audit');
    const { rows } = body as unknown as { rows: { subject: string | null; action: string }[] };
    expect(rows).toContainEqual(expect.objectContaining({ subject: null, action: 'accounts_searched' }));
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('an account receives a credit correction once, which the user sees, and never drops below zero', async () => {
    const before = asAccount((await view(mara.id)).body);
    const key = randomUUID();
    const [once, again] = [await corrected(mara, 40, key), await corrected(mara, 40, key)];
    for (const { status, body } of [once, again])
      expect([status, asAccount(body).kept]).toEqual([200, before.kept + 40]);
    const { body } = await mara.call('GET', '/api/credits/history');
    const { changes } = body as unknown as { changes: object[] };
    expect(changes[0]).toMatchObject({ reason: 'support', amount: 40 });

    const tooMany = await corrected(mara, -before.kept - 41);
    expect([tooMany.status, tooMany.body.code]).toEqual([409, 'TOO_FEW_TO_TAKE']);
    expect(asAccount((await corrected(mara, -40)).body).kept).toBe(before.kept);
    expect((await corrected(mara, 1_001)).status).toBe(400);
    const rows = (await auditOf(sam, mara.id)).filter(({ action }) => action === 'credits_corrected');
    expect(rows.map(({ amount }) => amount)).toEqual([-40, 40]);
  });

  it('a blocked account cannot sign in, loses its sessions and is reopened by another staff member', async () => {
    const key = randomUUID();
    const read = () => jon.call('GET', '/api/food-entries?limit=1');
    expect((await read()).status).toBe(200);
    expect(asAccount((await act(jon, 'block', block, key)).body).blocked).toBe(true);
    expect(await group.isEnabled(jon)).toBe(false);
    await expect(signInApiUser(origin, jon.email)).rejects.toThrow(/disabled/);
    // At once for reads too, although the function has cached the session.
    expect((await read()).status).toBe(401);
    expect((await jon.call('POST', '/api/friend-requests', { email: mara.email })).status).toBe(401);
    expect(asAccount((await act(jon, 'unblock', { reason })).body).blocked).toBe(false);
    // A late retry of the first request is not applied again.
    expect(asAccount((await act(jon, 'block', block, key)).body).blocked).toBe(false);
    expect((await (await signInApiUser(origin, jon.email)).call('GET', '/api/profile')).status).toBe(200);
    const rows = await auditOf(sam, jon.id);
    expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['account_unblocked', 'done'],
      ['account_blocked', 'done'],
    ]);
  });

  it.each([
    ['block', block],
    ['unblock', { reason }],
    ['warning', { reason, rule: 'spam' }],
    ['credits', { amount: 5, reason }],
  ])('rejects the action "%s" on a staff member\'s own account', async (what, body) => {
    const answer = await act(sam, what, body);
    expect([answer.status, answer.body.code]).toEqual([409, 'ACCOUNT_IS_YOURS']);
    expect(await actionsOn(sam.id)).toEqual([]);
  });
});

describe('The audit log', () => {
  it('records every staff route that changes data', async () => {
    // Tested in staff-referrals.full.test.ts and test/functions/staff/moderation.test.ts.
    const elsewhere = new Set(['decideReferral', 'decideAppeal', 'warnAccount']);
    const doing = Object.entries(staffRoutes).filter(
      ([name, { method }]) => method !== 'GET' && !elsewhere.has(name),
    );
    const done = new Set((await allRows()).map(({ action }) => action));
    const expected: Record<string, string[]> = {
      markMessage: ['message_answered', 'message_reopened'],
      decideReport: ['meal_removed', 'report_left'],
      searchAccounts: ['accounts_searched'],
      viewAccount: ['account_looked_up'],
      blockAccount: ['account_blocked'],
      unblockAccount: ['account_unblocked'],
      correctCredits: ['credits_corrected'],
    };
    expect(doing.map(([name]) => name).toSorted()).toEqual(Object.keys(expected).toSorted());
    expect(
      Object.values(expected)
        .flat()
        .filter((action) => !done.has(action as never)),
    ).toEqual([]);
  });

  it('the audit log cannot be changed by any route', () => {
    const touching = Object.values(staffRoutes).filter(({ path }) => path.includes('audit'));
    expect(touching.map(({ method }) => method)).toEqual(['GET']);
  });
});

/** Audit rows of this test's staff member. */
async function allRows() {
  const { body } = await sam.call('GET', '/api/staff/audit');
  const { rows } = body as unknown as { rows: { action: string; staff_id: string }[] };
  return rows.filter(({ staff_id }) => staff_id === sam.id);
}
