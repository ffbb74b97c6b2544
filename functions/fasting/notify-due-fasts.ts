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

interface Dependencies {
  due: DueFasts;
  notifyUser: NotifyUser;
  clock: Clock;
  /** Logs why one user could not be notified. */
  report: (error: unknown) => void;
}

/**
 * Notifies each user whose running fast has reached its target, once. A message that no push service accepted is retried
 * by the next runs for an hour. A failure for one user does not affect others.
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

  return async (): Promise<number> => {
    let notified = 0;
    for await (const page of due.upTo(clock())) {
      const results = await Promise.allSettled(page.map(notify));
      for (const result of results) if (result.status === 'rejected') report(result.reason);
      notified += results.filter((result) => result.status === 'fulfilled' && result.value).length;
    }
    return notified;
  };
};
