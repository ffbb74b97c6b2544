import { queryOptions } from '@tanstack/react-query';
import { diaryRoutes } from '#shared/diary/routes.ts';
import { call } from '#web/lib/api/call.ts';

/** Query for the photos of a month. @param month for example `2026-11` */
export const photoDiaryQuery = (month: string) =>
  queryOptions({
    queryKey: ['diary', 'photos', month],
    queryFn: ({ signal }) => call(diaryRoutes.photos, { params: { month }, signal }),
  });
