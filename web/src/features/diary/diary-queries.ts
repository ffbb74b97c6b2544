import { queryOptions } from '@tanstack/react-query';
import { diaryRoutes } from '#shared/diary/routes.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { call } from '#web/lib/api/call.ts';

export const diaryQueries = {
  /** Query for a whole day. */
  day: (date: LocalDate) =>
    queryOptions({
      queryKey: ['diary', date],
      queryFn: ({ signal }) => call(diaryRoutes.read, { params: { date }, signal }),
    }),
};
