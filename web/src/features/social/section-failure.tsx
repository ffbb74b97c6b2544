import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import classes from './people.module.css';

interface Props {
  /** Error message: what is missing and why. */
  children: string;
  /** Whether a retry is running. */
  isFetching: boolean;
  refetch: () => unknown;
}

/** Error with a retry button in a card whose data could not be loaded (SOCIAL-09, decision D34). */
export const SectionFailure = ({ children, isFetching, refetch }: Props) => (
  <div className={classes.fault} role="alert">
    <p>{children}</p>
    <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
      {t('Retry')}
    </Button>
  </div>
);
