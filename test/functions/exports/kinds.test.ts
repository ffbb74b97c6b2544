import { describe, expect, it } from 'vitest';
import { exportedKinds, kindOf, leftOutKinds, placeFields } from '#functions/exports/exported-kinds.ts';
import { exportedOutside, leftOutOutside } from '#functions/exports/exported-outside-kinds.ts';
import { tableEntities } from '#test/support/table-entities.ts';

const begins = (key: string, prefix: string): boolean =>
  prefix.endsWith('#') ? key.startsWith(prefix) : key === prefix;

/** Each kind belongs to one row of the lists, and no row of them stands for nothing. */
const expectCovered = (keys: string[], prefixes: string[]): void => {
  for (const key of keys)
    expect(
      prefixes.filter((prefix) => begins(key, prefix)),
      key,
    ).toHaveLength(1);
  for (const prefix of prefixes)
    expect(
      keys.some((key) => begins(key, prefix)),
      prefix,
    ).toBe(true);
};

describe('What an export holds', () => {
  it('D29 every kind of row of a person is in it, or is left out for a reason that it tells', async () => {
    const keys = (await tableEntities()).filter(({ isOfPerson }) => isOfPerson).map(({ key }) => key.sk);
    expect(keys.length).toBeGreaterThan(30);
    expectCovered(keys, [...exportedKinds.map(({ prefix }) => prefix), ...Object.keys(leftOutKinds)]);
    for (const sk of keys) expect(() => kindOf(sk)).not.toThrow();
  });

  it('D29 so is every kind of row outside of a person’s own: the words to support are in it, look-ups are not', async () => {
    const keys = (await tableEntities()).filter(({ isOfPerson }) => !isOfPerson).map(({ key }) => key.pk);
    expect(keys.length).toBeGreaterThan(10);
    expectCovered(keys, [...exportedOutside.map(({ prefix }) => prefix), ...Object.keys(leftOutOutside)]);
  });

  it('a kind that nobody thought of breaks the export instead of being left out in silence', () => {
    for (const sk of ['diary-of-dreams#1', 'account#profile-of-dreams', 'insights-running'])
      expect(() => kindOf(sk), sk).toThrow('neither exported nor left out');
  });

  it('no field that opens something, or finds another person, is in it', async () => {
    const exported = (await tableEntities()).flatMap(({ name, key, isOfPerson, fields }) => {
      const kind = isOfPerson
        ? exportedKinds.find(({ prefix }) => begins(key.sk, prefix))
        : exportedOutside.find(({ prefix }) => begins(key.pk, prefix));
      const left = [...placeFields, ...(kind?.without ?? [])] as readonly string[];
      return kind ? fields.filter((field) => !left.includes(field)).map((field) => `${name}.${field}`) : [];
    });
    expect(exported.length).toBeGreaterThan(100);
    expect(exported).toContain('profile.email');
    expect(
      exported.filter((field) => /hash|secret|token$|endpoint|auth|p256dh|inbox|referrer/.test(field)),
    ).toEqual([]);
  });
});
