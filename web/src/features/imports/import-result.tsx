import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatNumber } from '#web/ui/format/format-number.ts';
import {
  formatEntryCount,
  formatExtras,
  formatList,
  formatPhotoCount,
  formatWaterCount,
  formatWeightCount,
} from './import-labels.ts';
import classes from './imports.module.css';
import { FailedLines } from './failed-lines.tsx';
import type { ReadExport } from './read/read-result.ts';
import { UndoImport } from './undo-import.tsx';
import type { Import } from './use-import.ts';

interface Props {
  running: Import;
  read: ReadExport;
  onClose: () => void;
}

/** Result of an import for every line. */
export const ImportResult = ({ running: { progress, importId }, read, onClose }: Props) => {
  const title = useRef<HTMLParagraphElement>(null);
  // The clicked button is gone: continue at the title.
  useEffect(() => title.current?.focus(), []);
  const { logged, duplicates, refused, weights, water, photos, extras } = progress;
  const added = formatExtras(extras);
  const isAnything = logged + weights + water + photos > 0 || added.length > 0;
  const others = [
    ...(weights > 0 ? [formatWeightCount(weights)] : []),
    ...(water > 0 ? [formatWaterCount(water)] : []),
    ...(photos > 0 ? [formatPhotoCount(photos)] : []),
    ...added,
  ];
  const texts = new Map(read.lines.map(({ line, food_name }) => [line, food_name]));
  const faults = [
    ...read.faults,
    ...refused.map(({ line, message }) => ({ line, message: t(message ?? ''), text: texts.get(line) ?? '' })),
  ].toSorted((one, other) => one.line - other.line);
  return (
    <div className={classes.stack}>
      <div role="status">
        <p className={classes.lead} ref={title} tabIndex={-1}>
          {!isAnything
            ? t('Nothing new to import')
            : t('{entries} imported', { entries: formatEntryCount(logged) })}
        </p>
        {others.length > 0 && (
          <p className="note">{t('Also added: {list}.', { list: formatList(others) })}</p>
        )}
        {duplicates > 0 && (
          <p className="note">
            {plural(
              duplicates,
              '{count} was already imported and skipped.',
              '{count} were already imported and skipped.',
            )}
          </p>
        )}
      </div>
      <FailedLines
        faults={faults}
        title={plural(faults.length, '{lines} line wasn’t imported', '{lines} lines weren’t imported', {
          lines: formatNumber(faults.length),
        })}
      />
      <div className={classes.acts}>
        <Button size="lg" onClick={onClose}>
          {t('Done')}
        </Button>
        {importId && logged + weights + water > 0 && <UndoImport id={importId} onDone={onClose} />}
      </div>
    </div>
  );
};
