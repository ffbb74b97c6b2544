import { factsOf } from '#shared/facts/facts.ts';
import type { FactSource } from '#shared/facts/source.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import type { SendMail } from '../platform/mail.ts';
import type { WeeklyMailRepository } from './weekly-mail-repository.ts';
import { newUnsubscribeToken, unsubscribeHashOf } from './unsubscribe-token.ts';
import { mondayOf } from './week.ts';
import { weeklyMail } from './weekly-mail.ts';

interface Dependencies {
  mails: Pick<WeeklyMailRepository, 'note' | 'takeBack'>;
  sendMail: SendMail;
  siteOrigin: () => Promise<string>;
  newToken?: () => string;
  /** Notes a mail of which nobody knows whether it went. */
  report: (error: unknown) => void;
}

/** Whether the mail service said no: then the mail did not go. Silence and its own faults say nothing. */
const isRefusal = (error: unknown): boolean => {
  const status =
    (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500;
};

/** @returns whether a mail went. @throws the mail service's refusal: nothing went, it may be tried again */
export type SendWeeklyMail = (
  person: { user_id: string; email: string },
  date: LocalDate,
  source: FactSource,
) => Promise<boolean>;

/**
 * Sends the summary of the week that ended, at most once. The mail is noted before it goes, so that a crash in between
 * loses a mail and never doubles one. Refused by the mail service, too fast above all, the note is taken back and the
 * message comes again; after a silence the note stays, because the mail may have gone.
 */
export const createSendWeeklyMail =
  ({ mails, sendMail, siteOrigin, newToken = newUnsubscribeToken, report }: Dependencies): SendWeeklyMail =>
  async ({ user_id, email }, date, source) => {
    const week = mondayOf(date);
    const facts = factsOf({ ...source, date: addDays(week, -1) });
    if (facts.week.meals === 0) return false;
    const origin = await siteOrigin();
    const token = newToken();
    const hash = unsubscribeHashOf(token);
    if (!(await mails.note(user_id, week, hash))) return false;
    try {
      await sendMail(weeklyMail({ to: email, facts, token, siteOrigin: origin }));
      return true;
    } catch (error) {
      if (isRefusal(error)) {
        await mails.takeBack(user_id, week, hash);
        throw error;
      }
      report(error);
      return false;
    }
  };
