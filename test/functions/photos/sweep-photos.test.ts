import type { DynamoDBRecord } from 'aws-lambda';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { createFoodEntryRepository } from '#functions/food-entries/repository.ts';
import { createFoodEntryService } from '#functions/food-entries/service.ts';
import { createExpiredPhotoRelease } from '#functions/photos/release-expired-photos.ts';
import { createPhotoRepository } from '#functions/photos/repository.ts';
import { createPhotoService } from '#functions/photos/service.ts';
import { createPhotoSweep } from '#functions/photos/sweep-photos.ts';
import { createUserRows } from '#functions/platform/account/user-rows-repository.ts';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { PHOTO_VERSION_DAYS } from '#shared/photos/retention.ts';
import { photoKeyOf } from '#shared/photos/schema.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);
let now = new Date('2026-11-20T12:00:00Z');
const clock = (): Date => now;

/** A user's stored photo with its actions, and the keys that a cleanup two days later deletes. */
const keptPhoto = async () => {
  const [userId, id] = [ulid(), ulid()];
  const { table } = opened;
  const repository = createPhotoRepository(table, clock);
  await repository.expect(userId, id, 'image/jpeg');
  await repository.markKept(userId, id);
  const entries = createFoodEntryService({
    repository: createFoodEntryRepository(table, clock),
    clock,
    newId: () => ulid(),
  });
  const action = () => ({ key: ulid(), request_hash: 'hash' });
  const removed: string[] = [];
  const bucket = {
    uploadForm: async () => ({ url: '', fields: {} }),
    read: async () => null,
    readUpload: async () => null,
    removeUpload: async () => undefined,
    write: async () => undefined,
    remove: async (key: string) => {
      removed.push(key);
    },
  };
  return {
    userId,
    id,
    repository,
    log: () => {
      const body = { food_name: 'Soup', calories: 200, image_url: photoKeyOf(id), time_zone: 'UTC' };
      return entries.create(userId, newFoodEntry.parse(body), action());
    },
    read: () => createPhotoService({ repository, bucket, clock, newId: () => ulid() }).keptKey(userId, id),
    /** Lets the time to live delete an entry; the stream delivers its record so many times. */
    expire: async (entryId: string, deliveries = 1) => {
      const image = { image_url: { S: photoKeyOf(id) } };
      const Keys = { pk: { S: `user#${userId}` }, sk: { S: `entry#${entryId}` } };
      const record = {
        eventName: 'REMOVE',
        userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
        dynamodb: { Keys, OldImage: image },
      } as unknown as DynamoDBRecord;
      const report = (error: Error): never => {
        throw error;
      };
      const release = createExpiredPhotoRelease({ repository, report });
      for (let each = 0; each < deliveries; each += 1) await release({ Records: [record] });
    },
    remove: (entryId: string) => entries.remove(userId, entryId, action()),
    /** Runs the cleanup after some time, two days by default. @returns whether it deleted the file */
    sweepLater: async (minutes = 48 * 60): Promise<boolean> => {
      now = new Date(now.getTime() + minutes * 60_000);
      await createPhotoSweep({ repository, bucket, clock })();
      return removed.includes(photoKeyOf(id));
    },
  };
};

describe('The photo sweep', () => {
  it('deletes a photo that was never logged', async () => {
    const photo = await keptPhoto();
    expect(await photo.sweepLater()).toBe(true);
  });

  it('the photo sweep keeps a photo shared by two entries until the last one is deleted', async () => {
    const photo = await keptPhoto();
    const [first, second] = [await photo.log(), await photo.log()];
    await photo.remove(first.id);
    expect(await photo.sweepLater()).toBe(false);
    expect(await photo.repository.unloggedBefore(now)).toEqual([]);
    await photo.remove(second.id);
    expect(await photo.sweepLater()).toBe(true);
  });

  it('the photo sweep deletes the photo of a deleted entry in the first run after three minutes', async () => {
    const photo = await keptPhoto();
    await photo.remove((await photo.log()).id);
    expect(await photo.sweepLater(2)).toBe(false);
    expect(await photo.sweepLater(2)).toBe(true);
    await expect(photo.read()).rejects.toMatchObject({ code: 'PHOTO_NOT_FOUND' });
  });

  it('keeps the row of a deleted photo until all versions of the file are gone, so that erasing the account finds them', async () => {
    const photo = await keptPhoto();
    await photo.remove((await photo.log()).id);
    await photo.sweepLater(4);
    const row = await photo.repository.find(photo.userId, photo.id);
    const days = ((row?.expires_at ?? 0) - now.getTime() / 1_000) / 86_400;
    expect(days).toBeGreaterThan(PHOTO_VERSION_DAYS + 2);
    expect(row).toMatchObject({ status: 'leaving' });
    expect(row).not.toHaveProperty('gsi1pk');
    await expect(photo.log()).rejects.toMatchObject({ code: 'PHOTO_NOT_FOUND' });
  });

  it('does not restore the row of a photo that is erased during the sweep', async () => {
    const photo = await keptPhoto();
    await createUserRows(opened.table).remove([{ pk: `user#${photo.userId}`, sk: `photo#${photo.id}` }]);
    await photo.repository.endRemoval(photo.userId, photo.id);
    expect(await photo.repository.find(photo.userId, photo.id)).toBeNull();
  });

  it('the photo sweep keeps a photo that waits to be logged for a day', async () => {
    const photo = await keptPhoto();
    expect(await photo.sweepLater(23 * 60)).toBe(false);
    expect(await photo.sweepLater(2 * 60)).toBe(true);
  });

  it('the photo of a deleted entry cannot be read at once, unless another entry shows it or the deletion is undone', async () => {
    const photo = await keptPhoto();
    const [first, second] = [await photo.log(), await photo.log()];
    await photo.remove(first.id);
    await expect(photo.read()).resolves.toBe(photoKeyOf(photo.id));
    await photo.remove(second.id);
    await expect(photo.read()).rejects.toMatchObject({ code: 'PHOTO_NOT_FOUND' });
    await photo.log();
    await expect(photo.read()).resolves.toBe(photoKeyOf(photo.id));
    expect(await photo.sweepLater(10)).toBe(false);
  });

  it('the photo sweep keeps a photo that was logged again after its entry was deleted', async () => {
    const photo = await keptPhoto();
    await photo.remove((await photo.log()).id);
    await photo.log();
    expect(await photo.sweepLater()).toBe(false);
  });

  it('the photo sweep keeps its result when an upload is checked at the same time', async () => {
    const photo = await keptPhoto();
    expect(await photo.repository.startRemoval(photo.userId, photo.id)).toBe(true);
    expect(await photo.repository.markKept(photo.userId, photo.id)).toBe(false);
  });

  it('deletes a photo when the last entry that shows it has expired, and counts a repeated record once', async () => {
    const photo = await keptPhoto();
    const [first, second] = [await photo.log(), await photo.log()];
    await photo.expire(first.id, 2);
    expect(await photo.sweepLater(4)).toBe(false);
    expect(await photo.read()).toBe(photoKeyOf(photo.id));
    await photo.expire(second.id);
    expect(await photo.sweepLater(4)).toBe(true);
  });

  it('deletes a photo when a user deletes its last entry after another one expired', async () => {
    const photo = await keptPhoto();
    const [first, second] = [await photo.log(), await photo.log()];
    await photo.expire(first.id);
    await photo.remove(second.id);
    expect(await photo.sweepLater(4)).toBe(true);
  });
});
