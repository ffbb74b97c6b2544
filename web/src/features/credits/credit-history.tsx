import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { CreditChange } from '#shared/credits/schema.ts';
import { formatDate } from '../../lib/billing/billing-dates.ts';
import { creditQueries } from '../../lib/credits/credit-queries.ts';
import { Bone } from '../../ui/bone.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { changeWords, signed } from './change-words.ts';
import classes from './credit-history.module.css';

const Row = ({ change }: { change: CreditChange }) => (
  <li className={classes.row}>
    <span className={classes.what}>
      {changeWords(change)}
      <small>
        <time dateTime={change.created_at}>{formatDate(change.created_at)}</time>
        {change.balance === null ? ', unlimited' : `, ${formatNumber(change.balance)} after it`}
      </small>
    </span>
    <span className={classes.amount} data-came={change.amount > 0 || undefined}>
      {signed(change.amount)}
    </span>
  </li>
);

/** Every change of the credits, newest first. */
export const CreditHistory = ({ onClose }: { onClose: () => void }) => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    creditQueries.history(),
  );
  const changes = data?.pages.flatMap((page) => page.changes);
  return (
    <Dialog title="Your credits, change by change" onClose={onClose}>
      {changes?.length === 0 && <p className={classes.note}>Nothing came or went yet.</p>}
      {changes && changes.length > 0 && (
        <ul className={classes.list}>
          {changes.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </ul>
      )}
      {!changes && !error && (
        <div className={classes.waiting} role="status" aria-label="Loading the history">
          <Bone height="2.5rem" />
          <Bone height="2.5rem" />
          <Bone height="2.5rem" />
        </div>
      )}
      {error && (
        <div className={classes.error} role="alert">
          <p>The history could not be loaded. {error.message}</p>
          <Button
            variant="default"
            leftSection={<RotateCw aria-hidden />}
            loading={isFetching}
            onClick={() => void (changes ? fetchNextPage() : refetch())}
          >
            Retry
          </Button>
        </div>
      )}
      {!error && hasNextPage && (
        <Button variant="default" fullWidth loading={isFetching} onClick={() => void fetchNextPage()}>
          Show earlier ones
        </Button>
      )}
    </Dialog>
  );
};
