import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { routeKeyOf } from '#shared/http/route.ts';
import { staffRoutes } from '#shared/staff/routes.ts';
import { type ApiUser, signInApiUser } from '#test/support/api-user.ts';
import { givePlan } from '#test/support/give-plan.ts';
import { pathOfRoute, requestOfRoute } from '#test/support/request-of-route.ts';
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

const find = (email: string, key: string = randomUUID()) =>
  sam.call('POST', '/api/staff/accounts/search', { email, reason }, { 'idempotency-key': key });
const act = (person: ApiUser, what: string, body: object, key: string = randomUUID()) =>
  sam.call('POST', `/api/staff/accounts/${person.id}/${what}`, body, { 'idempotency-key': key });
const corrected = (person: ApiUser, amount: number, key?: string) =>
  act(person, 'credits', { amount, reason }, key);
const actionsOn = async (subject: string) => (await auditOf(sam, subject)).map(({ action }) => action);

describe('A user who is not staff', () => {
  it.each(Object.values(staffRoutes).map((route) => [routeKeyOf(route), route] as const))(
    'a user who is not staff receives 403 from %s',
    async (_, route) => {
      const [sample] = fc.sample(requestOfRoute(route), { numRuns: 1, seed: 3 });
      const answer = await mara.call(route.method, pathOfRoute(route, sample!.params), sample!.body);
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    },
  );

  it('a user who is not staff loses access on removal from the group, even with an older token', async () => {
    const { call } = sam;
    expect((await call('GET', '/api/staff/audit')).status).toBe(200);
    await group.remove(sam);
    expect((await call('GET', '/api/staff/audit')).status).toBe(403);
    await group.add(sam);
    expect((await call('GET', '/api/staff/audit')).status).toBe(200);
  });
});

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
  it('a report shows the meal, the reason and user IDs only, and a removed meal leaves the feed', async () => {
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

    const decide = (meal: string, decision: string) =>
      sam.call('POST', `/api/staff/reports/${jon.id}/${meal}/decision`, { decision, reason });
    expect([(await decide(bad, 'take_down')).status, (await decide(good, 'leave')).status]).toEqual([
      204, 204,
    ]);
    expect(await ours()).toEqual([]);
    expect((await decide(good, 'take_down')).body.code).toBe('REPORT_NOT_FOUND');

    const feed = await mara.call('GET', '/api/shared-meals');
    const { meals } = feed.body as unknown as { meals: { id: string }[] };
    const shown = new Set(meals.map(({ id }) => id));
    expect([shown.has(bad), shown.has(good)]).toEqual([false, true]);
    // The diary keeps the meal, and the reporter does not see it again.
    expect((await mara.call('GET', '/api/food-entries?limit=10')).body.entries).toHaveLength(2);
    expect(await actionsOn(bad)).toEqual(['report_taken_down']);
    expect(await actionsOn(good)).toEqual(['report_left']);
  });
});

describe('An account in the staff area', () => {
  it('an account is found by its exact email, shows no diary data, and failed searches are audited too', async () => {
    const found = await find(mara.email.toUpperCase());
    expect(found.status).toBe(200);
    expect(Object.keys(found.body).toSorted()).toEqual([
      'allowance_left',
      'blocked',
      'changes',
      'closed',
      'confirmed',
      'created_at',
      'kept',
      'tier',
      'user_id',
    ]);
    expect(found.body).toMatchObject({ user_id: mara.id, confirmed: true, blocked: false, tier: 'free' });
    const [last] = await auditOf(sam, mara.id);
    expect(last).toMatchObject({ action: 'account_looked_up', staff_id: sam.id, reason, outcome: 'done' });
    for (const nobody of [`x${mara.email}`, mara.id])
      expect((await find(nobody)).body.code).toBe('ACCOUNT_NOT_FOUND');
    const { body } = await sam.call('GET', '/api/staff/audit');
    const { rows } = body as unknown as { rows: { subject: string | null }[] };
    expect(rows.slice(0, 2).map(({ subject }) => subject)).toEqual([null, null]);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('an account receives a credit correction once, which the user sees, and never drops below zero', async () => {
    const before = asAccount((await find(mara.email)).body);
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
    expect(asAccount((await act(jon, 'block', { reason }, key)).body).blocked).toBe(true);
    expect(await group.isEnabled(jon)).toBe(false);
    await expect(signInApiUser(origin, jon.email)).rejects.toThrow(/disabled/);
    // The session has ended, so requests that outlive a token are rejected.
    expect((await jon.call('POST', '/api/friend-requests', { email: mara.email })).status).toBe(401);
    expect(asAccount((await act(jon, 'unblock', { reason })).body).blocked).toBe(false);
    // A late retry of the first request is not applied again.
    expect(asAccount((await act(jon, 'block', { reason }, key)).body).blocked).toBe(false);
    expect((await (await signInApiUser(origin, jon.email)).call('GET', '/api/profile')).status).toBe(200);
    const rows = await auditOf(sam, jon.id);
    expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['account_unblocked', 'done'],
      ['account_blocked', 'done'],
    ]);
  });

  it.each(['block', 'unblock', 'credits'])(
    'rejects the action "%s" on a staff member\'s own account',
    async (what) => {
      const answer = await act(sam, what, what === 'credits' ? { amount: 5, reason } : { reason });
      expect([answer.status, answer.body.code]).toEqual([409, 'ACCOUNT_IS_YOURS']);
      expect(await actionsOn(sam.id)).toEqual([]);
    },
  );
});

describe('The audit log', () => {
  it('records every staff route that changes data', async () => {
    const doing = Object.entries(staffRoutes).filter(([, { method }]) => method !== 'GET');
    const done = new Set((await allRows()).map(({ action }) => action));
    const expected: Record<string, string[]> = {
      markMessage: ['message_answered', 'message_reopened'],
      decideReport: ['report_taken_down', 'report_left'],
      findAccount: ['account_looked_up'],
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
