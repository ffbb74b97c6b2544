import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import { saveFile } from '#web/lib/api/download.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { failedLinesFile } from './failed-lines-file.ts';
import classes from './imports.module.css';
import type { LineFault } from './read/read-export.ts';

const SHOWN = 5;

interface Props {
  faults: readonly LineFault[];
  /** e.g. '3 lines cannot be read' */
  title: string;
}

/** List of rejected lines: the first few, and all of them as a file. */
export const FailedLines = ({ faults, title }: Props) => {
  if (faults.length === 0) return null;
  return (
    <section className={classes.faults} aria-label={t('Lines with errors')}>
      <h3>{title}</h3>
      <ul>
        {faults.slice(0, SHOWN).map(({ line, message }) => (
          <li key={line}>{t('Line {line}: {message}', { line: formatNumber(line), message })}</li>
        ))}
        {faults.length > SHOWN && (
          <li>{t('and {count} more', { count: formatNumber(faults.length - SHOWN) })}</li>
        )}
      </ul>
      <Button
        variant="subtle"
        leftSection={<Download aria-hidden />}
        onClick={() => saveFile(failedLinesFile(faults))}
      >
        {t('Download errors')}
      </Button>
    </section>
  );
};
