import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import classes from './imports.module.css';
import type { Progress } from './progress.ts';
import type { ReadExport } from './read/read-result.ts';
import { UndoImport } from './undo-import.tsx';
import type { Import } from './use-import.ts';

interface Props {
  running: Import;
  read: ReadExport;
  onClose: () => void;
}

/** What is being imported now: entries, then weights and water, then photos, then the rest. */
const stageOf = ({ lines, days, extras = [] }: ReadExport, progress: Progress) => {
  const { done, daysDone, lacking, photosDone, extrasDone } = progress;
  const isDiaryDone =
    done >= lines.length && daysDone >= days.length && photosDone >= lacking.length && extras.length > 0;
  if (isDiaryDone) {
    const counts = { done: formatNumber(extrasDone), all: formatNumber(extras.length) };
    const label = t('Restoring saved meals, plans and your profile');
    return { label, done: extrasDone, all: extras.length, says: t('{done} of {all}', counts) };
  }
  if (done < lines.length || (days.length === 0 && lacking.length === 0)) {
    const counts = { done: formatNumber(done), all: formatNumber(lines.length) };
    const says = plural(lines.length, '{done} of {all} entry', '{done} of {all} entries', counts);
    return { label: t('Importing your entries'), done, all: lines.length, says };
  }
  if (daysDone < days.length || lacking.length === 0) {
    const counts = { done: formatNumber(daysDone), all: formatNumber(days.length) };
    const says = plural(days.length, '{done} of {all} day', '{done} of {all} days', counts);
    return { label: t('Adding weights and water'), done: daysDone, all: days.length, says };
  }
  const counts = { done: formatNumber(photosDone), all: formatNumber(lacking.length) };
  const says = plural(lacking.length, '{done} of {all} photo', '{done} of {all} photos', counts);
  return { label: t('Restoring your photos'), done: photosDone, all: lacking.length, says };
};

/** Progress of a running or paused import. */
export const ImportProgress = ({ running, read, onClose }: Props) => {
  const { step, fault, progress, importId, stop, goOn } = running;
  const { label, done, all, says } = stageOf(read, progress);
  const isStopped = step === 'stopped';
  const stepLabel = step === 'stopping' ? t('Stopping') : label;
  return (
    <div className={classes.stack}>
      <p className={classes.lead} role="status">
        {isStopped ? t('Stopped after {progress}', { progress: says }) : stepLabel}
      </p>
      <RulerBar value={done} max={all} label={t('Import')} valueText={says} />
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
