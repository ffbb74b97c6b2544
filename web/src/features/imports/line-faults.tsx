import { Button } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import { saveFile } from '../../lib/api/download.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { faultsFile } from './faults-file.ts';
import { linesSay } from './import-words.ts';
import classes from './imports.module.css';
import type { LineFault } from './read/read-export.ts';

const SHOWN = 5;

interface Props {
  faults: readonly LineFault[];
  /** What they cannot or were not, e.g. 'cannot be read'. */
  verb: string;
}

/** Lines that are not imported: the first few here, all of them as a file. */
export const LineFaults = ({ faults, verb }: Props) => {
  if (faults.length === 0) return null;
  return (
    <section className={classes.faults} aria-label="Lines with errors">
      <h3>
        {linesSay(faults.length)} {verb}
      </h3>
      <ul>
        {faults.slice(0, SHOWN).map(({ line, message }) => (
          <li key={line}>
            Line {formatNumber(line)}: {message}
          </li>
        ))}
        {faults.length > SHOWN && <li>and {formatNumber(faults.length - SHOWN)} more</li>}
      </ul>
      <Button
        variant="subtle"
        leftSection={<Download aria-hidden />}
        onClick={() => saveFile(faultsFile(faults))}
      >
        Download the errors
      </Button>
    </section>
  );
};
