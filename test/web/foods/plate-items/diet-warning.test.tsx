import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { salmonFacts } from './facts.ts';
import { openPlate, salmon } from './open-plate.tsx';

const openFor = (over: Partial<Profile>, item = salmon, contains: 'known' | 'unknown' = 'known') => {
  scriptedApi().on(profileRoutes.read, () => aProfile(over));
  const read = () => Promise.resolve(salmonFacts(contains === 'known' ? {} : { contains: null, diet: null }));
  return openPlate([item], { read });
};

describe('The diet warning of a food', () => {
  it.each([
    [{ allergens: ['fish'] }, 'Contains fish.'],
    [{ diet: 'vegan' }, 'Doesn’t fit your diet: vegan.'],
    [{ diet: 'vegan', allergens: ['fish'] }, 'Contains fish. Doesn’t fit your diet: vegan.'],
  ])('the warning for %o is “%s”, and the food can still be logged', async (profile, text) => {
    openFor(profile);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove Salmon, roasted' })).toBeDefined();
  });

  it('a food without known contents is called unknown, not safe', async () => {
    openFor({ allergens: ['peanut'] }, salmon, 'unknown');
    expect(
      await screen.findByText('We don’t know whether it contains peanuts. Check the label.'),
    ).toBeDefined();
  });

  it('an unsure food may contain what its record contains', async () => {
    openFor({ allergens: ['fish'] }, { ...salmon, confidence: 0.3 });
    expect(await screen.findByText('May contain fish.')).toBeDefined();
  });
});
