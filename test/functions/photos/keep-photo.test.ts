import { describe, expect, it } from 'vitest';
import { createPhotoService } from '#functions/photos/service.ts';
import { incomingKeyOf, photoKeyOf } from '#shared/photos/schema.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';

const id = '01JD0000000000000000000000';

it('a photo that is swept or deleted during its check leaves no orphaned file', async () => {
  const files = new Map([[incomingKeyOf(id), tinyJpeg]]);
  const service = createPhotoService({
    clock: () => new Date(),
    newId: () => id,
    repository: {
      find: async (user_id) => ({
        user_id,
        id,
        content_type: 'image/jpeg',
        status: 'awaited',
        created_at: '2026-11-20T12:00:00.000Z',
      }),
      expect: async () => undefined,
      markKept: async () => false,
      unloggedBefore: async () => [],
      startRemoval: async () => true,
      keepUsedPhoto: async () => false,
      forget: async () => undefined,
    },
    bucket: {
      uploadForm: async () => ({ url: '', fields: {} }),
      read: async (key) => files.get(key) ?? null,
      write: async (key, bytes) => {
        files.set(key, bytes);
      },
      remove: async (key) => {
        files.delete(key);
      },
    },
  });
  const kept = service.keep('mara', id, AbortSignal.timeout(1_000));
  await expect(kept).rejects.toMatchObject({ code: 'PHOTO_NOT_FOUND' });
  expect([...files.keys()]).not.toContain(photoKeyOf(id));
});

describe('A photo checked by two requests at once', () => {
  it('stores the photo for both, even for the one that finds the upload already moved', async () => {
    let status: 'awaited' | 'kept' = 'awaited';
    const service = createPhotoService({
      clock: () => new Date(),
      newId: () => id,
      repository: {
        find: async (user_id) => ({
          user_id,
          id,
          content_type: 'image/jpeg',
          status,
          created_at: '2026-11-20T12:00:00.000Z',
        }),
        expect: async () => undefined,
        markKept: async () => true,
        unloggedBefore: async () => [],
        startRemoval: async () => true,
        keepUsedPhoto: async () => false,
        forget: async () => undefined,
      },
      bucket: {
        uploadForm: async () => ({ url: '', fields: {} }),
        read: async (key) => {
          // The other request finishes between reading the row and reading the bucket.
          if (key === incomingKeyOf(id)) status = 'kept';
          return key === photoKeyOf(id) ? tinyJpeg : null;
        },
        write: async () => undefined,
        remove: async () => undefined,
      },
    });
    const photo = await service.keep('mara', id, AbortSignal.timeout(1_000));
    expect(photo).toEqual({ key: photoKeyOf(id), type: 'image/jpeg', bytes: tinyJpeg });
  });
});
