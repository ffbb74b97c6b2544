import { t } from '#web/lib/language/translate.ts';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './palette-dialog.module.css';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** The window of the search, near the top of the page, for as long as it is rendered. */
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
