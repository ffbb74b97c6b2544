import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveTopics } from '#shared/item-types/registry.ts';
import { realtimeRoutes } from '#shared/realtime/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { refreshSubscription } from '#web/features/billing/public.ts';
import { handleToken, setConnectionId } from '#web/features/coach/public.ts';
import { VOICE_JOBS } from '#web/features/speech/public.ts';
import { createBatcher } from './batcher.ts';
import { createLiveConnection } from './live-connection.ts';
import { socketAddress } from './socket-address.ts';
import { cacheTranscript } from './cache-transcript.ts';

const PACE = { window: 150, pause: 1_000 };

/** Imports can unlock several achievements at once: they are announced in one message. */
const AWARDS_PACE = { window: 600, pause: 0 };

/** Matches the pace of live reloads: the names come from the response that the page fetches for the same change. */
const FRIENDS_PACE = { window: PACE.window, pause: 0 };

/** Queries to reload after a lost connection. Transcripts may have been missed too. */
const everyLiveQuery: readonly string[] = [...Object.values(liveTopics).flat(), VOICE_JOBS];

/** Keeps displayed data up to date while mounted: changes from other tabs and devices arrive automatically. */
export const useLiveUpdates = (): void => {
  const queryClient = useQueryClient();

  useEffect(() => {
    const stale = createBatcher<string>(PACE, (keys) => {
      for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
    });
    // Changes may be delivered twice; the tab announces each once.
    const announced = new Set<string>();
    const achieved = createBatcher<string>(AWARDS_PACE, (names) => {
      import('./notify-achievements.ts').then(
        ({ notifyAchievements }) => notifyAchievements(names),
        (error: unknown) => reportError(error),
      );
    });
    const befriended = createBatcher<string>(FRIENDS_PACE, (ids) => {
      import('./notify-friend-changes.ts')
        .then(({ notifyFriendChanges }) => notifyFriendChanges(queryClient, ids))
        .catch(reportError);
    });
    const connection = createLiveConnection({
      createTicket: async () => (await call(realtimeRoutes.createTicket)).ticket,
      openSocket: (ticket) => new WebSocket(socketAddress(window.location.origin, ticket)),
      onChange: (message) => {
        if (message.type === 'hello') return setConnectionId(message.connection_id);
        if (message.type === 'coach_token') return handleToken(message);
        if (message.type === 'voice_transcribed') return cacheTranscript(queryClient, message);
        stale.add(liveTopics[message.entity]);
        if (
          message.entity === 'achievements' &&
          message.operation === 'INSERT' &&
          !announced.has(message.id)
        ) {
          announced.add(message.id);
          achieved.add([message.id]);
        }
        if (message.entity === 'user_friends' && message.operation !== 'DELETE') befriended.add([message.id]);
        if (message.entity === 'subscriptions') void refreshSubscription({ isQuiet: true });
      },
      onLost: () => setConnectionId(null),
      onGap: () => {
        stale.add(everyLiveQuery);
        void refreshSubscription({ isQuiet: true });
      },
      random: Math.random,
      isHidden: () => document.hidden,
      isOnline: () => navigator.onLine,
    });
    const lookAgain = () => {
      if (!document.hidden) connection.wake();
    };

    connection.start();
    window.addEventListener('online', connection.networkIsBack);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      connection.stop();
      stale.cancel();
      achieved.cancel();
      befriended.cancel();
      window.removeEventListener('online', connection.networkIsBack);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [queryClient]);
};
