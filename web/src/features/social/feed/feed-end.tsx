import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './feed.module.css';

interface Props {
  feed: {
    data: { pages: readonly unknown[] } | undefined;
    error: Error | null;
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** px below the viewport at which the next page is fetched. */
const AHEAD = 600;

/**
 * End of the feed: fetches the next page when it is near, or with its button. After an error, only the button retries.
 */
export const FeedEnd = ({ feed }: Props) => {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, error } = feed;
  const foot = useRef<HTMLDivElement>(null);
  const isWaiting = hasNextPage && !isFetching && !isFetchNextPageError;
  const more = useEffectEvent(() => void feed.fetchNextPage());
  useEffect(() => {
    if (!isWaiting || !foot.current || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: `${AHEAD}px` },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  return (
    <div ref={foot} className={classes.end}>
      {isFetchNextPageError && (
        <p className={classes.fault} role="alert">
          {t('We couldn’t load more meals. {message}', { message: error?.message ?? '' })}
        </p>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
          {isFetchNextPageError ? t('Retry') : t('Show more')}
        </Button>
      )}
      <p role="status">{hasNextPage ? '' : t('You’re all caught up.')}</p>
    </div>
  );
};
