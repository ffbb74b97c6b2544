import { Suspense, useEffect, useRef } from 'react';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import { t } from '#web/lib/language/translate.ts';
import { stopAsking, useUnderage } from './confirm-underage.ts';

const UnderageDialog = lazyComponent(
  () => import('./underage-dialog.tsx').then((part) => part.UnderageDialog),
  ({ age, onCorrect, children }) => (
    <Dialog title={t('Is {age} correct?', { age })} onClose={onCorrect}>
      {children}
    </Dialog>
  ),
);

/** Renders the dialog that confirms an age under 13; its code is loaded on demand. */
export const UnderageSlot = () => {
  const asked = useUnderage((state) => state.asked);
  // Leaving the form closes the confirmation.
  useEffect(() => stopAsking, []);
  const backInField = useRef<(() => void) | null>(null);
  // Runs after the dialog, which traps the focus, is closed.
  useEffect(() => {
    if (asked) return;
    backInField.current?.();
    backInField.current = null;
  }, [asked]);
  if (!asked) return null;
  const correct = (): void => {
    backInField.current = asked.focusField;
    stopAsking();
  };
  return (
    <Suspense>
      <UnderageDialog age={asked.age} onCorrect={correct} />
    </Suspense>
  );
};
