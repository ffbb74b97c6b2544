import { describe, expect, it } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';
import { createScene } from './scene.ts';

const opened = openForAllTests(openTestTable);

const letter = (subject: string, email = 'mara@example.com') => ({
  name: 'Mara Lind',
  email,
  subject,
  message: 'Please look.',
});
const rowsOf = async (scene: ReturnType<typeof createScene>, subject: string) =>
  (await scene.rows('support#')).filter((row) => row['subject'] === subject);

describe('Contact messages from paying users', () => {
  it('GATE-09 (D18) a message with priority support is marked and listed before the others', async () => {
    const scene = createScene(opened.table);
    scene.first.of = ['mara@example.com'];
    const sent = await scene.post('/api/contact', letter('Of a member'));
    const other = letter('Of another', 'jon@example.com');
    expect((await scene.post('/api/contact', other)).body).toEqual(sent.body);
    expect(scene.mails.map(({ subject }) => subject)).toEqual([
      'Contact, priority: Of a member',
      'Contact: Of another',
    ]);
    const [member] = await rowsOf(scene, 'Of a member');
    const [stranger] = await rowsOf(scene, 'Of another');
    expect(member).toMatchObject({ has_priority: true });
    expect(stranger).not.toHaveProperty('has_priority');
    expect(String(member?.['gsi1sk']) < String(stranger?.['gsi1sk'])).toBe(true);
  });

  it('a message is sent without priority when its sender cannot be determined', async () => {
    const scene = createScene(opened.table);
    scene.first.of = null;
    expect((await scene.post('/api/contact', letter('Unknown'))).status).toBe(200);
    expect(scene.mails).toMatchObject([{ subject: 'Contact: Unknown' }]);
    expect(scene.reported).toHaveLength(1);
  });
});
