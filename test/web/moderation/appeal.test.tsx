import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { moderationRoutes } from '#shared/moderation/routes.ts';
import { type AppealedDecision, moderationActions } from '#shared/moderation/schema.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { Appeal } from '#web/features/moderation/appeal.tsx';

const token = `9c0f6a52-1b2c-4d3e-8f40-000000000001.01JD0000000000000000000000.${'a'.repeat(43)}`;
const at = '2026-11-20T08:00:00.000Z';
const decision: AppealedDecision = {
  action: 'meal_hidden',
  rule: 'spam',
  message: null,
  meal_name: 'Soup',
  created_at: at,
  until: null,
  ended_at: null,
  appeal: null,
  appeal_until: at,
};
const open = (answer: () => AppealedDecision | ReturnType<typeof failure>, given = token) => {
  const api = scriptedApi();
  api.on(moderationRoutes.readAppeal, answer);
  return { api, ...openScreen(<Appeal token={given} />) };
};

describe('The appeal page', () => {
  it.each(moderationActions)(
    'the appeal page explains the decision %s, and offers an appeal',
    async (action) => {
      const isSuspension = action === 'account_suspended';
      open(() => ({ ...decision, action, until: isSuspension ? at : null }));
      expect(await screen.findByText(/^We (?:hid|removed|warned|suspended|blocked)/)).toBeDefined();
      expect(screen.getByRole('button', { name: 'Send appeal' })).toBeDefined();
    },
  );

  it('the appeal page sends an appeal of more than a few characters, once, and keeps it when that fails', async () => {
    const { api, user } = open(() => decision);
    await user.click(await screen.findByRole('button', { name: 'Send appeal' }));
    expect(screen.getByText(/Explain in a sentence or two/)).toBeDefined();
    const text = 'It is my own recipe.';
    await user.type(screen.getByLabelText('Why is this decision wrong?'), text);
    api.on(moderationRoutes.sendAppeal, () => failure('SERVICE_UNAVAILABLE'));
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Why is this decision wrong?').value).toBe(text);
    api.on(moderationRoutes.sendAppeal, () => ({
      ...decision,
      appeal: { text, sent_at: at, outcome: null, answer: null },
    }));
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByText(/Your appeal has arrived/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send appeal' })).toBeNull();
    expect(api.sentTo(moderationRoutes.sendAppeal).at(-1)?.body).toEqual({ token, text });
  });

  it('the appeal page says when a link is incomplete or no longer works', async () => {
    open(() => decision, 'abc');
    expect(screen.getByText(/This link is incomplete/)).toBeDefined();
    open(() => failure('APPEAL_NOT_FOUND'));
    expect(await screen.findByText(/This appeal link no longer works/)).toBeDefined();
  });
});
