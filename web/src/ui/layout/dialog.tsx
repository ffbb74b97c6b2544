import { t } from '#web/lib/language/translate.ts';
import { ActionIcon, Modal } from '@mantine/core';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import classes from './dialog.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Whether a press beside it closes it too. */
  closesBeside?: boolean;
  /** Widest it gets, CSS length. */
  width?: string;
}

/** Tells the window below that one stands over it; returns how to take that back. */
const WindowBelow = createContext<(() => () => void) | null>(null);

/** How many windows stand over this one: Escape is for the uppermost alone. */
const useWindowsAbove = () => {
  const [count, setCount] = useState(0);
  const tellBelow = use(WindowBelow);
  useEffect(() => tellBelow?.(), [tellBelow]);
  const [cover] = useState(() => () => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  });
  return { count, cover };
};

/**
 * A window over the page for as long as it is rendered. Escape, the cross and a press beside it close it; the focus
 * stays inside and goes back where it was.
 */
export const Dialog = ({ title, onClose, children, closesBeside = true, width = '34rem' }: Props) => {
  const { count, cover } = useWindowsAbove();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnClickOutside={closesBeside}
      closeOnEscape={count === 0}
      size={width}
      centered
      transitionProps={{ duration: 0 }}
      classNames={{ inner: classes.inner ?? '', content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <div className={classes.head}>
            <Modal.Title className={classes.title ?? ''}>{title}</Modal.Title>
            <ActionIcon aria-label={t('Close')} onClick={onClose}>
              <X aria-hidden />
            </ActionIcon>
          </div>
          <WindowBelow value={cover}>{children}</WindowBelow>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
