import { Button } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { t } from '#web/lib/language/translate.ts';

interface Props {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}

/** Button below a long list that loads its earlier items; nothing if all are loaded. */
export const ShowEarlier = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) =>
  hasNextPage ? (
    <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('Show earlier ones')}
    </Button>
  ) : null;
