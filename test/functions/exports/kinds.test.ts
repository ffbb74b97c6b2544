import { expect, it } from 'vitest';
import { exportedKinds, kindOf, leftOutKinds } from '#functions/exports/kinds.ts';
import { tableEntities } from '#test/support/table-entities.ts';

it('D29 every kind of row of a person is in the export, or is left out for a reason that the export tells', async () => {
  const keys = (await tableEntities()).filter(({ isOfPerson }) => isOfPerson).map(({ key }) => key.sk);
  expect(keys.length).toBeGreaterThan(30);
  for (const sk of keys) expect(() => kindOf(sk)).not.toThrow();
  // Each row of either list stands for a kind that there is, and for one alone.
  for (const prefix of [...exportedKinds.map((kind) => kind.prefix), ...Object.keys(leftOutKinds)])
    expect(
      keys.some((sk) => sk.startsWith(prefix)),
      prefix,
    ).toBe(true);
  for (const sk of keys)
    expect(
      [...exportedKinds.map((kind) => kind.prefix), ...Object.keys(leftOutKinds)].filter((prefix) =>
        sk.startsWith(prefix),
      ),
      sk,
    ).toHaveLength(1);
});

it('a kind that nobody thought of breaks the export instead of being left out in silence', () => {
  expect(() => kindOf('diary-of-dreams#1')).toThrow('neither exported nor left out');
});
