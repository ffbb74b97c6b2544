import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import card from '../../ui/card.module.css';
import { formatNumber } from '../../ui/format-number.ts';
import { entriesSay } from './import-words.ts';
import classes from './imports.module.css';
import { LineFaults } from './line-faults.tsx';
import type { ReadExport } from './read/read-export.ts';
import { TakeBack } from './take-back.tsx';
import type { Import } from './use-import.ts';

interface Props {
  running: Import;
  read: ReadExport;
  onClose: () => void;
}

/** What became of every line. */
export const ImportResult = ({ running: { progress, importId }, read, onClose }: Props) => {
  const title = useRef<HTMLParagraphElement>(null);
  // The pressed button went with the progress: reading goes on here.
  useEffect(() => title.current?.focus(), []);
  const { logged, duplicates, refused } = progress;
  const texts = new Map(read.lines.map(({ line, food_name }) => [line, food_name]));
  const faults = [
    ...read.faults,
    ...refused.map(({ line, message }) => ({ line, message: message ?? '', text: texts.get(line) ?? '' })),
  ].toSorted((one, other) => one.line - other.line);
  return (
    <div className={classes.stack}>
      <div role="status">
        <p className={classes.lead} ref={title} tabIndex={-1}>
          {logged === 0 ? 'Nothing new to log' : `${entriesSay(logged)} logged`}
        </p>
        {duplicates > 0 && (
          <p className={card.note}>
            {formatNumber(duplicates)} {duplicates === 1 ? 'was' : 'were'} imported before, and skipped.
          </p>
        )}
      </div>
      <LineFaults faults={faults} verb={faults.length === 1 ? 'was not imported' : 'were not imported'} />
      <div className={classes.acts}>
        <Button size="lg" onClick={onClose}>
          Done
        </Button>
        {importId && logged > 0 && <TakeBack id={importId} onDone={onClose} />}
      </div>
    </div>
  );
};
