import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './palette-status.module.css';

/** How the search beyond this device stands. */
export interface Reach {
  isOnline: boolean;
  isLooking: boolean;
  /** What could not be asked: why, and how to ask again. */
  failures: readonly { id: string; message: string; retry: () => void }[];
}

interface Props extends Reach {
  /** How much was found. */
  count: number;
  /** Before a button goes that may have the focus. */
  onLeave: () => void;
}

const lineOf = ({ isOnline, isLooking, failures, count }: Props): string | null => {
  if (!isOnline) return t('Foods and leads need a connection.');
  if (count > 0 || failures.length > 0) return null;
  return isLooking ? t('Looking…') : t('Nothing by that name. Try a shorter word.');
};

/** One line under what was found: that it is looked for, that there is nothing, or what could not be asked. */
export const PaletteStatus = (props: Props) => {
  const { count, failures, isOnline, onLeave } = props;
  const line = lineOf(props);
  return (
    <div className={classes.status} data-empty={line === null && failures.length === 0}>
      <p role="status" className={line === null ? 'visually-hidden' : classes.line}>
        {line ?? plural(count, '{n} result', '{n} results', { n: formatNumber(count) })}
      </p>
      {isOnline &&
        failures.map(({ id, message, retry }) => (
          <p key={id} role="alert" className={classes.line}>
            {message}
            <Button
              variant="subtle"
              size="xs"
              onClick={() => {
                onLeave();
                retry();
              }}
            >
              {t('Retry')}
            </Button>
          </p>
        ))}
    </div>
  );
};
