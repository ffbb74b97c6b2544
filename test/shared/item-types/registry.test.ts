import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withItemTypes } from '#infra/access-patterns/item-types-section.ts';
import { allItemTypes, findItemType } from '#shared/item-types/find-item-type.ts';
import type { ItemDocs } from '#shared/item-types/item-type.ts';
import { readItemDocs, itemTypesByFeature, liveTopics } from '#shared/item-types/registry.ts';
import { tableEntities } from '#test/support/table-entities.ts';

type TableEntity = Awaited<ReturnType<typeof tableEntities>>[number];

const docs = Object.values<ItemDocs>(readItemDocs());
const texts = Object.assign({}, ...docs.map((feature) => feature.texts)) as ItemDocs['texts'];
const retentionRows = docs.flatMap((feature) => Object.keys(feature.retentionRows ?? {}));

/** Returns the names of the entities without a registration of the same name and key. */
const findUnregistered = (entities: readonly Pick<TableEntity, 'name' | 'key'>[]): string[] =>
  entities.filter(({ name, key }) => findItemType(key)?.name !== name).map(({ name }) => name);

describe('The registry of item types', () => {
  it('the registry contains exactly one registration for every entity in functions/', async () => {
    const entities = await tableEntities();
    expect(entities.length).toBeGreaterThan(60);
    expect(findUnregistered(entities)).toEqual([]);
    expect(allItemTypes.map(({ name }) => name).toSorted()).toEqual(
      entities.map(({ name }) => name).toSorted(),
    );
  });

  it('reports a planted entity that is not registered', () => {
    const planted = { name: 'dream', key: { pk: 'user#mara', sk: 'dream#2026-11-20' } };
    const misnamed = { name: 'dream', key: { pk: 'user#mara', sk: 'weight#2026-11-20' } };
    expect(findUnregistered([planted])).toEqual(['dream']);
    expect(findUnregistered([misnamed])).toEqual(['dream']);
  });

  it('uses key prefixes that are never the beginning of another', async () => {
    for (const { name, key } of await tableEntities()) {
      const others = allItemTypes.filter((type) => type.name !== name);
      const { partition = 'user#', key: pattern } = findItemType(key)!;
      const overlapping = others.filter(
        (type) =>
          (type.partition ?? 'user#') === partition && type.key.split('<')[0] === pattern.split('<')[0],
      );
      expect(overlapping, name).toEqual([]);
    }
  });

  it('declares an expiry exactly where the entity has a TTL', async () => {
    for (const { name, fields } of await tableEntities())
      expect(texts[name]?.expires !== undefined, name).toBe(fields.includes('expires_at'));
  });

  it('documents every item type of a feature and no other', () => {
    for (const [feature, types] of Object.entries(itemTypesByFeature)) {
      const { texts: documented }: ItemDocs = readItemDocs()[feature as keyof typeof itemTypesByFeature];
      expect(Object.keys(documented).toSorted(), feature).toEqual(types.map(({ name }) => name).toSorted());
    }
  });

  it('the registry covers every item type by a row of the privacy page, and lists no row without an item type', () => {
    const covered = Object.values(texts).flatMap(({ privacy }) => privacy ?? []);
    expect(new Set(covered)).toEqual(new Set(retentionRows));
    expect(new Set(retentionRows).size).toBe(retentionRows.length);
    const ofNobody = Object.keys(texts).filter((name) => texts[name]?.privacy === null);
    expect(ofNobody.toSorted()).toEqual([
      'active_zone',
      'like_recount',
      'nightly',
      'nightly_shard',
      'product',
      'product_search',
      'referral_salt',
    ]);
  });

  it("says how every item outside a user's partition is erased, or why it stays", () => {
    const outside = allItemTypes.filter(({ partition }) => partition !== undefined);
    expect(outside.filter(({ erasure }) => erasure === undefined)).toEqual([]);
  });

  it('the registry contains an item type for every live topic', () => {
    const published = new Set(allItemTypes.flatMap(({ live }) => live?.topic ?? []));
    expect(published).toEqual(new Set(Object.keys(liveTopics)));
  });

  it('notifies open tabs of every item that a screen shows', () => {
    const keys = allItemTypes.flatMap(({ key, live }) => (live ? [key.replace(/<.*/, '')] : []));
    const entries = ['entry#', 'summary#', 'meal-plan#', 'weight#', 'coach#', 'insights#', 'achievement#'];
    const social = ['friend#', 'feed#', 'like#', 'meal', 'referral#'];
    const account = ['account#profile', 'account#billing', 'account#credits'];
    expect(keys).toEqual(expect.arrayContaining([...entries, ...social, ...account]));
    expect(keys.filter((key) => key === '')).toEqual([]);
  });

  it('matches docs/access-patterns.md (update it with `npm run docs:items`)', () => {
    const page = readFileSync('docs/access-patterns.md', 'utf8');
    expect(page).toBe(withItemTypes(page));
  });
});
