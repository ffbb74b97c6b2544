import { describe, expect, it } from 'vitest';
import { createPhotoService } from '#functions/photos/service.ts';
import { incomingKeyOf, photoKeyOf } from '#shared/photos/schema.ts';
import { tinyJpeg } from '#test/support/pictures/tiny.ts';

const id = '01JD0000000000000000000000';

describe('A photo that two requests check at once', () => {
  it('is kept for both, also for the one that finds the upload already moved', async () => {
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
        leaveShown: async () => false,
        forget: async () => undefined,
      },
      bucket: {
        uploadForm: async () => ({ url: '', fields: {} }),
        read: async (key) => {
          // The other request finishes between this one's look at the row and its look into the bucket.
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
