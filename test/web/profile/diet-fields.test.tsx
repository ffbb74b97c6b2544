import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { resetSession, signIn } from '#test/support/screen/session.ts';
import { openProfile } from './open-profile.tsx';

const box = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const chips = (name: string) =>
  [...screen.getByRole('list', { name }).querySelectorAll('button')].map(({ textContent }) => textContent);

describe('Diet and allergies in the profile', () => {
  it('shows the stored diet, allergens, dislikes and conditions', async () => {
    await openProfile(
      aProfile({
        diet: 'mostly vegetarian',
        allergens: ['tree nut', 'kiwi'],
        dislikes: ['olives'],
        conditions: ['type 1 diabetes'],
      }),
    );
    expect(box('Diet').value).toBe('mostly vegetarian');
    expect(chips('Allergies and intolerances')).toEqual(['Tree nuts', 'Kiwi']);
    expect(chips('Foods you dislike')).toEqual(['Olives']);
    expect(chips('Health conditions')).toEqual(['Type 1 diabetes']);
  });

  it('adds suggestions and typed texts as chips, removes them, and saves only what changed', async () => {
    const { user, save, sent } = await openProfile(aProfile({ allergens: ['egg'] }));
    await user.selectOptions(box('Diet'), 'vegan');
    await user.type(box('Allergies and intolerances'), 'Peanuts{Enter}');
    await user.type(box('Allergies and intolerances'), 'kiwi');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Remove Eggs' }));
    expect(chips('Allergies and intolerances')).toEqual(['Peanuts', 'Kiwi']);
    await save();
    expect(sent()).toEqual({ diet: 'vegan', allergens: ['peanut', 'kiwi'] });
  });

  it('keeps unsaved chips across a reload', async () => {
    signIn();
    onTestFinished(resetSession);
    const first = await openProfile();
    await first.user.type(screen.getByRole('combobox', { name: 'Foods you dislike' }), 'olives{Enter}');
    first.unmount();
    await openProfile();
    expect(chips('Foods you dislike')).toEqual(['Olives']);
  });
});
