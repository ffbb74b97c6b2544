import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import FileInput from 'lucide-react/icons/file-input';
import { Suspense, useState } from 'react';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { lazyComponent } from '#web/lib/lazy/lazy-component.tsx';
import classes from './imports.module.css';
import { formatTrackers } from './read/format.ts';

const ImportDialog = lazyComponent(
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  ({ onClose, children }) => (
    <Dialog title={t('Import a diary')} onClose={onClose}>
      {children}
    </Dialog>
  ),
);

/** Card that opens the import of a diary from another tracker. */
export const ImportsCard = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={`card ${classes.stack}`} aria-labelledby="imports">
      <h2 id="imports">{t('Import a diary')}</h2>
      <p className="note">
        {t('Import your history from {trackers}. Preview first; undo anytime.', {
          trackers: formatTrackers(),
        })}
      </p>
      <Button
        variant="default"
        className={classes.start ?? ''}
        leftSection={<FileInput aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('Import a diary')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
