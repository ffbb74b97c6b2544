import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { creditQueries } from './credit-queries.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { Balance } from './balance.tsx';
import classes from './balance-card.module.css';
import { useNear } from '#web/ui/interaction/use-near.ts';
import { RetryButton } from '#web/ui/feedback/retry-button.tsx';

const CreditHistory = lazy(async () => ({ default: (await import('./credit-history.tsx')).CreditHistory }));

interface Props {
  /** Opens the page for buying credits. */
  onMore: () => void;
}

/** Dashboard card with the AI credit balance. */
export const BalanceCard = ({ onMore }: Props) => {
  const card = useRef<HTMLElement>(null);
  const { data, error, isFetching, refetch } = useQuery({
    ...creditQueries.balance(),
    enabled: useNear(card),
  });
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <section ref={card} className={classes.card} aria-labelledby="credit-balance">
      <h2 id="credit-balance" className={classes.heading}>
        {t('Credits')}
      </h2>
      {data && (
        <>
          <Balance balance={data} />
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setHistoryOpen(true)}>
              {t('History')}
            </Button>
            {!data.unlimited && (
              <Button variant="subtle" onClick={onMore}>
                {t('Get more')}
              </Button>
            )}
          </div>
        </>
      )}
      {!data && error && (
        <div className={classes.error} role="alert">
          <p className={classes.failure}>{t('Failed to fetch credit balance')}</p>
          <p>{error.message}</p>
          <RetryButton variant="default" isFetching={isFetching} refetch={refetch} />
        </div>
      )}
      {!data && !error && (
        <div className="stack3" role="status" aria-label={t('Loading your credits')}>
          <SkeletonBlock width="6rem" height="2.5rem" />
          <SkeletonBlock height="0.5rem" />
          <SkeletonBlock width="80%" />
        </div>
      )}
      {isHistoryOpen && (
        <Suspense>
          <CreditHistory onClose={() => setHistoryOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
