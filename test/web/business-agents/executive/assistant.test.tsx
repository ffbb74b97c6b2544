import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type { ExecutiveAnswer, ExecutiveRequestInput } from '#shared/business-agents/executive/schema.ts';
import { idOf } from '#test/support/builders/a-lead.ts';
import { openExecutive } from './open-executive.tsx';

afterEach(() => vi.restoreAllMocks());

/** Opens the page with an assistant that gives these answers in order. */
const open = (...answers: ExecutiveAnswer[]) => {
  const view = openExecutive();
  const asked: ExecutiveRequestInput[] = [];
  view.api.on(executiveRoutes.run, ({ body }) => {
    asked.push(body as ExecutiveRequestInput);
    return answers[asked.length - 1] ?? { message: '' };
  });
  const card = () => within(screen.getByRole('region', { name: 'What should I do?' }));
  const ask = async (text: string): Promise<void> => {
    await view.user.type(card().getByRole('textbox', { name: 'What should I do?' }), text);
    await view.user.click(card().getByRole('button', { name: 'Show plan' }));
  };
  return { ...view, asked, card, ask };
};

describe('The field of the assistant', () => {
  it('asks for a plan only, sends the edited steps on Approve, and undoes them', async () => {
    const plan: NonNullable<ExecutiveAnswer['plan']> = [
      { deed: 'set_lead_status', lead: idOf(1), status: 'lost' },
      { deed: 'note_lead', lead: idOf(1), note: 'Too late' },
    ];
    const undo: NonNullable<ExecutiveAnswer['undo']> = [
      { deed: 'set_lead_status', lead: idOf(1), status: 'new' },
    ];
    const { asked, ask, card, user } = open(
      { message: '', kind: 'do', deed: 'set_lead_status', plan, targets: ['Ada, Engines', 'Ada, Engines'] },
      { message: 'Ada is now qualified.', kind: 'do', deed: 'set_lead_status', undo },
      { message: 'Ada is now new.', kind: 'do', deed: 'set_lead_status', undo: [] },
    );
    await ask('Ada is lost, note: too late');
    expect(asked[0]).toMatchObject({ text: 'Ada is lost, note: too late', preview: true });
    expect(await card().findAllByText('Ada, Engines')).toHaveLength(2);
    await user.selectOptions(card().getByRole('combobox', { name: 'Status' }), 'qualified');
    await user.click(card().getAllByRole('button', { name: 'Leave out' })[1]!);
    await user.click(card().getByRole('button', { name: 'Approve' }));
    expect(asked[1]).toMatchObject({
      steps: [{ deed: 'set_lead_status', lead: idOf(1), status: 'qualified' }],
    });
    await user.click(await card().findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked[2]).toMatchObject({ steps: undo }));
  });

  it('shows how often an event repeats and until when, and asks for the missing values of a draft', async () => {
    const series = {
      deed: 'create_series',
      title: 'Yoga',
      start: '2026-11-25T07:00',
      minutes: 30,
      rrule: 'FREQ=WEEKLY;BYDAY=MO,WE',
      until: '2026-12-24',
      meetingType: 'internal',
    } as const;
    const draft = { deed: 'draft_email', templateType: 'proposal', topic: 'Teams' } as const;
    const email = { subject: 'Our proposal', body: 'Hello' };
    const { asked, ask, card, user } = open(
      { message: '', kind: 'do', deed: 'create_series', plan: [series] },
      { message: 'Ready.', kind: 'do', deed: 'draft_email', plan: [draft], email, missing: ['price'] },
    );
    await ask('Yoga Monday and Wednesday at 7 until Christmas');
    expect(await card().findByRole('combobox', { name: 'Repeats' })).toHaveProperty('value', series.rrule);
    expect(card().getByLabelText('Last day')).toHaveProperty('value', '2026-12-24');
    await user.click(card().getByRole('button', { name: 'Approve' }));
    await user.type(await card().findByLabelText('price'), '€9');
    await user.click(card().getByRole('button', { name: 'Add to the email' }));
    await waitFor(() => expect(asked[2]).toMatchObject({ steps: [{ ...draft, values: { price: '€9' } }] }));
  });

  it('adds a pressed choice to the text and asks again', async () => {
    const question = 'Who do you mean?';
    const { asked, ask, card, user } = open({
      message: question,
      kind: 'clarify',
      question,
      choices: ['Tom Becker', 'Tom Berger'],
    });
    await ask('Call with Tom tomorrow at 10');
    await user.click(await card().findByRole('button', { name: 'Tom Berger' }));
    expect(asked[1]).toMatchObject({ text: 'Call with Tom tomorrow at 10 Tom Berger', preview: true });
  });

  it('links an answer about the diary to its day, and an answer about a lead to the lead', async () => {
    const leads = [
      { id: idOf(1), name: 'Ada', email: 'a@b.example', company: null, status: 'new' as const, score: 40 },
    ];
    const { ask, card } = open(
      {
        message: 'You had 1,850 kcal.',
        kind: 'do',
        deed: 'answer_diary',
        from: '2026-11-19',
        to: '2026-11-19',
      },
      { message: 'Ada is new.', kind: 'do', deed: 'show_leads', leads },
    );
    await ask('How many calories yesterday?');
    const day = await card().findByRole('link', { name: 'Open the day' });
    expect(day.getAttribute('href')).toBe('/dashboard?tab=diary&day=2026-11-19');
    await ask(' Is Ada qualified?');
    const lead = await card().findByRole('link', { name: 'Open the lead' });
    expect(lead.getAttribute('href')).toBe(`/agents/sdr?lead=${idOf(1)}`);
  });
});
