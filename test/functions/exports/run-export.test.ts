import { describe, expect, it } from 'vitest';
import { createRunExport } from '#functions/exports/run-export.ts';
import type { ExportRow } from '#functions/exports/repository.ts';
import type { Mail } from '#functions/platform/mail/mailer.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const EXPIRES = 1_795_428_000;

type Meanwhile = 'erased' | 'closed' | 'done';

const scene = ({ fails = '', meanwhile }: { fails?: string; meanwhile?: Meanwhile } = {}) => {
  const done: string[] = [];
  const mails: Mail[] = [];
  let row: ExportRow | null = {
    user_id: 'mara',
    id: 'E1',
    status: 'waiting',
    created_at: NOW.toISOString(),
    available_until: EXPIRES,
    expires_at: EXPIRES + 86_400,
  };
  const step = async (what: string): Promise<void> => {
    if (what === fails) throw new Error(`${what} failed`);
    done.push(what);
  };
  const settle = (status: 'done' | 'failed'): boolean => {
    if (row?.status !== 'waiting') return false;
    row = { ...row, status };
    return true;
  };
  const run = createRunExport({
    repository: {
      find: async () => row,
      finish: async () => {
        if (meanwhile === 'closed') return null;
        if (meanwhile === 'erased') row = null;
        if (meanwhile === 'done') settle('done');
        return settle('done') ? EXPIRES : null;
      },
      fail: async () => settle('failed'),
    },
    write: async () => {
      await step('written');
      return { bytes: 10, photos: 1 };
    },
    files: {
      keep: ({ name }) => step(`kept as ${name}`),
      remove: () => step('removed'),
    },
    emailOf: async () => 'mara@example.com',
    languageOf: async () => 'en',
    siteOrigin: async () => 'https://plate.example',
    sendEmail: async (mail) => {
      await step('mailed');
      mails.push(mail);
    },
    clean: () => step('cleaned'),
    pathOf: (id) => `/tmp/${id}.zip`,
    clock: () => NOW,
    report: (error) => void done.push(`reported: ${error.message}`),
  });
  return {
    done,
    mails,
    statusOf: () => row?.status,
    run: (isLast = false) => run({ user_id: 'mara', id: 'E1' }, { isLast, hasTime: () => true }),
  };
};

describe('The export job', () => {
  it('D29 writes the file, emails the user and cleans the disk; a second delivery does nothing', async () => {
    const { done, mails, statusOf, run } = scene();
    await run();
    expect(done).toEqual(['written', 'kept as platewise-2026-11-22.zip', 'mailed', 'cleaned']);
    expect(statusOf()).toBe('done');
    // The email leads to the app: only the signed-in owner gets the address of the file.
    expect(mails[0]?.text).toContain('https://plate.example/profile/data\n');
    expect(JSON.stringify(mails)).not.toContain('/exports/');
    await run();
    expect(done).toHaveLength(4);
  });

  it('the export job resumes after a failure and reports the failure when there are no retries left', async () => {
    for (const fails of ['written', 'kept as platewise-2026-11-22.zip']) {
      const { done, statusOf, run } = scene({ fails });
      await expect(run()).rejects.toThrow('failed');
      expect(statusOf()).toBe('waiting');
      expect(done.at(-1)).toBe('cleaned');
      await expect(run(true)).rejects.toThrow('failed');
      expect(statusOf()).toBe('failed');
    }
  });

  it('finishes even when the email fails', async () => {
    const { done, statusOf, run } = scene({ fails: 'mailed' });
    await run();
    expect(statusOf()).toBe('done');
    expect(done).toContain('reported: mailed failed');
  });

  it.each(['erased', 'closed'] as const)(
    'D29 deletes the file and sends no email when the account was %s in the meantime',
    async (meanwhile) => {
      const { done, mails, run } = scene({ meanwhile });
      await run();
      expect(done).toEqual(['written', 'kept as platewise-2026-11-22.zip', 'removed', 'cleaned']);
      expect(mails).toEqual([]);
    },
  );

  it('the export job keeps the file that another attempt finished first', async () => {
    const { done, run } = scene({ meanwhile: 'done' });
    await run();
    expect(done).toEqual(['written', 'kept as platewise-2026-11-22.zip', 'cleaned']);
  });
});
