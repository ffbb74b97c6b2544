import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import type { RowFault } from '#shared/business-agents/sdr/import/read-leads.ts';
import { saveFile } from '#web/lib/api/download.ts';
import { LineFaults } from '#web/ui/feedback/line-faults.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { describeRowFault, rowFaultsFile } from './describe-row-fault.ts';
import classes from './import.module.css';

const MAX_SHOWN = 100;

interface Props {
  faults: readonly RowFault[];
  titles: readonly string[];
}

/** The rows that are not imported, by line and name, with a download of all of them. */
export const RowFaults = ({ faults, titles }: Props) => {
  if (faults.length === 0) return null;
  return (
    <LineFaults
      faults={faults.map((fault) => ({ line: fault.line, message: describeRowFault(fault) }))}
      most={MAX_SHOWN}
      title={plural(faults.length, '{lines} row can’t be imported', '{lines} rows can’t be imported', {
        lines: formatNumber(faults.length),
      })}
      className={classes.faults}
    >
      <Button
        variant="subtle"
        leftSection={<Download aria-hidden />}
        onClick={() => saveFile(rowFaultsFile(titles, faults))}
      >
        {t('Download these rows')}
      </Button>
    </LineFaults>
  );
};
