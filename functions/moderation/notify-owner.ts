import type { Language } from '#shared/language/languages.ts';
import { createEmailOf } from '../billing/public.ts';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { loadMailTexts } from '../platform/mail/load-mail-texts.ts';
import { mailerFromEnvironment, type SendEmail } from '../platform/mail/mailer.ts';
import { createParameterReader } from '../platform/parameters.ts';
import type { Table } from '../platform/table/client.ts';
import { createLanguageOf } from '../profile/public.ts';
import { appealHashOf, appealTokenOf, newAppealSecret } from './appeal-token.ts';
import {
  createModerationDecisions,
  type DecisionKey,
  type ModerationDecisions,
} from './decisions-repository.ts';
import { moderationEmail, type ModerationNotice } from './moderation-mail.ts';

interface Dependencies {
  decisions: Pick<ModerationDecisions, 'find' | 'setAppealHash'>;
  emailOf: (userId: string) => Promise<string | null>;
  languageOf: (userId: string) => Promise<Language>;
  siteOrigin: () => Promise<string>;
  sendEmail: SendEmail;
}

/** Emails users about decisions, in the language of their profile. @throws the SDK's error if an email is not accepted */
export const createNotifyOwner = ({
  decisions,
  emailOf,
  languageOf,
  siteOrigin,
  sendEmail,
}: Dependencies) => {
  const send = async (userId: string, notice: ModerationNotice): Promise<void> => {
    const [to, origin, language] = await Promise.all([emailOf(userId), siteOrigin(), languageOf(userId)]);
    if (to !== null) await sendEmail(moderationEmail(to, origin, notice, await loadMailTexts(language)));
  };

  return {
    /** Emails a decision with a new link to the appeal page. The link of an earlier email stops working. */
    ofDecision: async (key: DecisionKey): Promise<void> => {
      const row = await decisions.find(key);
      if (!row) return;
      const secret = newAppealSecret();
      await decisions.setAppealHash(key, appealHashOf(secret));
      const { action: kind, rule, meal_name = null, message = null, until = null } = row;
      const token = appealTokenOf(key.user_id, key.id, secret);
      await send(key.user_id, { kind, rule, meal_name, message, until, token });
    },
    /** Emails the outcome of an appeal. */
    ofAppeal: async (key: DecisionKey): Promise<void> => {
      const row = await decisions.find(key);
      if (row?.appeal_outcome === undefined) return;
      const { action, appeal_outcome: outcome, appeal_answer: answer = null } = row;
      await send(key.user_id, { kind: 'appeal', outcome, action, answer });
    },
    /** Emails that an account is open again. */
    ofOpening: (userId: string): Promise<void> => send(userId, { kind: 'account_opened' }),
  };
};

export type NotifyOwner = ReturnType<typeof createNotifyOwner>;

/** Creates the sender, with the mail settings of the environment. */
export const openNotifyOwner = (table: Table): NotifyOwner => {
  const { SITE_ORIGIN_PARAMETER } = environment('SITE_ORIGIN_PARAMETER');
  const readParameter = createParameterReader();
  return createNotifyOwner({
    decisions: createModerationDecisions(table, systemClock),
    emailOf: createEmailOf(table),
    languageOf: createLanguageOf(table),
    siteOrigin: async () => (await readParameter(SITE_ORIGIN_PARAMETER)) ?? '',
    sendEmail: mailerFromEnvironment(),
  });
};
