import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadImport } from '#shared/business-agents/sdr/schema.ts';
import { createSdrWorld, type SdrWorld } from './sdr-world.ts';

let world: SdrWorld;
beforeAll(async () => void (world = await createSdrWorld()));
afterAll(() => world.stop());

const anna = { name: 'Anna Meyer', email: 'anna@acme.example' };

/** Creates a user with a lead, and calls for it. */
const withLead = async () => {
  const mara = world.person('declined');
  const { user_id } = mara;
  const { lead } = await mara.add(anna);
  return {
    mara,
    user_id,
    lead,
    write: (message: string) => world.answerLead(mara.context(), lead.id, message),
    plan: () => world.planFollowUp(mara.context(), lead.id),
    score: () => world.scoreLead(mara.context(), lead.id),
    allow: (reason: string) =>
      world.setContact(user_id, lead.id, { state: 'allowed', reason }, mara.context().idempotency),
    import: (over: object = {}) =>
      world.importLeads(
        user_id,
        leadImport.parse({ leads: [{ ...anna, ...over }] }).leads,
        mara.context().idempotency,
      ),
    stored: async () => (await world.leads.find(user_id, lead.id))!,
  };
};

describe('A lead that opts out', () => {
  it.each([
    ['an opt-out', 'Please take us off your list.', 'message'],
    ['a legal threat', 'You will hear from my lawyer.', 'message'],
    ['a request for erasure', 'Delete all my personal data.', 'data_request'],
  ])('a lead gets no follow-ups, drafts or scores after %s', async (_what, message, cause) => {
    const { user_id, plan, write, score, stored } = await withLead();
    const { event_id } = await plan();
    const answer = await write(message);
    expect(answer).toMatchObject({
      outreach: 'stop',
      score: 'down',
      next_step: expect.stringMatching(/leave_alone|answer_data/),
    });
    expect(await stored()).toMatchObject({
      status: 'new',
      score: 0,
      do_not_contact: { cause, reason: message },
    });
    expect(await world.tasks.pending(user_id)).toEqual([]);
    expect(await world.events.find(user_id, event_id)).toBeNull();

    await expect(plan()).rejects.toMatchObject({ code: 'LEAD_DO_NOT_CONTACT' });
    expect(await score()).toMatchObject({ score: 0, engine: 'rules' });
    expect(await write('What does it cost?')).toMatchObject({
      draft: null,
      reply: 'none',
      next_step: 'lift_do_not_contact',
    });
  });

  it('keeps the address blocked after the lead is deleted, in any spelling, until the user gives a reason', async () => {
    const { mara, user_id, lead, write, import: importAnna } = await withLead();
    await write('Unsubscribe me please.');
    await world.removeLead(user_id, lead.id, mara.context().idempotency);

    expect(await importAnna({ email: 'ANNA+news@acme.example' })).toMatchObject({ imported: 0, blocked: 1 });
    await expect(mara.add(anna)).rejects.toMatchObject({ code: 'LEAD_DO_NOT_CONTACT' });
    const other = world.person('declined');
    expect((await other.add(anna)).lead.do_not_contact).toBeNull();

    const again = await world.qualifyLead(
      mara.context(),
      { ...anna, company: null, phone: null, source: 'website' },
      'Asked for an offer on the phone',
    );
    expect(again.lead).toMatchObject({
      do_not_contact: null,
      contact_allowed: { reason: 'Asked for an offer on the phone' },
    });
    expect((await world.blocks.blockedOf(user_id, [anna.email])).size).toBe(0);
  });

  it('allows contact again with a reason, which stays visible', async () => {
    const { write, allow, plan, score, stored } = await withLead();
    await write('Stop emailing me.');
    expect(await allow('Called us back and apologized')).toMatchObject({
      do_not_contact: null,
      contact_allowed: { reason: 'Called us back and apologized' },
    });
    expect((await plan()).scheduledFor).toBeTypeOf('string');
    await score();
    expect((await stored()).do_not_contact).toBeNull();
  });

  it('restores the follow-ups that it stopped when contact is allowed again, and no others', async () => {
    const { mara, user_id, lead, plan, allow, stored } = await withLead();
    const stop = () =>
      world.setContact(user_id, lead.id, { state: 'do_not_contact' }, mara.context().idempotency);
    const { event_id } = await plan();
    const before = await world.tasks.pending(user_id);
    const event = await world.events.find(user_id, event_id);
    await stop();
    expect(await world.tasks.pending(user_id)).toEqual([]);
    await allow('A misunderstanding');
    expect(await world.tasks.pending(user_id)).toEqual(before);
    expect(await world.events.find(user_id, event_id)).toEqual(event);
    // The second time, another event took its time.
    await stop();
    const taken = { ...event!, id: '01JD0000000000000000000000', title: 'Taken' };
    const add = world.events.toAdd(user_id, taken);
    await world.writer.write(user_id, mara.context().idempotency, add, null);
    await allow('Again');
    expect(await world.tasks.pending(user_id)).toEqual([]);
    expect(await world.leads.stopped(user_id, lead.id)).toEqual([]);
    expect((await stored()).do_not_contact).toBeNull();
  });

  it('blocks a lead once when the same message is sent twice', async () => {
    const { mara, lead, user_id } = await withLead();
    const context = mara.context();
    const [first, second] = await Promise.all([
      world.answerLead(context, lead.id, 'Stop emailing me.'),
      world.answerLead(context, lead.id, 'Stop emailing me.').catch(() => null),
    ]);
    expect(second === null || second.conversation.id === first.conversation.id).toBe(true);
    expect(await world.conversations.newest(user_id, lead.id, 9)).toHaveLength(1);
  });
});

describe('A lead imported with an opt-out', () => {
  it('stores an imported opt-out as do not contact', async () => {
    const ben = world.person('declined');
    const listed = leadImport.parse({ leads: [{ ...anna, do_not_contact: true }] }).leads;
    expect(await world.importLeads(ben.user_id, listed, ben.context().idempotency)).toMatchObject({
      imported: 1,
      blocked: 0,
    });
    const [lead] = await world.leads.all(ben.user_id);
    expect(lead).toMatchObject({ do_not_contact: { cause: 'import' }, score: 0 });
    expect((await world.blocks.blockedOf(ben.user_id, [anna.email])).size).toBe(1);
  });
});

describe('An existing lead in a file with an opt-out', () => {
  it('an existing lead becomes do not contact without its follow-ups', async () => {
    const { user_id, plan, import: importAgain, stored } = await withLead();
    await plan();
    const answer = await importAgain({ name: 'Other', do_not_contact: true });
    expect(answer).toMatchObject({ imported: 0, duplicates: 1, lead_ids: [] });
    expect(await stored()).toMatchObject({ name: anna.name, score: 0, do_not_contact: { cause: 'import' } });
    expect(await world.tasks.pending(user_id)).toEqual([]);
    expect((await world.blocks.blockedOf(user_id, [anna.email])).size).toBe(1);
  });

  it('an existing lead stays allowed if the user allowed contact again', async () => {
    const { user_id, lead, allow, mara, import: importAgain, stored } = await withLead();
    await world.setContact(user_id, lead.id, { state: 'do_not_contact' }, mara.context().idempotency);
    await allow('Asked for a call');
    await importAgain({ do_not_contact: true });
    expect((await stored()).do_not_contact).toBeNull();
  });
});

describe('A lead that asks for a pause', () => {
  it('gets no follow-up before it is back', async () => {
    const { plan, write } = await withLead();
    await plan();
    expect(await write('I am out of the office until Monday, 30 November.')).toMatchObject({
      intent: 'out_of_office',
      outreach: 'pause',
      returns: '2026-11-30',
      response: '',
      draft: null,
    });
    expect((await plan()).scheduledFor >= '2026-11-30').toBe(true);
  });

  it('gets no follow-up after a complaint or a refusal, until it writes with interest', async () => {
    const { plan, write } = await withLead();
    await write('I am very disappointed, nobody called me back.');
    await expect(plan()).rejects.toMatchObject({ code: 'LEAD_ON_HOLD' });
    await write('We are not interested.');
    await expect(plan()).rejects.toMatchObject({ code: 'LEAD_ON_HOLD' });
    expect(await write('Sorry, we are interested after all. What does it cost?')).toMatchObject({
      outreach: 'go_on',
      score: 'up',
      suggested_status: 'qualified',
      lead: { hold: null, status: 'new' },
    });
    expect((await plan()).scheduledFor).toBeTypeOf('string');
  });
});

describe("The user's offer", () => {
  it('reaches drafts as facts, and so do notes about the lead', async () => {
    const { user_id, lead, write } = await withLead();
    await world.writer.write(
      user_id,
      { key: 'offer', request_hash: 'x' },
      [world.offers.toSet(user_id, 'Price: €9.50 per lunch\nDelivery: within 20 km')],
      null,
    );
    expect((await write('How much is it per person?')).draft).toContain('€9.50 per lunch');
    const note = {
      id: world.newId(),
      subject: 'Anna',
      activity_type: 'note',
      description: 'Orders can be changed until 10 am',
      status: 'completed',
      priority: 'medium',
      due_date: null,
      created_at: '2026-11-20T12:00:00.000Z',
      lead_id: lead.id,
    } as const;
    await world.writer.write(
      user_id,
      { key: 'note', request_hash: 'x' },
      [world.activities.toKeep(user_id, note)],
      null,
    );
    expect((await write('Until when can orders be changed?')).draft).toContain('until 10 am');
  });
});
