import { Suspense, useEffect, useRef } from 'react';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import { t } from '#web/lib/language/translate.ts';
import { stopAsking, useTooYoung } from './confirm-too-young.ts';

const TooYoungDialog = lazyComponent(
  () => import('./too-young-dialog.tsx').then((part) => part.TooYoungDialog),
  ({ age, onCorrect, children }) => (
    <Dialog title={t('Is {age} correct?', { age })} onClose={onCorrect}>
      {children}
    </Dialog>
  ),
);

/** Renders the dialog that confirms an age under 13; its code is loaded on demand. */
export const TooYoungSlot = () => {
  const asked = useTooYoung((state) => state.asked);
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
      <TooYoungDialog age={asked.age} onCorrect={correct} />
    </Suspense>
  );
};
