import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button, Modal } from '@mantine/core';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { DialogDrafts, type Draft, endDrafts } from './dialog-drafts.ts';
import classes from './dialog.module.css';
import { useTypedInput } from './use-typed-input.ts';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /**
   * Whether a click on the backdrop closes it. Otherwise it is a form: Escape and the close button ask before they
   * discard changes.
   */
  closesBeside?: boolean;
  /** Maximum width, CSS length. */
  width?: string;
}

/** Registers a dialog above the current one; returns a function that unregisters it. */
const WindowBelow = createContext<(() => () => void) | null>(null);

/** Counts the dialogs above this one: Escape only closes the topmost. */
const useWindowsAbove = () => {
  const [count, setCount] = useState(0);
  const notifyBelow = use(WindowBelow);
  useEffect(() => notifyBelow?.(), [notifyBelow]);
  const [cover] = useState(() => () => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  });
  return { count, cover };
};

/**
 * Modal dialog, open while it is mounted. Escape, the close button and a click on the backdrop close it; it traps the
 * focus and restores it afterwards.
 */
export const Dialog = ({ title, onClose, children, closesBeside = true, width = '34rem' }: Props) => {
  const { count, cover } = useWindowsAbove();
  const { rememberField, hasTyped } = useTypedInput();
  const [isAsking, setAsking] = useState(false);
  const [drafts] = useState(() => new Map<string, Draft>());
  const leave = (): void => {
    if (!closesBeside && (hasTyped() || [...drafts.values()].some(({ isChanged }) => isChanged)))
      setAsking(true);
    else onClose();
  };
  const discard = (): void => {
    endDrafts(drafts);
    onClose();
  };
  return (
    <Modal.Root
      opened
      onClose={leave}
      closeOnClickOutside={closesBeside}
      closeOnEscape={count === 0}
      size={width}
      centered
      transitionProps={{ duration: 0 }}
      classNames={{ inner: classes.inner ?? '', content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content onFocusCapture={rememberField}>
        <Modal.Body>
          <div className={classes.head}>
            <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
            <ActionIcon aria-label={t('Close')} onClick={leave}>
              <X aria-hidden />
            </ActionIcon>
          </div>
          <WindowBelow value={cover}>
            <DialogDrafts value={drafts}>{children}</DialogDrafts>
            {isAsking && <DiscardQuestion onDiscard={discard} onStay={() => setAsking(false)} />}
          </WindowBelow>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};

interface QuestionProps {
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks whether the text typed in the dialog below may be discarded. */
const DiscardQuestion = ({ onDiscard, onStay }: QuestionProps) => (
  <Dialog title={t('Discard what you entered?')} onClose={onStay} width="28rem">
    <div className="cluster3">
      <Button variant="default" onClick={onDiscard}>
        {t('Discard')}
      </Button>
      <Button data-autofocus onClick={onStay}>
        {t('Keep editing')}
      </Button>
    </div>
  </Dialog>
);
