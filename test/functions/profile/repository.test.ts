import { expect, it } from 'vitest';
import { createProfileRepository } from '#functions/profile/repository.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { aBlankProfile } from '#test/support/builders/a-profile.ts';
import { openTestTable } from '../test-table.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const database = openForAllTests(openTestTable);

const nobody = { ...aBlankProfile(), id: 'nobody', email: null };
const press = (key: string) => ({ key, request_hash: key });

it('PROFILE-17 reading a missing profile returns an empty one, and saving creates the row', async () => {
  const profiles = createProfileRepository(database.table, () => now);
  expect(await profiles.read('nobody')).toEqual(nobody);
  expect(await profiles.save('nobody', { age: 34 }, press('press-0001'))).toEqual({ ...nobody, age: 34 });
  expect(await profiles.read('nobody')).toEqual({ ...nobody, age: 34 });
});

it('stores the chosen language and clears it again', async () => {
  const profiles = createProfileRepository(database.table, () => now);
  expect((await profiles.save('reader', { language: 'de' }, press('press-0003'))).language).toBe('de');
  expect((await profiles.save('reader', { language: null }, press('press-0004'))).language).toBeNull();
});

it('a save sets updated_at to its own time', async () => {
  const later = new Date('2026-11-21T08:30:00.000Z');
  const profiles = createProfileRepository(database.table, () => later);
  const saved = await profiles.save('nobody', { age: 35 }, press('press-0002'));
  expect(saved.updated_at).toBe('2026-11-21T08:30:00.000Z');
});

it('stores diet, allergens, dislikes and conditions, and clears them again', async () => {
  const profiles = createProfileRepository(database.table, () => now);
  const diet = {
    diet: 'vegan',
    allergens: ['peanut', 'kiwi'],
    dislikes: ['olives'],
    conditions: ['pregnant'],
  };
  expect(await profiles.save('eater', diet, press('press-0005'))).toMatchObject(diet);
  const changed = await profiles.save('eater', { allergens: ['kiwi'] }, press('press-0006'));
  expect(changed).toMatchObject({ ...diet, allergens: ['kiwi'] });
  const none = { diet: null, allergens: [], dislikes: [], conditions: [] };
  const cleared = await profiles.save('eater', { ...none, dislikes: null }, press('press-0007'));
  expect(cleared).toMatchObject(none);
});
