import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './palette-status.module.css';

/** Status of the server searches. */
export interface Reach {
  isOnline: boolean;
  isLooking: boolean;
  /** Failed searches with a message and a retry function. */
  failures: readonly { id: string; message: string; retry: () => void }[];
}

interface Props extends Reach {
  /** Number of results. */
  count: number;
  /** Called before a focused button disappears. */
  onLeave: () => void;
}

const lineOf = ({ isOnline, isLooking, failures, count }: Props): string | null => {
  if (!isOnline) return t('You need to be online to search foods and leads.');
  if (count > 0 || failures.length > 0) return null;
  return isLooking ? t('Searching…') : t('No results. Try a shorter word.');
};

/** Status line below the results: loading, no results, or an error. */
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
