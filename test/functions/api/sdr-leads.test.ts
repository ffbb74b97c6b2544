import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { leadSources, MAX_LEADS } from '#shared/business-agents/sdr/schema.ts';
import type { ApiUser } from '#test/support/api-user.ts';
import { openLocalTable } from '#test/support/local-table.ts';
import { withUser } from '#test/support/with-user.ts';
import { add, anna, eventsOf, leadsOf, plan, run, tasksOf } from './sdr-calls.ts';

let mara: ApiUser;
let ben: ApiUser;
beforeAll(async () => {
  [mara, ben] = await Promise.all([withUser(), withUser()]);
});

describe('Leads', () => {
  it('SDR-07 SDR-12 DATA-13 qualify_lead creates a lead with a score', async () => {
    const answer = await add(mara, { ...anna, source: 'referral' });
    expect(answer).toMatchObject({ score: 80, engine: 'rules' });
    expect(answer.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(80);
    expect(answer.lead).toMatchObject({ ...anna, source: 'referral', status: 'new', score: 80 });
    expect(await leadsOf(mara)).toEqual([answer.lead]);
  });

  it('AGENTS-02 (D27) leads can be created by every signed-in user in a private workspace', async () => {
    const made = await add(ben, { name: 'Bo', email: 'bo@gmail.com' });
    expect(await leadsOf(ben)).toEqual([made.lead]);
    expect((await leadsOf(mara)).map(({ id }) => id)).not.toContain(made.lead.id);
  });

  it('SDR-05 SDR-06 leads need only a name and an email and default to the website as source', async () => {
    const lea = await withUser();
    const made = [await add(lea, { name: 'Bo', email: 'bo@gmail.com', company: ' ', phone: '' })];
    expect(made[0]?.lead).toMatchObject({ company: null, phone: null, source: 'website' });
    for (const source of leadSources)
      made.push(await add(lea, { name: 'Bo', email: `${source}@gmail.com`, source }));
    const sources = made.slice(1).map((answer) => answer.lead.source);
    expect(sources).toEqual(['website', 'social_media', 'referral', 'cold_outreach', 'event']);
    expect(await leadsOf(lea)).toHaveLength(6);
  });

  it('a lead is unique by email, whatever its spelling, and by Idempotency-Key', async () => {
    const lea = await withUser();
    const key = randomUUID();
    const first = await add(lea, anna, key);
    expect(await add(lea, anna, key)).toEqual(first);
    const again = await run(lea, {
      action: 'qualify_lead',
      leadData: { name: 'A', email: 'ANNA@Acme-Foods.de' },
    });
    expect([again.status, again.body.code]).toEqual([409, 'LEAD_EXISTS']);
    const reused = await run(lea, { action: 'qualify_lead', leadData: { ...anna, name: 'B' } }, key);
    expect(reused.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const bo = { action: 'qualify_lead', leadData: { name: 'Bo', email: 'bo@acme.de' } };
    const atOnce = await Promise.all([run(lea, bo), run(lea, bo), run(lea, bo)]);
    expect(atOnce.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await leadsOf(lea)).toHaveLength(2);
    // Other workspaces are independent.
    expect((await add(ben, anna)).lead.email).toBe(anna.email);
  });

  it('SDR-22 lists leads by score, and newest first for equal scores', async () => {
    const lea = await withUser();
    const emails = ['a@gmail.com', 'b@acme.de', 'c@gmail.com', 'd@mailinator.com'];
    for (const email of emails) await add(lea, { name: 'Anna Meyer', email });
    expect((await leadsOf(lea)).map(({ email, score }) => [email, score])).toEqual([
      ['b@acme.de', 40],
      ['c@gmail.com', 25],
      ['a@gmail.com', 25],
      ['d@mailinator.com', 0],
    ]);
  });

  it('limits leads to 2,000, imports included', async () => {
    const lea = await withUser();
    const user_id = lea.id;
    const table = await openLocalTable(inject('dataDir'));
    const Item = { pk: `user#${user_id}`, sk: 'account#leads', user_id, leads: MAX_LEADS - 1 };
    await table.getDocumentClient().send(new PutCommand({ TableName: table.getName(), Item }));
    const two = [anna, { name: 'Bo', email: 'bo@acme.de' }];
    const file = await lea.call('POST', '/api/leads/import', { leads: two });
    expect([file.status, file.body.code]).toEqual([409, 'TOO_MANY_LEADS']);
    expect(await leadsOf(lea)).toEqual([]);
    await add(lea, anna);
    const more = await run(lea, { action: 'qualify_lead', leadData: two[1] });
    expect([more.status, more.body.code]).toEqual([409, 'TOO_MANY_LEADS']);
  });

  it('deleting a lead deletes its messages, tasks and follow-up events', async () => {
    const lea = await withUser();
    const { lead: gone } = await add(lea, anna);
    await run(lea, { action: 'generate_response', leadId: gone.id, message: 'Hello' });
    await plan(lea, gone.id);
    expect((await eventsOf(lea)).events).toHaveLength(1);
    expect((await ben.call('DELETE', `/api/leads/${gone.id}`)).status).toBe(204);
    expect(await leadsOf(lea)).toHaveLength(1);
    expect((await lea.call('DELETE', `/api/leads/${gone.id}`)).status).toBe(204);
    expect((await lea.call('DELETE', `/api/leads/${gone.id}`)).status).toBe(204);
    expect([await leadsOf(lea), await tasksOf(lea)]).toEqual([[], []]);
    const messages = await lea.call('GET', `/api/leads/${gone.id}/conversations`);
    expect([messages.status, messages.body.code]).toEqual([404, 'LEAD_NOT_FOUND']);
    expect((await eventsOf(lea)).events).toEqual([]);
    // The email is available again.
    await add(lea, anna);
  });

  it("D27 another user's lead returns 404", async () => {
    const { lead: hers } = await add(await withUser(), { ...anna, name: 'Eve Secret' });
    for (const body of [
      { action: 'score_lead' },
      { action: 'schedule_follow_up' },
      { action: 'generate_response', message: 'Hello' },
    ]) {
      const { status, body: answer } = await run(ben, { ...body, leadId: hers.id });
      expect([status, answer.code]).toEqual([404, 'LEAD_NOT_FOUND']);
      expect(JSON.stringify(answer)).not.toContain('Secret');
    }
    expect((await ben.call('GET', `/api/leads/${hers.id}/conversations`)).status).toBe(404);
  });
});

describe('Importing leads from a file', () => {
  const file = Array.from({ length: 60 }, (_none, at) => ({
    name: 'Anna Meyer',
    email: `anna-${at}@acme.de`,
    source: 'event',
  }));

  it('creates each lead once, scored by rules, and reports duplicates', async () => {
    const lea = await withUser();
    await add(lea, { name: 'Anna', email: 'ANNA-7@acme.de' });
    const listed = [...file, { ...file[3]!, email: 'Anna-3@ACME.de', name: 'Twice' }];
    const key = { 'idempotency-key': randomUUID() };
    const send = (headers = {}) => lea.call('POST', '/api/leads/import', { leads: listed }, headers);
    const first = await send(key);
    expect([first.status, first.body]).toMatchObject([200, { imported: 59, duplicates: 2 }]);
    expect((await send(key)).body).toEqual(first.body);
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ body }) => body)).toEqual([
      { imported: 0, duplicates: 61, blocked: 0, lead_ids: [] },
      { imported: 0, duplicates: 61, blocked: 0, lead_ids: [] },
    ]);
    const leads = await leadsOf(lea);
    expect(leads).toHaveLength(60);
    const added = leads.filter(({ email }) => email !== 'ANNA-7@acme.de').map(({ id }) => id);
    const { lead_ids } = first.body as unknown as { lead_ids: string[] };
    expect(lead_ids.toSorted()).toEqual(added.toSorted());
    expect(leads.filter(({ email }) => email === 'anna-3@acme.de')).toMatchObject([
      { name: 'Anna Meyer', score: 45, status: 'new', scored_by: 'rules' },
    ]);
  });

  it('keeps the status, job title, notes and last contact of a file, and an unknown source as unknown', async () => {
    const lea = await withUser();
    const known = {
      ...anna,
      source: null,
      status: 'qualified',
      job_title: 'Buyer',
      notes: 'Budget in May',
      last_contact_on: '2026-10-02',
    };
    const bad = await lea.call('POST', '/api/leads/import', { leads: [{ ...known, status: 'hot' }] });
    expect(bad.status).toBe(400);
    await lea.call('POST', '/api/leads/import', { leads: [known] });
    const [lead] = await leadsOf(lea);
    expect(lead).toMatchObject(known);
    expect(lead?.score_reasons.map(({ reason }) => reason)).toContain('You marked it as qualified');
    expect(lead?.score_reasons.map(({ reason }) => reason)).not.toContain('Came through the website');
  });

  it('creates each lead once when two tabs import at the same time', async () => {
    const lea = await withUser();
    const send = () => lea.call('POST', '/api/leads/import', { leads: file.slice(0, 30) });
    const answers = await Promise.all([send(), send()]);
    const sums = answers.map(({ body }) => body as unknown as { imported: number; duplicates: number });
    expect(sums.reduce((sum, { imported }) => sum + imported, 0)).toBe(30);
    expect(await leadsOf(lea)).toHaveLength(30);
  });
});
