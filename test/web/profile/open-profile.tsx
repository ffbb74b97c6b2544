import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { ProfileChange } from '#shared/profile/profile-change.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { ProfileView } from '#web/features/profile/profile-view.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';
import { aProfile } from '#test/support/builders/a-profile.ts';

/** Creates an API that stores a profile like the real one: given fields are written, the others are kept. */
export const keptProfile = (start: Profile) => {
  const api = scriptedApi();
  let kept = start;
  const keep = (change: object): Profile => {
    kept = {
      ...kept,
      ...(change as ProfileChange),
      unit_system: { ...kept, ...change }.unit_system ?? 'metric',
    } as Profile;
    return kept;
  };
  api.on(profileRoutes.read, () => kept);
  api.on(profileRoutes.save, ({ body }) => keep(body as object));
  return { api, keep };
};

/** Replaces the text of a field in one step, because typing in a large form is slow. */
export const fill = async (user: UserEvent, label: string, text: string): Promise<void> => {
  await user.clear(field(label));
  if (text) await user.paste(text);
};

/** Reduces the list of four hundred zones, which would make every search of the page slow. */
export const fewTimeZones = () =>
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo', 'Europe/Berlin']);

/** Opens the Profile tab of a user. */
export const openProfile = async (start: Profile = aProfile()) => {
  const { api, keep } = keptProfile(start);
  fewTimeZones();
  const view = openScreen(<ProfileView aside={null} />);
  await screen.findByRole('form', { name: 'Profile' });
  const retype = (label: string, text: string) => fill(view.user, label, text);
  const save = async () => {
    await view.click('Save');
    await screen.findByText('Profile updated successfully!');
  };
  /** Returns the body of a save. */
  const sent = (index = 0) => api.sentTo(profileRoutes.save)[index]?.body;
  return { api, keep, retype, save, sent, ...view };
};

export const field = (label: string): HTMLInputElement =>
  screen.queryByRole('spinbutton', { name: label }) ?? screen.getByRole('textbox', { name: label });
export const valueOf = (label: string): string => field(label).value;
export const activity = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Activity level' });
