import { factsOf } from '#shared/facts/facts.ts';
import type { Language } from '#shared/language/languages.ts';
import type { FactSource } from '#shared/facts/source.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import type { SendMail } from '../platform/mail/mailer.ts';
import type { WeeklyMailRepository } from './weekly-mail-repository.ts';
import { newUnsubscribeToken, unsubscribeHashOf } from '../platform/mail/unsubscribe-token.ts';
import { openMailSpeaker } from './open-mail-speaker.ts';
import { mondayOf } from './week.ts';
import { weeklyMail } from './weekly-mail.ts';

interface Dependencies {
  mails: Pick<WeeklyMailRepository, 'note' | 'takeBack'>;
  sendMail: SendMail;
  siteOrigin: () => Promise<string>;
  newToken?: () => string;
  /** Notes a mail that did not go for good, or of which nobody knows whether it went. */
  report: (error: unknown) => void;
}

/**
 * Refusals of this one mail, for its address above all: sent again it is refused again.
 * Source: Amazon SES API v2 Reference, 'SendEmail', Errors.
 */
const final: ReadonlySet<string> = new Set(['MessageRejected', 'BadRequestException']);

/** Whether the mail service said no for now: then the mail did not go. Silence and its own faults say nothing. */
const isPassingRefusal = (error: unknown): boolean => {
  if (error instanceof Error && final.has(error.name)) return false;
  const status =
    (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500;
};

/** @returns whether a mail went. @throws the mail service's refusal for now: nothing went, it may be tried again */
export type SendWeeklyMail = (
  person: { user_id: string; email: string; language: Language },
  date: LocalDate,
  source: FactSource,
) => Promise<boolean>;

/**
 * Sends the summary of the week that ended, at most once. The mail is noted before it goes, so that a crash in between
 * loses a mail and never doubles one. Refused for now, too fast above all, the note is taken back and the message comes
 * again. After a silence the note stays, because the mail may have gone; and where this one mail is refused for good.
 * To an address that bounced or complained the mail service itself sends nothing (its suppression list).
 */
export const createSendWeeklyMail =
  ({ mails, sendMail, siteOrigin, newToken = newUnsubscribeToken, report }: Dependencies): SendWeeklyMail =>
  async ({ user_id, email, language }, date, source) => {
    const week = mondayOf(date);
    const facts = factsOf({ ...source, date: addDays(week, -1) });
    if (facts.week.meals === 0) return false;
    const [origin, speaker] = await Promise.all([siteOrigin(), openMailSpeaker(language)]);
    const token = newToken();
    const hash = unsubscribeHashOf(token);
    if (!(await mails.note(user_id, week, hash))) return false;
    try {
      await sendMail(weeklyMail({ to: email, facts, token, siteOrigin: origin }, speaker));
      return true;
    } catch (error) {
      if (isPassingRefusal(error)) {
        await mails.takeBack(user_id, week, hash);
        throw error;
      }
      report(error);
      return false;
    }
  };
