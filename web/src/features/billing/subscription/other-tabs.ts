import * as z from 'zod';
import { subscriptionStatus } from '#shared/billing/schema.ts';

const NAME = 'platewise-subscription';

const news = z.object({
  /** Whose it is. */
  sub: z.string(),
  status: subscriptionStatus,
  /** ms since 1970 */
  checkedAt: z.number(),
});
export type SubscriptionNews = z.infer<typeof news>;

let channel: BroadcastChannel | null = null;

/** Tells the other tabs of this browser what this one has just learnt. */
export const tellOtherTabs = (told: SubscriptionNews): void => channel?.postMessage(told);

/** @returns how to stop listening */
export const hearOtherTabs = (onNews: (heard: SubscriptionNews) => void): (() => void) => {
  const mine = new BroadcastChannel(NAME);
  mine.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Another tab may run another version of the app.
    const heard = news.safeParse(data);
    if (heard.success) onNews(heard.data);
  });
  channel = mine;
  return () => {
    mine.close();
    if (channel === mine) channel = null;
  };
};
