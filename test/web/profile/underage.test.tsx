import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '#shared/account/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { FirstRun } from '#web/features/profile/first-run/first-run.tsx';
import { useSession } from '#web/lib/session/session-store.ts';
import { openGoals } from '../goals/open-goals.tsx';
import { createScriptedAuth, someone } from '#test/support/screen/scripted-auth.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { findToast } from '#test/support/screen/find-toast.ts';
import { aBlankProfile } from '#test/support/builders/a-profile.ts';
import { fewTimeZones, field, fill, keptProfile, openProfile } from './open-profile.tsx';

const onEnd = vi.fn();
beforeEach(() => {
  onEnd.mockReset();
  const auth = createScriptedAuth({ user: someone });
  useSession.setState({ status: 'signed-in', user: someone, auth, onEnd });
});

const question = (age: string) => screen.findByRole('dialog', { name: `Is ${age} correct?` });
const noQuestion = () => expect(screen.queryByRole('dialog', { name: /right\?/ })).toBeNull();

/** Saves the profile with an age for which the account would be closed. */
const saveAge = async (typed: string) => {
  const view = await openProfile();
  view.api.on(accountRoutes.closeUnderageAccount, () => ({ status: 'closed' as const }));
  await view.retype('Age', typed);
  await view.click('Save');
  const closings = () => view.api.sentTo(accountRoutes.closeUnderageAccount).length;
  const saves = () => view.api.sentTo(profileRoutes.save).length;
  return { ...view, closings, saves };
};

describe('An age under 13 (D42)', () => {
  it.each(['1', '12', '12.9'])('an age under 13 prompts at the field for the age %s', async (typed) => {
    const { closings, saves } = await saveAge(typed);
    const asked = await question(String(Math.trunc(Number(typed))));
    expect(screen.getAllByText(/Platewise is not for people under 13\./)).toHaveLength(2);
    expect(asked.textContent).toContain('Platewise is not for people under 13. If this is your age');
    expect(field('Age').getAttribute('aria-invalid')).toBe('true');
    expect([closings(), saves()]).toEqual([0, 0]);
  });

  it.each(['', '0', '0.5', '-3', '13', '130', 'ten'])(
    'an age under 13 does not prompt for "%s"',
    async (typed) => {
      const { closings } = await saveAge(typed);
      // Waits for the result of the click.
      await waitFor(() =>
        expect(
          screen.queryByText('Profile updated successfully!') ?? screen.queryByText(/under 13|enter an age/i),
        ).not.toBeNull(),
      );
      noQuestion();
      expect(closings()).toBe(0);
    },
  );

  it.each(['Correct my age', 'Close', 'Escape'])(
    'an age under 13 keeps the account open and returns to the field on %s',
    async (way) => {
      const { user, retype, save, sent, closings } = await saveAge('3');
      const asked = await question('3');
      if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(within(asked).getByRole('button', { name: way }));
      await waitFor(() => expect(document.activeElement).toBe(field('Age')));
      noQuestion();
      await retype('Age', '33');
      await save();
      expect([sent(), closings()]).toEqual([{ age: 33 }, 0]);
      expect(onEnd).not.toHaveBeenCalled();
    },
  );

  it('closes the account once when confirmed, signs out and names a contact', async () => {
    const { user, closings, saves } = await saveAge('12');
    await question('12');
    await user.dblClick(screen.getByRole('button', { name: 'Close my account' }));
    expect(await findToast('Your account is closed')).toEqual({
      tone: 'info',
      text: `Your account is closedWas this a mistake, or do you want your data deleted? Contact us: ${location.origin}/contact`,
    });
    expect([closings(), saves()]).toEqual([1, 0]);
    expect(useSession.getState().status).toBe('signed-out');
    expect(onEnd).toHaveBeenCalledWith('left');
    noQuestion();
  });

  it('an age under 13 shows why closing failed, and can be retried', async () => {
    const { api, user } = await saveAge('12');
    api.on(accountRoutes.closeUnderageAccount, () => failure('SERVICE_UNAVAILABLE'));
    await question('12');
    await user.click(screen.getByRole('button', { name: 'Close my account' }));
    expect(await findToast('Your account wasn’t closed')).toMatchObject({ tone: 'error' });
    expect(useSession.getState().status).toBe('signed-in');
    expect(screen.getByRole('button', { name: 'Close my account' })).toHaveProperty('disabled', false);
  });

  it('prompts in the first run and on the goal page too, but not after the form was left', async () => {
    keptProfile(aBlankProfile());
    fewTimeZones();
    const first = openScreen(<FirstRun onOver={() => undefined} />);
    await first.user.click(screen.getByRole('button', { name: 'Continue' }));
    await fill(first.user, 'Age', '9');
    await first.user.click(screen.getByRole('button', { name: 'Continue' }));
    await question('9');
    first.unmount();

    const goals = await openGoals();
    noQuestion();
    await fill(goals.user, 'Age', '8');
    await goals.user.click(screen.getByRole('button', { name: 'Save My Goals' }));
    await question('8');
  });
});
