import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Profile } from '#shared/profile/schema.ts';
import { ProfileView } from '#web/features/profile/profile-view.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { fewTimeZones, field, keptProfile, valueOf } from './open-profile.tsx';

/** Simulates the message over the socket that the profile changed. */
const News = () => {
  const queryClient = useQueryClient();
  return <button onClick={() => void queryClient.invalidateQueries({ queryKey: ['profile'] })}>News</button>;
};

const open = async (start: Profile = aProfile()) => {
  const { api, keep } = keptProfile(start);
  fewTimeZones();
  const { user } = openScreen(
    <>
      <ProfileView aside={null} />
      <News />
    </>,
  );
  await screen.findByRole('form', { name: 'Profile' });
  const saveElsewhere = async (change: object) => {
    keep(change);
    await user.click(screen.getByRole('button', { name: 'News' }));
  };
  return { api, user, saveElsewhere };
};

describe('A profile saved in another tab', () => {
  it('a profile saved in another tab updates the form, but never a field during typing', async () => {
    const { user, saveElsewhere } = await open();
    await user.type(field('Full name'), ' Berg');
    await saveElsewhere({ full_name: 'Somebody Else', age: 40, weight: 70.5, daily_calorie_goal: 1900 });
    await waitFor(() => expect(valueOf('Age')).toBe('40'));
    expect(['Full name', 'Weight', 'Daily calorie goal'].map(valueOf)).toEqual([
      'Mara Lindt Berg',
      '70.5',
      '1900',
    ]);
  });

  it('a profile saved in another tab keeps its values when this tab saves other fields', async () => {
    const { api, user, saveElsewhere } = await open();
    await user.type(field('Full name'), ' Berg');
    await saveElsewhere({ age: 40 });
    await waitFor(() => expect(valueOf('Age')).toBe('40'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Profile updated successfully!');
    expect(api.requests.findLast(({ route }) => route === 'PUT /api/profile')?.body).toEqual({
      full_name: 'Mara Lindt Berg',
    });
  });

  it('a profile saved in another tab keeps the meaning of a weight during typing when the units change', async () => {
    const { user, saveElsewhere } = await open();
    await user.clear(field('Weight'));
    await user.type(field('Weight'), '70');
    await saveElsewhere({ unit_system: 'imperial' });
    await waitFor(() => expect(valueOf('Feet')).toBe('5'));
    expect(valueOf('Weight')).toBe('154.3');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Profile updated successfully!');
    await user.click(screen.getByRole('radio', { name: 'kg and cm' }));
    expect(valueOf('Weight')).toBe('70');
  });
});
