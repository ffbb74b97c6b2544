import { expect, it } from 'vitest';
import { createClosedAccounts } from '#functions/account/closed-account-repository.ts';
import { createExportRepository } from '#functions/exports/repository.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createPhotoRepository } from '#functions/photos/repository.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const database = openForAllTests(openTestTable);

it('D29 discards a photo that is being stored while its account is deleted, because its file would outlive its row', async () => {
  const photos = createPhotoRepository(database.table, systemClock);
  await photos.expect('mara', 'P1', 'image/webp');
  await photos.expect('mara', 'P2', 'image/webp');
  expect(await photos.markKept('mara', 'P1')).toBe(true);
  await createClosedAccounts(database.table, systemClock).note('mara');
  expect(await photos.markKept('mara', 'P2')).toBe(false);
  expect((await photos.find('mara', 'P2'))?.status).toBe('awaited');
});

it('D29 discards an export that is being written while its account is deleted', async () => {
  const exports = createExportRepository(database.table, systemClock);
  const press = { key: 'press-1', request_hash: 'hash' };
  await exports.begin('ben', 'E1', 0, press);
  await createClosedAccounts(database.table, systemClock).note('ben');
  expect(await exports.finish('ben', 'E1', { bytes: 1, photos: 0 })).toBeNull();
  expect((await exports.find('ben', 'E1'))?.status).toBe('waiting');
});
