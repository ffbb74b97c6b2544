import { Suspense, useEffect, useRef } from 'react';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import { t } from '#web/lib/language/translate.ts';
import { stopAsking, useTooYoung } from './confirm-too-young.ts';

const TooYoungDialog = lazyComponent(
  () => import('./too-young-dialog.tsx').then((part) => part.TooYoungDialog),
  ({ age, onCorrect, children }) => (
    <Dialog title={t('Is {age} right?', { age })} onClose={onCorrect}>
      {children}
    </Dialog>
  ),
);

/** Where a form asks whether an age under 13 is right; its code comes when it first does. */
export const TooYoungSlot = () => {
  const asked = useTooYoung((state) => state.asked);
  // A form that is left asks nothing where the next one opens.
  useEffect(() => stopAsking, []);
  const backInField = useRef<(() => void) | null>(null);
  // When the dialog is gone, which has kept the focus inside.
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
