import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { CreditChange } from '#shared/credits/schema.ts';
import { formatDate } from '#web/features/billing/public.ts';
import { creditQueries } from './credit-queries.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { creditChangeLabel, signed } from './credit-change-labels.ts';
import classes from './credit-history.module.css';

const timeOf = (instant: string) => (words: string) => <time dateTime={instant}>{words}</time>;

const When = ({ change: { created_at, balance } }: { change: CreditChange }) => {
  const day = formatDate(created_at);
  const parts = { time: timeOf(created_at) };
  return balance === null ? (
    <RichText text="<time>{day}</time>, unlimited" values={{ day }} parts={parts} />
  ) : (
    <RichText
      text="<time>{day}</time>, balance {balance}"
      values={{ day, balance: formatNumber(balance) }}
      parts={parts}
    />
  );
};

const Row = ({ change }: { change: CreditChange }) => (
  <li className={classes.row}>
    <span className={classes.what}>
      {creditChangeLabel(change)}
      <small>
        <When change={change} />
      </small>
    </span>
    <span className={classes.amount} data-came={change.amount > 0 || undefined}>
      {signed(change.amount)}
    </span>
  </li>
);

/** Dialog with all credit changes, newest first. */
export const CreditHistory = ({ onClose }: { onClose: () => void }) => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    creditQueries.history(),
  );
  const changes = data?.pages.flatMap((page) => page.changes);
  return (
    <Dialog title={t('Credit history')} onClose={onClose}>
      {changes?.length === 0 && <p className={classes.note}>{t('No credit activity yet.')}</p>}
      {changes && changes.length > 0 && (
        <ul className={classes.list}>
          {changes.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </ul>
      )}
      {!changes && !error && (
        <div className="stack3" role="status" aria-label={t('Loading history')}>
          <SkeletonBlock height="2.5rem" />
          <SkeletonBlock height="2.5rem" />
          <SkeletonBlock height="2.5rem" />
        </div>
      )}
      {error && (
        <div className={classes.error} role="alert">
          <p>{t('We couldn’t load your history. {message}', { message: error.message })}</p>
          <Button
            variant="default"
            leftSection={<RotateCw aria-hidden />}
            loading={isFetching}
            onClick={() => void (changes ? fetchNextPage() : refetch())}
          >
            {t('Retry')}
          </Button>
        </div>
      )}
      {!error && hasNextPage && (
        <Button variant="default" fullWidth loading={isFetching} onClick={() => void fetchNextPage()}>
          {t('Show earlier')}
        </Button>
      )}
    </Dialog>
  );
};
