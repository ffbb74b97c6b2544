import { describe, expect, it } from 'vitest';
import { createPhotoService } from '#functions/photos/service.ts';
import { incomingKeyOf, photoKeyOf } from '#shared/photos/schema.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';

const id = '01JD0000000000000000000000';

type Parts = Parameters<typeof createPhotoService>[0];
type Status = 'awaited' | 'kept';

/** Creates the service with one photo and a bucket. `markKept` says whether the row still exists. */
const serviceWith = (statusOf: () => Status, markKept: boolean, bucket: Partial<Parts['bucket']>) =>
  createPhotoService({
    clock: () => new Date(),
    newId: () => id,
    repository: {
      find: async (user_id) => ({
        user_id,
        id,
        content_type: 'image/jpeg',
        status: statusOf(),
        created_at: '2026-11-20T12:00:00.000Z',
      }),
      expect: async () => undefined,
      markKept: async () => markKept,
      unloggedBefore: async () => [],
      deletedBefore: async () => [],
      startRemoval: async () => true,
      keepUsedPhoto: async () => false,
      releaseExpired: async () => true,
      endRemoval: async () => undefined,
      block: async () => true,
    },
    bucket: {
      uploadForm: async () => ({ url: '', fields: {} }),
      read: async () => null,
      readUpload: async () => null,
      removeUpload: async () => undefined,
      write: async () => undefined,
      remove: async () => undefined,
      ...bucket,
    },
  });

it('a photo that is swept or deleted during its check leaves no orphaned file', async () => {
  const files = new Map([[incomingKeyOf(id), tinyJpeg]]);
  const service = serviceWith(() => 'awaited', false, {
    readUpload: async (key) => {
      const bytes = files.get(key);
      return bytes ? { bytes, version: 'V1' } : null;
    },
    write: async (key, bytes) => void files.set(key, bytes),
    remove: async (key) => void files.delete(key),
  });
  const kept = service.keep('mara', id, AbortSignal.timeout(1_000));
  await expect(kept).rejects.toMatchObject({ code: 'PHOTO_NOT_FOUND' });
  expect([...files.keys()]).not.toContain(photoKeyOf(id));
});

it('a checked photo leaves no version of its upload, which may contain the location', async () => {
  const removed: unknown[] = [];
  const service = serviceWith(() => 'awaited', true, {
    readUpload: async () => ({ bytes: tinyJpeg, version: 'V1' }),
    removeUpload: async (key, { version }) => void removed.push([key, version]),
  });
  await service.keep('mara', id, AbortSignal.timeout(1_000));
  expect(removed).toEqual([[incomingKeyOf(id), 'V1']]);
});

describe('A photo checked by two requests at once', () => {
  it('stores the photo for both, even for the one that finds the upload already moved', async () => {
    let status: Status = 'awaited';
    const service = serviceWith(() => status, true, {
      readUpload: async () => {
        // The other request finishes between reading the row and reading the bucket.
        status = 'kept';
        return null;
      },
      read: async (key) => (key === photoKeyOf(id) ? tinyJpeg : null),
    });
    const photo = await service.keep('mara', id, AbortSignal.timeout(1_000));
    expect(photo).toEqual({ key: photoKeyOf(id), type: 'image/jpeg', bytes: tinyJpeg });
  });
});
