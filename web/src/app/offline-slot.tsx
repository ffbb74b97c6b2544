import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSignOutConfirmation } from '#web/lib/offline/sign-out-confirmation.ts';

const SignOutDialog = lazy(async () => ({
  default: (await import('#web/features/offline/sign-out-dialog.tsx')).SignOutDialog,
}));

/** Delay while online: offline code is not needed before the first view. */
const START_MS = 1_000;

/** Loads offline support after the first view, and the question before signing out. */
export const OfflineSlot = ({ owner }: { owner: string }) => {
  const { leaving } = useSignOutConfirmation();
  const [Life, setLife] = useState<ComponentType<{ owner: string }> | null>(null);
  useEffect(() => {
    if (!('indexedDB' in window)) return undefined;
    const start = (): void => {
      // Includes the queue that `logEntry` uses: it could not be fetched once the connection is lost.
      Promise.all([import('./offline-runtime.tsx'), import('#web/lib/offline/offline-queue.ts')]).then(
        ([{ OfflineRuntime }]) => setLife(() => OfflineRuntime),
        // The code is not cached yet: the next start with a connection loads it.
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
          <SignOutDialog leaving={leaving} />
        </Suspense>
      )}
    </>
  );
};
