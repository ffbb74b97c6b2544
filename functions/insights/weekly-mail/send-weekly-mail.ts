import { factsOf } from '#shared/facts/facts.ts';
import type { Language } from '#shared/language/languages.ts';
import type { FactSource } from '#shared/facts/source.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import type { SendEmail } from '../../platform/mail/mailer.ts';
import { isPassingRefusal } from '../../platform/mail/passing-refusal.ts';
import type { WeeklyEmailRepository } from './weekly-mail-repository.ts';
import { newUnsubscribeToken, unsubscribeHashOf } from '../../platform/mail/unsubscribe-token.ts';
import { loadWeeklyMailTexts } from './load-weekly-mail-texts.ts';
import { mondayOf } from './week.ts';
import { weeklyMail } from './weekly-mail.ts';

interface Dependencies {
  mails: Pick<WeeklyEmailRepository, 'note' | 'removeNote'>;
  sendEmail: SendEmail;
  /** Returns whether staff blocked or suspended the account. */
  isBlocked: (userId: string) => Promise<boolean>;
  siteOrigin: () => Promise<string>;
  newToken?: () => string;
  /** Logs an email that failed permanently, or whose delivery is unknown. */
  report: (error: unknown) => void;
}

/**
 * @returns whether an email was sent. @throws the temporary rejection of SES: nothing was sent, so the job can be
 * retried
 */
export type SendWeeklyEmail = (
  person: { user_id: string; email: string; language: Language },
  date: LocalDate,
  source: FactSource,
) => Promise<boolean>;

/**
 * Sends the summary of the previous week at most once, and not to a blocked account. It is recorded before it is sent, so that a crash loses an email
 * instead of duplicating it. After a temporary rejection, such as throttling, the record is deleted and the message is
 * retried. After a timeout or a permanent rejection the record stays. SES itself skips addresses on its suppression
 * list.
 */
export const createSendWeeklyEmail =
  ({
    mails,
    sendEmail,
    isBlocked,
    siteOrigin,
    newToken = newUnsubscribeToken,
    report,
  }: Dependencies): SendWeeklyEmail =>
  async ({ user_id, email, language }, date, source) => {
    const week = mondayOf(date);
    const facts = factsOf({ ...source, date: addDays(week, -1) });
    if (facts.week.meals === 0 || (await isBlocked(user_id))) return false;
    const [origin, speaker] = await Promise.all([siteOrigin(), loadWeeklyMailTexts(language)]);
    const token = newToken();
    const hash = unsubscribeHashOf(token);
    if (!(await mails.note(user_id, week, hash))) return false;
    try {
      await sendEmail(weeklyMail({ to: email, facts, token, siteOrigin: origin }, speaker));
      return true;
    } catch (error) {
      if (isPassingRefusal(error)) {
        await mails.removeNote(user_id, week, hash);
        throw error;
      }
      report(error);
      return false;
    }
  };
