import { describe, expect, it } from 'vitest';
import { createEraseSupportMessages } from '#functions/support/erase-messages-repository.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import { createScene, tokenOf } from './scene.ts';

const opened = openForAllTests(openTestTable);

const write = (scene: ReturnType<typeof createScene>, email: string, subject: string) =>
  scene.post('/api/contact', { name: 'Somebody', email, subject, message: 'Hello.' });
const join = async (scene: ReturnType<typeof createScene>, email: string): Promise<void> => {
  await scene.post('/api/newsletter', { email });
  await scene.post('/api/newsletter/confirm', { token: tokenOf(scene.mails.at(-1)) });
};
/** Closes the account of a user with a verified email, or without one. */
const forget = (confirmed: string | null) =>
  createEraseSupportMessages(opened.table, { confirmedEmail: async () => confirmed }, 'pool-1')('mara');
const left = async (scene: ReturnType<typeof createScene>, email: string) =>
  [...(await scene.rows('support#')), ...(await scene.rows('newsletter#'))].filter(
    (row) => String(row['email']).toLowerCase() === email,
  );

describe('Deleting an account with messages', () => {
  it('deletes the messages of its email in any spelling and ends its newsletter subscription', async () => {
    const scene = createScene(opened.table);
    await write(scene, 'Mara@example.com', 'One');
    await write(scene, 'mara@example.com', 'Two');
    await write(scene, 'ben@example.com', 'Of somebody else');
    await join(scene, 'mara@example.com');
    await join(scene, 'ben@example.com');
    expect(await left(scene, 'mara@example.com')).toHaveLength(3);
    await forget('MARA@example.com');
    expect(await left(scene, 'mara@example.com')).toEqual([]);
    expect(await left(scene, 'ben@example.com')).toHaveLength(2);
    const purposes = (await scene.rows('newsletter-link#')).map(({ purpose }) => purpose as string);
    expect(purposes.filter((purpose) => purpose === 'leave')).toHaveLength(1);
    await forget('mara@example.com');
  });

  it('keeps messages from an email that the user never confirmed', async () => {
    const scene = createScene(opened.table);
    await write(scene, 'lea@example.com', 'Hers');
    await forget(null);
    expect(await left(scene, 'lea@example.com')).toHaveLength(1);
  });
});
