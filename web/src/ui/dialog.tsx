import { ActionIcon, Modal } from '@mantine/core';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
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

/**
 * A window over the page for as long as it is rendered. Escape, the cross and a press beside it close it; the focus
 * stays inside and goes back where it was.
 */
export const Dialog = ({ title, onClose, children, closesBeside = true, width = '34rem' }: Props) => (
  <Modal.Root
    opened
    onClose={onClose}
    closeOnClickOutside={closesBeside}
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
          <ActionIcon aria-label="Close" onClick={onClose}>
            <X aria-hidden />
          </ActionIcon>
        </div>
        {children}
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
