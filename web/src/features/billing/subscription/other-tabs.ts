import * as z from 'zod';
import { subscriptionStatus } from '#shared/billing/schema.ts';

const NAME = 'platewise-subscription';

const news = z.object({
  /** User that the status belongs to. */
  sub: z.string(),
  status: subscriptionStatus,
  /** ms since 1970 */
  checkedAt: z.number(),
});
export type SubscriptionNews = z.infer<typeof news>;

let channel: BroadcastChannel | null = null;

/** Broadcasts a new status to the other tabs of this browser. */
export const notifyOtherTabs = (message: SubscriptionNews): void => channel?.postMessage(message);

/** @returns function that stops listening */
export const listenToOtherTabs = (onNews: (parsed: SubscriptionNews) => void): (() => void) => {
  const mine = new BroadcastChannel(NAME);
  mine.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Another tab may run a different version of the app.
    const parsed = news.safeParse(data);
    if (parsed.success) onNews(parsed.data);
  });
  channel = mine;
  return () => {
    mine.close();
    if (channel === mine) channel = null;
  };
};
