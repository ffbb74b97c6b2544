import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSignOutConfirmation } from '#web/lib/offline/sign-out-confirmation.ts';
import { afterFirstView } from '#web/ui/interaction/on-first-interaction.ts';

const SignOutDialog = lazy(async () => ({
  default: (await import('#web/features/offline/sign-out-dialog.tsx')).SignOutDialog,
}));

/** Loads offline support after the first view, and the question before signing out. */
export const OfflineSlot = ({ owner }: { owner: string }) => {
  const { leaving } = useSignOutConfirmation();
  const [Life, setLife] = useState<ComponentType<{ owner: string }> | null>(null);
  useEffect(() => {
    if (!('indexedDB' in window)) return undefined;
    return afterFirstView(() => {
      // Includes the queue that `logEntry` uses: it could not be fetched once the connection is lost.
      Promise.all([import('./offline-runtime.tsx'), import('#web/lib/offline/offline-queue.ts')]).then(
        ([{ OfflineRuntime }]) => setLife(() => OfflineRuntime),
        // The code is not cached yet: the next start with a connection loads it.
        () => undefined,
      );
    });
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
