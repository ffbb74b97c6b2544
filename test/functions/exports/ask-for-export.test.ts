import { expect, it } from 'vitest';
import { createAskForExport } from '#functions/exports/request-export.ts';
import { createPresentExport } from '#functions/exports/present-export.ts';
import { createExportRepository } from '#functions/exports/repository.ts';
import { newUlid } from '#functions/platform/ids.ts';
import { MAX_EXPORTS_PER_DAY } from '#shared/exports/schema.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const clock = () => new Date('2026-11-20T10:00:00Z');
const database = openForAllTests(openTestTable);

let presses = 0;
const press = () => ({ key: `press-${++presses}`, request_hash: 'hash' });

/** Opens two tabs that both have read the newest export before either writes. */
const openWindows = () => {
  const repository = createExportRepository(database.table, clock);
  let isRead = 0;
  const both = Promise.withResolvers<void>();
  const ask = createAskForExport({
    repository: {
      ...repository,
      latest: async (userId) => {
        const latest = await repository.latest(userId);
        if (++isRead === 2) both.resolve();
        await both.promise;
        return latest;
      },
    },
    present: createPresentExport(clock, async (path) => path),
    sendJob: async () => undefined,
    newId: newUlid,
    clock,
  });
  return { repository, askInBoth: () => Promise.all([ask('mara', press()), ask('mara', press())]) };
};

it('D29 two simultaneous requests create one export, which counts once against the three per day', async () => {
  for (let begun = 1; begun <= MAX_EXPORTS_PER_DAY; begun += 1) {
    const { repository, askInBoth } = openWindows();
    const [one, other] = await askInBoth();
    expect(one).toMatchObject({ status: 'waiting' });
    expect(other).toEqual(one);
    expect(await repository.startedToday('mara')).toBe(begun);
    await repository.finish('mara', one.id, { bytes: 1, photos: 0 });
  }
  await expect(openWindows().askInBoth()).rejects.toMatchObject({ code: 'EXPORTS_USED_UP' });
});
