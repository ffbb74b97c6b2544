import type { Clock } from '../platform/clock.ts';
import type { SendEmail } from '../platform/mail/mailer.ts';
import type { ExportFiles } from './export-files-repository.ts';
import type { LanguageOf } from '../profile/public.ts';
import { loadMailTexts } from '../platform/mail/load-mail-texts.ts';
import type { ExportJob } from './request-export.ts';
import { exportEmail } from './export-mail.ts';
import type { ExportRepository } from './repository.ts';
import type { Written } from './write-export.ts';

interface Dependencies {
  repository: Pick<ExportRepository, 'find' | 'finish' | 'fail'>;
  /** Writes the zip file. */
  write: (userId: string, path: string, hasTime: () => boolean) => Promise<Written>;
  files: ExportFiles;
  emailOf: (userId: string) => Promise<string | null>;
  languageOf: LanguageOf;
  siteOrigin: () => Promise<string>;
  sendEmail: SendEmail;
  /** Deletes what an attempt left on the disk. */
  clean: (path: string) => Promise<void>;
  pathOf: (id: string) => string;
  clock: Clock;
  /** Logs a failed email. The user also finds the link in the app. */
  report: (error: Error) => void;
}

export interface Attempt {
  /** Whether this is the last attempt: a failure is then reported to the user. */
  isLast: boolean;
  /** Whether there is time left beyond that needed to upload the file. */
  hasTime: () => boolean;
}

/**
 * Writes an export, uploads it and emails the user. Idempotent, so a job may arrive twice. Leaves nothing behind if the
 * account was deleted in the meantime.
 */
export const createRunExport = (parts: Dependencies) => {
  const { repository, write, files, clean, pathOf, clock } = parts;

  const notifyUser = async (userId: string): Promise<void> => {
    const [to, origin] = await Promise.all([parts.emailOf(userId), parts.siteOrigin()]);
    if (to === null) return;
    const words = await loadMailTexts(await parts.languageOf(userId));
    await parts.sendEmail(exportEmail(to, `${origin}/profile/data`, words));
  };

  const run = async (userId: string, id: string, hasTime: () => boolean): Promise<void> => {
    const path = pathOf(id);
    try {
      const made = await write(userId, path, hasTime);
      const name = `platewise-${clock().toISOString().slice(0, 10)}.zip`;
      await files.keep({ id, path, bytes: made.bytes, name });
      const expires = await repository.finish(userId, id, made);
      // Either another attempt finished first, or the export was abandoned or its account closed.
      if (expires === null && (await repository.find(userId, id))?.status !== 'done') await files.remove(id);
      if (expires !== null) await notifyUser(userId).catch(parts.report);
    } finally {
      await clean(path);
    }
  };

  return async ({ user_id, id }: ExportJob, { isLast, hasTime }: Attempt): Promise<void> => {
    if ((await repository.find(user_id, id))?.status !== 'waiting') return;
    try {
      await run(user_id, id, hasTime);
    } catch (error) {
      if (isLast) await repository.fail(user_id, id);
      throw error;
    }
  };
};
