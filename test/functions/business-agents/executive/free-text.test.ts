import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRunFreeText } from '#functions/business-agents/executive/assistant/run-free-text.ts';
import { createDailySummaryEntity } from '#functions/food-entries/public.ts';
import { createExecutiveWorld, type ExecutiveWorld } from './executive-world.ts';

let world: ExecutiveWorld;
beforeAll(async () => {
  world = await createExecutiveWorld();
});
afterAll(() => world.stop());

/** A user of the assistant. The time is noon on Friday, 20 November 2026, UTC. */
const person = () => {
  const mara = world.person('declined');
  const { user_id } = mara;
  const run = createRunFreeText(world);
  const context = (key: string) => ({ ...mara.context(key), zone: 'UTC' });
  return {
    user_id,
    ask: (text: string, preview = false, key = ulid()) => run(context(key), { text, preview }),
    add: mara.add,
    perform: (steps: Parameters<typeof run>[1]['steps']) => run(context(ulid()), { steps }),
    events: () => world.events.latest(user_id),
    tasks: () => world.activities.newest(user_id),
  };
};

describe('The assistant with a workspace', () => {
  it('shows the plan without storing anything, and stores it once it is approved', async () => {
    const mara = person();
    const { plan, kind, deed } = await mara.ask('Book a dentist appointment on 24 November at 8:30', true);
    expect([kind, deed, await mara.events()]).toEqual(['do', 'create_event', []]);
    const done = await mara.perform(plan);
    const [stored] = await mara.events();
    expect([stored?.start_time, stored?.title]).toEqual(['2026-11-24T08:30:00.000Z', 'Dentist appointment']);
    expect([done.event?.id, done.undo]).toEqual([stored?.id, [{ deed: 'cancel_event', id: stored?.id }]]);
  });

  it('does a repeated request once', async () => {
    const mara = person();
    for (let turn = 0; turn < 2; turn += 1)
      await mara.ask('Add a task: order napkins for 24 November', false, 'press-0001');
    expect((await mara.tasks()).map(({ subject }) => subject)).toEqual(['Order napkins']);
  });

  it('moves an event, frees its old time and moves it back on Undo', async () => {
    const mara = person();
    await mara.ask('Budget review on 24 November at 10 for an hour');
    const moved = await mara.ask('Move the budget review to 10:30');
    expect((await mara.events())[0]?.start_time).toBe('2026-11-24T10:30:00.000Z');
    // The first half hour is free again.
    await mara.ask('Call the bank on 24 November at 10, appointment of 30 minutes');
    await expect(mara.perform(moved.undo)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await mara.ask('Move the budget review to 12');
    expect((await mara.events()).find(({ title }) => title === 'Budget review')?.start_time).toBe(
      '2026-11-24T12:00:00.000Z',
    );
  });

  it('repeats an event until its last day, leaves out a taken time, and deletes the series on Undo', async () => {
    const mara = person();
    await mara.ask('Budget review on 8 December at 9 for an hour');
    const plan = await mara.ask('Stand-up every Tuesday at 9, 15 minutes, until 22 December', true);
    expect(plan.message).toContain('Budget review');
    const done = await mara.perform(plan.plan);
    const starts = async () =>
      (await mara.events())
        .filter(({ title }) => title === 'Stand-up')
        .map(({ start_time }) => start_time.slice(0, 16))
        .toSorted();
    expect(await starts()).toEqual([
      '2026-11-24T09:00',
      '2026-12-01T09:00',
      '2026-12-15T09:00',
      '2026-12-22T09:00',
    ]);
    expect([done.event?.title, done.message]).toEqual([
      'Stand-up',
      expect.stringContaining('One date is left out'),
    ]);
    await mara.perform(done.undo);
    expect([await starts(), (await mara.events()).length]).toEqual([[], 1]);
  });

  it('asks for another time instead of booking over an event', async () => {
    const mara = person();
    await mara.ask('Budget review on 24 November at 10 for an hour');
    const { kind, question } = await mara.ask('Schedule a workshop on 24 November at 10:30');
    expect([kind, question?.includes('Budget review'), (await mara.events()).length]).toEqual([
      'clarify',
      true,
      1,
    ]);
  });

  it('changes, completes and reopens a task', async () => {
    const mara = person();
    await mara.ask('Add a task: order napkins');
    await mara.ask('Move the napkins task to 27 November');
    expect((await mara.tasks())[0]?.due_date).toBe('2026-11-27T23:59:00.000Z');
    const { undo } = await mara.ask('Mark order napkins as done');
    expect((await mara.tasks())[0]?.status).toBe('completed');
    await mara.perform(undo);
    expect((await mara.tasks())[0]?.status).toBe('pending');
  });

  it('adds text to a document as a new version and restores the earlier one', async () => {
    const mara = person();
    await mara.perform([
      { deed: 'create_document', title: 'Proposal Lund', documentType: 'proposal', content: 'One.' },
    ]);
    const { document, undo } = await mara.ask('Add a line to the Lund proposal: We start in May.');
    expect([document?.version, document?.content]).toEqual([2, 'One.\n\nWe start in May.\n']);
    expect((await mara.perform(undo)).document).toMatchObject({ version: 3, content: 'One.' });
  });

  it('drafts an email and says that it does not send it', async () => {
    const { email, message } = await person().ask('Write a welcome email');
    expect(email?.body).toContain('Thank you');
    expect(message).toContain('I don’t send emails');
  });

  it('changes a lead’s status and restores it on Undo', async () => {
    const mara = person();
    const { lead } = await mara.add({ name: 'Ada Byron', email: 'ada@lovelace.example' });
    const { message, leads, undo } = await mara.ask('Mark Ada Byron as qualified');
    expect([message, leads?.[0]?.status]).toEqual(['Ada Byron is now qualified.', 'qualified']);
    await mara.perform(undo);
    expect((await world.leads.find(mara.user_id, lead.id))?.status).toBe('new');
  });

  it('keeps a note about a lead and deletes it on Undo', async () => {
    const mara = person();
    await mara.add({ name: 'Ada Byron', email: 'ada@lovelace.example' });
    const { message, undo } = await mara.ask('Add a note to Ada: prefers calls before noon');
    expect(message).toBe('Noted for Ada Byron: Prefers calls before noon');
    expect((await mara.tasks()).map(({ description }) => description)).toEqual(['Prefers calls before noon']);
    await mara.perform(undo);
    expect(await mara.tasks()).toEqual([]);
  });

  it('creates a lead, marks it “do not contact”, then drafts nothing for it, and undoes both', async () => {
    const mara = person();
    const made = await mara.ask('Add a lead: Paula Meister, paula@meister.example, Meister GmbH');
    expect(made.leads).toMatchObject([{ name: 'Paula Meister', company: 'Meister GmbH', status: 'new' }]);
    const stopped = await mara.ask('Never email Paula again');
    expect(stopped.message).toContain('do not contact');
    expect((await mara.ask('Draft a follow-up email to Paula')).kind).toBe('cannot');
    await mara.perform(stopped.undo);
    expect((await mara.ask('Draft a follow-up email to Paula')).kind).toBe('do');
    await mara.perform(made.undo);
    expect(await world.leads.all(mara.user_id)).toEqual([]);
  });

  it('names the row that each step of a plan changes', async () => {
    const mara = person();
    await mara.add({ name: 'Ada Byron', email: 'ada@lovelace.example', company: 'Engines' });
    await mara.ask('Call with Ada on 24 November at 10');
    const { targets } = await mara.ask('Cancel the call with Ada', true);
    expect(targets).toEqual(['“Call with Ada Byron” (Tuesday, 24 November 2026, 10:00–10:30)']);
  });

  it('answers a question about the diary from stored days and says which day it is about', async () => {
    const mara = person();
    const day = { date: '2026-11-19', total_calories: 1_850, protein_tenths: 905, meal_count: 3 };
    await createDailySummaryEntity(world.table)
      .build(PutItemCommand)
      .item({ user_id: mara.user_id, ...day })
      .send();
    const answer = await mara.ask('How many calories did I eat yesterday?');
    expect(answer).toMatchObject({ kind: 'do', deed: 'answer_diary', from: '2026-11-19', to: '2026-11-19' });
    expect(answer.message).toContain('1,850 kcal');
    expect((await mara.ask('How much protein on 19 November?')).message).toContain('90.5 g');
  });
});
