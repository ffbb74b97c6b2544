import { expect, it } from 'vitest';
import { createErasePhoto } from '#functions/account/erase-photo.ts';
import { erasure } from '#functions/account/erase-account.ts';

const photo_id = '01JD0000000000000000000000';

const scene = (isThere: boolean) => {
  const done: string[] = [];
  const erase = createErasePhoto({
    photos: {
      block: async (user, id) => {
        done.push(`block ${id} of ${user}`);
        return isThere;
      },
    },
    removePhotoFiles: async (ids) => void done.push(`remove ${ids.join()}`),
  });
  return { done, erase: () => erase('mara', photo_id) };
};

it('erases a photo after no entry can use it anymore', async () => {
  const { done, erase } = scene(true);
  await erase();
  expect(done).toEqual([`block ${photo_id} of mara`, `remove ${photo_id}`]);
});

it('erases no photo that belongs to another user', async () => {
  const { done, erase } = scene(false);
  await expect(erase()).rejects.toThrow('The user has no such photo.');
  expect(done).toHaveLength(1);
});

it.each([{ user_id: 'mara', photo: photo_id }, { user_id: 'mara', photo_id: 'photos/1' }, { user_id: '' }])(
  'rejects the message %o to the erasure queue instead of erasing an account',
  (message) => {
    expect(erasure.safeParse(message).success).toBe(false);
  },
);
