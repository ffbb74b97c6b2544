import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import classes from './people.module.css';

interface Props {
  /** What is missing, with why. */
  children: string;
  /** Whether it is being tried again. */
  isFetching: boolean;
  refetch: () => unknown;
}

/** Stands in a card whose data could not be loaded, and offers to try again (SOCIAL-09, decision D34). */
export const SectionFailure = ({ children, isFetching, refetch }: Props) => (
  <div className={classes.fault} role="alert">
    <p>{children}</p>
    <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
      {t('Retry')}
    </Button>
  </div>
);
