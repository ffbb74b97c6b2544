import { queryOptions } from '@tanstack/react-query';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { call } from '#web/lib/api/call.ts';

export const sdrQueries = {
  /** Query for the messages with a lead, oldest first. */
  conversations: (leadId: string) =>
    queryOptions({
      queryKey: ['conversations', leadId],
      queryFn: ({ signal }) => call(sdrRoutes.conversations, { params: { id: leadId }, signal }),
      select: ({ conversations }) => conversations,
    }),
  /** Query for the saved views of the lead list. */
  views: queryOptions({
    queryKey: ['lead-views'],
    queryFn: ({ signal }) => call(sdrRoutes.views, { signal }),
  }),
  /** Query for open tasks, earliest first. */
  tasks: queryOptions({
    queryKey: ['sdr-tasks'],
    queryFn: ({ signal }) => call(sdrRoutes.tasks, { signal }),
    select: ({ tasks }) => tasks,
  }),
};
