import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSignOutConfirmation } from '#web/lib/offline/sign-out-confirmation.ts';

const SignOutDialog = lazy(async () => ({
  default: (await import('#web/features/offline/sign-out-dialog.tsx')).SignOutDialog,
}));

/** After the first view, where there is a network: nothing of it is needed sooner. */
const START_MS = 1_000;

/** Life without a connection, fetched once the first view is there, and the question before signing out. */
export const OfflineSlot = ({ owner }: { owner: string }) => {
  const { leaving } = useSignOutConfirmation();
  const [Life, setLife] = useState<ComponentType<{ owner: string }> | null>(null);
  useEffect(() => {
    if (!('indexedDB' in window)) return undefined;
    const start = (): void => {
      // With what `logEntry` keeps an entry by: a press without a network could not fetch it any more.
      Promise.all([import('./offline-runtime.tsx'), import('#web/lib/offline/offline-queue.ts')]).then(
        ([{ OfflineRuntime }]) => setLife(() => OfflineRuntime),
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
          <SignOutDialog leaving={leaving} />
        </Suspense>
      )}
    </>
  );
};
