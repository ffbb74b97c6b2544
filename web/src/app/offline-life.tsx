import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { StatusStrip } from '#web/features/offline/status-strip.tsx';
import { followSeen } from '#web/lib/offline/follow-seen.ts';
import { followWaiting } from '#web/lib/offline/follow-waiting.ts';
import { followVersions } from '#web/lib/offline/new-version.ts';
import type { ReadPhotos } from '#web/lib/offline/send-row.ts';

const readPhotos: ReadPhotos = async (...waiting) => {
  const { readWaitingPhotos } = await import('#web/features/scan/photos/read-waiting-photos.ts');
  return readWaitingPhotos(...waiting);
};

/** What a signed-in person has without a connection: the app starts, shows what it knew, and sends what waits. */
export const OfflineLife = ({ owner }: { owner: string }) => {
  const queryClient = useQueryClient();
  useEffect(() => followSeen(owner, queryClient), [owner, queryClient]);
  useEffect(() => followWaiting({ owner, queryClient, readPhotos }), [owner, queryClient]);
  useEffect(followVersions, []);
  return <StatusStrip />;
};
