import { t } from '#web/lib/language/translate.ts';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './palette-dialog.module.css';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** Dialog of the palette near the top of the page, open while it is mounted. */
export const PaletteDialog = ({ onClose, children }: Props) => (
  <Modal.Root
    opened
    onClose={onClose}
    size="38rem"
    transitionProps={{ duration: 0 }}
    classNames={{ inner: classes.inner ?? '', content: classes.content ?? '', body: classes.body ?? '' }}
  >
    <Modal.Overlay />
    <Modal.Content aria-label={t('Search and commands')}>
      <Modal.Body>{children}</Modal.Body>
    </Modal.Content>
  </Modal.Root>
);
