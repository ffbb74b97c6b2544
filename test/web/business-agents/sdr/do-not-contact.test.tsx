import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { aLead, aResponse } from '#test/support/builders/a-lead.ts';
import { openSdr } from './open-sdr.tsx';

const blocked = aLead({
  do_not_contact: { cause: 'message', reason: 'Take me off your list.', since: '2026-11-20T08:00:00.000Z' },
});

describe('A lead that must not be contacted', () => {
  it('shows a badge and the reason, and its follow-up cannot be scheduled', async () => {
    const { click } = openSdr([blocked]);
    expect(await screen.findByText('Do not contact')).toBeDefined();
    const followUp = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Schedule follow-up with Ada Lovelace',
    });
    expect(followUp.disabled).toBe(true);
    await click('Ada Lovelace');
    const panel = await screen.findByRole('dialog', { name: 'Ada Lovelace' });
    expect(within(panel).getByText('Take me off your list.')).toBeDefined();
  });

  it('needs a reason before contact is allowed again', async () => {
    const { api, click, user } = openSdr([blocked]);
    api.on(sdrRoutes.setContact, () =>
      aLead({
        contact_allowed: { reason: 'They called', since: '2026-11-22T08:00:00.000Z' },
        updated_at: '2026-11-22T08:00:00.000Z',
      }),
    );
    await click('Ada Lovelace');
    await click('Allow contact');
    const dialog = await screen.findByRole('dialog', { name: 'Allow contact with Ada Lovelace' });
    await user.click(within(dialog).getByRole('button', { name: 'Allow contact' }));
    expect(within(dialog).getByText(/Give a reason/)).toBeDefined();
    expect(api.sentTo(sdrRoutes.setContact)).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Your reason/), 'They called');
    await user.click(within(dialog).getByRole('button', { name: 'Allow contact' }));
    expect(await screen.findByText(/Contact allowed again on .*: They called/)).toBeDefined();
    expect(api.sentTo(sdrRoutes.setContact)).toMatchObject([
      { body: { state: 'allowed', reason: 'They called' } },
    ]);
  });
});

describe("The reading of a lead's message", () => {
  it('shows the intent, the next step and the proposed time, and sets the status only on a click', async () => {
    const { api, click, user } = openSdr();
    api.on(sdrRoutes.run, () =>
      aResponse({ intent: 'meeting_proposal', next_step: 'propose_times', times: ['2026-11-26T15:00'] }),
    );
    await click('Respond to Ada Lovelace');
    await user.type(await screen.findByLabelText('Their message'), 'How about Thursday at 3pm?');
    await click('Generate response');
    const reading = await screen.findByRole('region', { name: 'What they say' });
    expect(within(reading).getByText('Proposes a meeting')).toBeDefined();
    expect(within(reading).getByText('Check your calendar and confirm a time.')).toBeDefined();
    expect(within(reading).getByText(/15:00/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Set status to Qualified' })).toBeDefined();
  });

  it('says that there is no draft for a legal threat', async () => {
    const { api, click, user } = openSdr();
    api.on(sdrRoutes.run, () =>
      aResponse({
        response: '',
        draft: null,
        intent: 'legal_threat',
        outreach: 'stop',
        next_step: 'leave_alone',
      }),
    );
    await click('Respond to Ada Lovelace');
    await user.type(await screen.findByLabelText('Their message'), 'You will hear from my lawyer.');
    await click('Generate response');
    expect(await screen.findByText('We drafted no reply to this message.')).toBeDefined();
    expect(screen.getByText('Legal threat')).toBeDefined();
  });
});

describe("The user's offer", () => {
  it('the offer is loaded, edited and saved', async () => {
    const { api, click, user } = openSdr();
    api.on(sdrRoutes.offer, () => ({ text: 'Lunch: €9' }));
    api.on(sdrRoutes.setOffer, ({ body }) => body as { text: string });
    await click('Your offer');
    const field = await screen.findByLabelText('What you sell');
    await user.type(field, '.50');
    await click('Save');
    expect(api.sentTo(sdrRoutes.setOffer)).toMatchObject([{ body: { text: 'Lunch: €9.50' } }]);
  });
});
