import { screen, waitFor } from '@testing-library/react';
import { profileRoutes } from '#shared/profile/routes.ts';
import { failure, scriptedApi } from '#test/support/scripted-api.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguagePicker } from '#web/features/profile/language-picker.tsx';
import { COACH_DRAFT, MEAL_PLAN_DRAFTS } from '#web/lib/session/clear-drafts.ts';
import { LANGUAGE_KEY } from '#web/lib/language/language.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { openProfile } from '../profile/open-profile.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';

const reload = vi.fn<() => void>();
const open = () => {
  const api = scriptedApi();
  api.on(profileRoutes.save, ({ body }) => aProfile(body as object));
  return { api, ...openScreen(<LanguagePicker reload={reload} />) };
};
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

afterEach(() => {
  reload.mockReset();
  vi.restoreAllMocks();
});

describe('The language picker', () => {
  it('the language picker lists each language in its own name in the profile, and mentions what stays English', async () => {
    await openProfile();
    const group = screen.getByRole('group', { name: 'Language' });
    expect([choice('English').checked, choice('Deutsch').checked]).toEqual([true, false]);
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'The page reloads, and emails switch too.',
    );
  });

  it('saves the choice in this browser and in the profile before the page reloads', async () => {
    reload.mockImplementation(() => expect(localStorage.getItem(LANGUAGE_KEY)).toBe('de'));
    const { api, user } = open();
    await user.click(choice('Deutsch'));
    // A second click while the page is reloading does not save again.
    await user.click(choice('Deutsch'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('de');
    expect(api.sentTo(profileRoutes.save).map(({ body }) => body)).toEqual([{ language: 'de' }]);
  });

  it('the language picker applies in this browser when the profile cannot be saved', async () => {
    const { api, user } = open();
    api.on(profileRoutes.save, () => failure('INTERNAL'));
    await user.click(choice('Deutsch'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(localStorage.getItem(LANGUAGE_KEY)).toBe('de');
  });

  it('reloads without a prompt and keeps unsaved typed values', async () => {
    const drafts = { [`${COACH_DRAFT}user-1`]: 'And then', [`${MEAL_PLAN_DRAFTS}user-1.2026-11-21`]: '{}' };
    for (const [key, text] of Object.entries(drafts)) localStorage.setItem(key, text);
    const { user } = open();
    await user.click(choice('Deutsch'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect({ ...localStorage }).toEqual({ ...drafts, [LANGUAGE_KEY]: 'de' });
  });

  it('the language picker stays unchanged and shows an error when the browser stores nothing', async () => {
    const { user } = open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
    await user.click(choice('Deutsch'));
    expect((await findToast('We couldn’t change the language')).text).toContain(
      'Your browser didn’t let us save your choice.',
    );
    expect(reload).not.toHaveBeenCalled();
    expect([choice('English').checked, choice('Deutsch').checked]).toEqual([true, false]);
  });
});
