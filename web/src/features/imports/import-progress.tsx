import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import classes from './imports.module.css';
import type { ReadExport } from './read/read-export.ts';
import { UndoImport } from './undo-import.tsx';
import type { Import } from './use-import.ts';

interface Props {
  running: Import;
  read: ReadExport;
  onClose: () => void;
}

/** Progress of a running or paused import. */
export const ImportProgress = ({ running, read, onClose }: Props) => {
  const { step, fault, progress, importId, stop, goOn } = running;
  const all = read.lines.length;
  const says = plural(all, '{done} of {all} entry', '{done} of {all} entries', {
    done: formatNumber(progress.done),
    all: formatNumber(all),
  });
  const isStopped = step === 'stopped';
  const stepLabel = step === 'stopping' ? t('Stopping') : t('Importing your entries');
  return (
    <div className={classes.stack}>
      <p className={classes.lead} role="status">
        {isStopped ? t('Stopped after {progress}', { progress: says }) : stepLabel}
      </p>
      <RulerBar value={progress.done} max={all} label={t('Import')} valueText={says} />
      {!isStopped && <p className="note">{says}</p>}
      {fault && (
        <p className="error" role="alert">
          {fault}
        </p>
      )}
      {isStopped ? (
        <>
          <p className="note">
            {t('Entries already imported stay. Continue now, or choose the same file again later.')}
          </p>
          <div className={classes.acts}>
            <Button size="lg" onClick={() => void goOn()}>
              {t('Continue')}
            </Button>
            {importId && <UndoImport id={importId} onDone={onClose} />}
          </div>
        </>
      ) : (
        <Button
          variant="default"
          className={classes.start ?? ''}
          loading={step === 'stopping'}
          onClick={stop}
        >
          {t('Stop')}
        </Button>
      )}
    </div>
  );
};
