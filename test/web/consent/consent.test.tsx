import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { AiConsent } from '#shared/profile/choices.ts';
import { failure } from '#test/support/scripted-api.ts';
import { ConsentQuestion } from '#web/features/consent/consent-question.tsx';
import { ConsentSetting } from '#web/features/consent/consent-setting.tsx';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { keptProfile } from '../profile/open-profile.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const ask = () => {
  const { api } = keptProfile(aProfile());
  const onGranted = vi.fn<() => void>();
  const onDeclined = vi.fn<() => void>();
  const view = openScreen(<ConsentQuestion onGranted={onGranted} onDeclined={onDeclined} />);
  const sent = () => api.sentTo(profileRoutes.save).map(({ body }) => body);
  return { api, onGranted, onDeclined, sent, ...view };
};

describe('The consent question (D45)', () => {
  it('shows one sentence and a choice, and takes the reading focus', () => {
    ask();
    expect(
      screen.getByText(
        /we may send an AI provider your photos, recordings, .* and your questions along with diary data/,
      ),
    ).toBeDefined();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Allow',
      'Don’t allow',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it.each([
    ['continues after an agreement is saved', 'Allow', 'granted'],
    ['continues without AI after a refusal is saved', 'Don’t allow', 'declined'],
  ])('the consent question %s', async (_, button, ai_consent) => {
    const { click, sent, onGranted, onDeclined } = ask();
    const [called, other] = ai_consent === 'granted' ? [onGranted, onDeclined] : [onDeclined, onGranted];
    await click(button);
    await waitFor(() => expect(called).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ ai_consent }]);
    expect(other).not.toHaveBeenCalled();
  });

  it('the consent question assumes no agreement when saving it failed', async () => {
    const { api, click, onGranted } = ask();
    api.on(profileRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await click('Allow');
    expect((await screen.findByRole('alert')).textContent).toContain('Platewise is busy right now.');
    expect(onGranted).not.toHaveBeenCalled();
  });

  it('the consent question accepts one choice and ignores clicks while it is saved', async () => {
    const { api, click, sent, onDeclined, onGranted } = ask();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aProfile>>();
    api.on(profileRoutes.save, () => promise);
    await click('Allow');
    await click('Don’t allow');
    resolve(aProfile({ ai_consent: 'granted' }));
    await waitFor(() => expect(onGranted).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ ai_consent: 'granted' }]);
    expect(onDeclined).not.toHaveBeenCalled();
  });
});

const openSetting = async (consent: AiConsent | null) => {
  const { api } = keptProfile(aProfile({ ai_consent: consent }));
  const view = openScreen(<ConsentSetting />);
  await screen.findByRole('group', { name: 'Allow sending photos, recordings and text to an AI provider' });
  return { api, ...view };
};
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

describe('The consent setting in the profile', () => {
  it('the consent setting shows no choice before the user was asked', async () => {
    await openSetting(null);
    expect(chosen()).toEqual([]);
    expect(screen.getByText('We’ll ask before sending anything for the first time.')).toBeDefined();
  });

  it('the consent setting applies each change immediately, in both directions', async () => {
    const { api, user } = await openSetting('granted');
    expect(chosen()).toEqual(['granted']);
    await user.click(screen.getByRole('radio', { name: 'Not allowed' }));
    expect(
      await screen.findByText('We won’t send your photos, recordings or text to an AI provider.'),
    ).toBeDefined();
    await waitFor(() => expect(chosen()).toEqual(['declined']));
    await user.click(screen.getByRole('radio', { name: 'Allowed' }));
    await waitFor(() => expect(chosen()).toEqual(['granted']));
    const keys = api.sentTo(profileRoutes.save).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('restores the previous choice when saving the new one fails', async () => {
    const { api, user } = await openSetting('granted');
    api.on(profileRoutes.save, () => failure('SERVICE_UNAVAILABLE'));
    await user.click(screen.getByRole('radio', { name: 'Not allowed' }));
    await screen.findByRole('alert');
    expect(chosen()).toEqual(['granted']);
  });
});
