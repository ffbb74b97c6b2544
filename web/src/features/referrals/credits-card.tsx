import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { creditQueries } from '../../lib/credits/credit-queries.ts';
import { Bone } from '../../ui/bone.tsx';
import card from '../../ui/card.module.css';
import { Figure } from '../../ui/figure.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import classes from './credits-card.module.css';

interface Props {
  friends: number;
  /** By friends. */
  earned: number;
}

const broughtBy = ({ friends, earned }: Props): string => {
  if (friends === 0) return 'Friends have brought none yet.';
  const who = friends === 1 ? '1 friend' : `${formatNumber(friends)} friends`;
  return `${formatNumber(earned)} earned by ${who}.`;
};

/** All credits of the person, and how many of them friends brought. */
export const CreditsCard = (props: Props) => {
  const { data, error, isFetching, refetch } = useQuery(creditQueries.balance());
  return (
    <section className={`${card.card} ${classes.credits}`} aria-labelledby="total-credits">
      <h2 id="total-credits">Total credits</h2>
      {data && (
        <p aria-live="polite">
          {data.unlimited ? <strong>Unlimited</strong> : <Figure value={data.total} size="large" />}
        </p>
      )}
      {!data && !error && (
        <span role="status" aria-label="Loading your credits">
          <Bone width="7rem" height="3.25rem" />
        </span>
      )}
      {!data && error && (
        <div className={classes.error} role="alert">
          <p>Your credits could not be loaded. {error.message}</p>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      <p className={card.note}>{broughtBy(props)}</p>
    </section>
  );
};
