import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import { saveFile } from '#web/lib/api/download.ts';
import { LineFaults } from '#web/ui/feedback/line-faults.tsx';
import { failedLinesFile } from './failed-lines-file.ts';
import classes from './imports.module.css';
import type { LineFault } from './read/read-result.ts';

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
    <LineFaults faults={faults} most={SHOWN} title={title} className={classes.faults}>
      <Button
        variant="subtle"
        leftSection={<Download aria-hidden />}
        onClick={() => saveFile(failedLinesFile(faults))}
      >
        {t('Download errors')}
      </Button>
    </LineFaults>
  );
};
