import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLeaving } from '#web/lib/offline/leaving.ts';

const LeaveDialog = lazy(async () => ({
  default: (await import('#web/features/offline/leave-dialog.tsx')).LeaveDialog,
}));

/** After the first view, where there is a network: nothing of it is needed sooner. */
const START_MS = 1_000;

/** Life without a connection, fetched once the first view is there, and the question before signing out. */
export const OfflineSlot = ({ owner }: { owner: string }) => {
  const { leaving } = useLeaving();
  const [Life, setLife] = useState<ComponentType<{ owner: string }> | null>(null);
  useEffect(() => {
    if (!('indexedDB' in window)) return undefined;
    const start = (): void => {
      // With what `logEntry` keeps an entry by: a press without a network could not fetch it any more.
      Promise.all([import('./offline-life.tsx'), import('#web/lib/offline/waiting.ts')]).then(
        ([{ OfflineLife }]) => setLife(() => OfflineLife),
        // Not even its code is here: the next start with a network has it.
        () => undefined,
      );
    };
    const timer = setTimeout(start, navigator.onLine ? START_MS : 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {Life && <Life owner={owner} />}
      {leaving && (
        <Suspense>
          <LeaveDialog leaving={leaving} />
        </Suspense>
      )}
    </>
  );
};
