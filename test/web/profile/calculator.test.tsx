import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import { aBlankProfile, aProfile } from '#test/support/builders/a-profile.ts';
import { activity, openProfile, valueOf } from './open-profile.tsx';

const said = () => {
  const button = screen.getByRole('button', { name: 'Calculate goal' });
  return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
};
const toasts = () => screen.queryAllByRole('status').concat(screen.queryAllByRole('alert'));

describe('The calorie calculator', () => {
  it('PROFILE-13 PROFILE-11 (D3) the calorie calculator fills in the goal and shows that it is not saved yet', async () => {
    const { api, click } = await openProfile();
    await click('Calculate goal');
    expect(await screen.findByText('Calorie goal calculated!')).toBeDefined();
    expect(valueOf('Daily calorie goal')).toBe('2522');
    expect(api.sentTo(profileRoutes.save)).toEqual([]);
  });

  it.each([
    ['Age', 'age'],
    ['Weight', 'weight'],
    ['Height', 'height'],
  ])(
    'PROFILE-10 the calorie calculator calculates nothing without %s, and names it next to the button',
    async (label, name) => {
      const { retype, click } = await openProfile();
      await retype(label, '');
      await click('Calculate goal');
      expect(valueOf('Daily calorie goal')).toBe('2100');
      expect(toasts()).toEqual([]);
      expect(said()).toBe(`We still need your ${name}.`);
    },
  );

  it('PROFILE-10 the calorie calculator calculates nothing without an activity level', async () => {
    const { user, click } = await openProfile();
    await user.selectOptions(activity(), '');
    await click('Calculate goal');
    expect(valueOf('Daily calorie goal')).toBe('2100');
    expect(toasts()).toEqual([]);
    expect(said()).toBe('We still need your activity level.');
  });

  it('the calorie calculator names all missing fields', async () => {
    await openProfile(aBlankProfile());
    expect(said()).toBe('We still need your age, weight, height, and activity level.');
  });

  it('the calorie calculator calculates nothing from an impossible value', async () => {
    const { retype, click } = await openProfile();
    await retype('Weight', '5000');
    await click('Calculate goal');
    expect(valueOf('Daily calorie goal')).toBe('2100');
    expect(said()).toBe('We still need your weight.');
  });

  it('the calorie calculator names its formula, and mentions when sex is not set (D3)', async () => {
    const { user } = await openProfile();
    expect(said()).toContain('2,522 kcal a day');
    expect(said()).toContain('1,627 at rest × 1.55');
    expect(said()).toContain('Revised Harris-Benedict formula for men; sex not set.');
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    expect(said()).toContain('2,261 kcal a day');
    expect(said()).toContain('Revised Harris-Benedict formula for women.');
  });

  it('the calorie calculator accepts pounds, feet and inches too', async () => {
    const { click } = await openProfile(
      aProfile({ unit_system: 'imperial', weight: 68.0388555, height: 180.34 }),
    );
    await click('Calculate goal');
    // (88.362 + 13.397 x 68.0388555 + 4.799 x 180.34 - 5.677 x 34) x 1.55
    expect(valueOf('Daily calorie goal')).toBe('2592');
  });
});
