import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadImport, MAX_LEADS } from '#shared/business-agents/sdr/schema.ts';
import { createSdrWorld, type SdrWorld } from './sdr-world.ts';

let world: SdrWorld;
beforeAll(async () => void (world = await createSdrWorld()));
afterAll(() => world.stop());

/** Creates a user who may add this number of leads. */
const withCapacity = async (capacity: number) => {
  const mara = world.person('declined');
  const { user_id } = mara;
  const Item = { pk: `user#${user_id}`, sk: 'account#leads', user_id, leads: MAX_LEADS - capacity };
  await world.table.getDocumentClient().send(new PutCommand({ TableName: world.table.getName(), Item }));
  return mara;
};
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as { code?: string }).code ?? 'none'] : [],
  );

describe('The limit of leads', () => {
  it('holds when ten leads are added at once', async () => {
    const mara = await withCapacity(3);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_none, at) => mara.add({ name: 'Anna', email: `anna-${at}@acme.example` })),
    );
    expect(await world.leads.count(mara.user_id)).toBe(MAX_LEADS);
    expect(codesOf(results)).toEqual(Array.from({ length: 7 }, () => 'TOO_MANY_LEADS'));
  });

  it('holds when two files are imported at once', async () => {
    const mara = await withCapacity(3);
    const fileOf = (name: string) =>
      leadImport.parse({ leads: [0, 1].map((at) => ({ name, email: `${name}-${at}@acme.example` })) }).leads;
    const results = await Promise.allSettled(
      ['anna', 'ben'].map((name) =>
        world.importLeads(mara.user_id, fileOf(name), mara.context().idempotency),
      ),
    );
    expect(await world.leads.count(mara.user_id)).toBe(MAX_LEADS - 1);
    expect(codesOf(results)).toEqual(['TOO_MANY_LEADS']);
  });
});
