import { HOUR_MS } from '#shared/fasting/plans.ts';
import { openTranslator } from '#shared/language/translator.ts';
import type { Language } from '#shared/language/languages.ts';
import type { PushMessage } from '#shared/reminders/push-message.ts';
import type { Clock } from '../platform/clock.ts';
import type { NotifyUser } from '../reminders/public.ts';
import type { DueFast, DueFasts } from './due-fasts-repository.ts';

const loadTexts = openTranslator(
  () => import('#shared/languages/de/fasting.json', { with: { type: 'json' } }),
);

/** Returns the message without times or numbers, since anyone who sees the screen can read it. */
const targetMessage = async (language: Language): Promise<PushMessage> => {
  const { t } = await loadTexts(language);
  return {
    title: t('You reached your fasting target'),
    body: t('End your fast whenever you’re ready.'),
    path: '/dashboard?tab=fasting',
    tag: 'fasting',
  };
};

/** Users notified in parallel. A process that dies between a claim and its message loses no more than these. */
const AT_ONCE = 25;

interface Dependencies {
  due: DueFasts;
  notifyUser: NotifyUser;
  clock: Clock;
  /** Logs why one user could not be notified. */
  report: (error: unknown) => void;
}

/**
 * Notifies each user whose running fast has reached its target, once. A message that no push service accepted is retried
 * by the next runs for an hour. A failure for one user does not affect others. Users are claimed only while there is time
 * for their message; the index keeps the others for the next run.
 * @returns the number of notified users
 */
export const createNotifyDueFasts = ({ due, notifyUser, clock, report }: Dependencies) => {
  const notify = async (fast: DueFast): Promise<boolean> => {
    if (!(await due.claim(fast))) return false;
    const ttl = Math.max(0, Math.floor((Date.parse(fast.notify_at) + HOUR_MS - clock().getTime()) / 1000));
    const outcome = await notifyUser(fast.user_id, targetMessage, ttl).catch((error: unknown) => {
      report(error);
      return 'later' as const;
    });
    if (outcome === 'later') await due.release(fast, clock());
    return outcome === 'done';
  };

  /** @returns the number of users of a page who were notified */
  const notifyPart = async (part: readonly DueFast[]): Promise<number> => {
    const results = await Promise.allSettled(part.map(notify));
    for (const result of results) if (result.status === 'rejected') report(result.reason);
    return results.filter((result) => result.status === 'fulfilled' && result.value).length;
  };

  return async (hasTime: () => boolean): Promise<number> => {
    let notified = 0;
    for await (const page of due.upTo(clock()))
      for (let at = 0; at < page.length; at += AT_ONCE) {
        if (!hasTime()) return notified;
        notified += await notifyPart(page.slice(at, at + AT_ONCE));
      }
    return notified;
  };
};
