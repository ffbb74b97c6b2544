import { t } from '#web/lib/language/translate.ts';
import { calendarRoutes } from '#shared/business-agents/calendar/routes.ts';
import { executiveRoutes } from '#shared/business-agents/executive/routes.ts';
import type { CalendarEvent, WorkStatus } from '#shared/business-agents/executive/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useRun } from '../../common/use-run.ts';
import { useUpdateCrm } from '../../common/use-update-crm.ts';
import { call } from '#web/lib/api/call.ts';
import { useRefresh } from '../use-refresh.ts';

/** Returns functions that complete, cancel and delete events. */
export const useEventActions = (onDeleted: () => void) => {
  const refresh = useRefresh();
  const { update, isUpdating } = useUpdateCrm();
  const { run, isRunning } = useRun<{ event: CalendarEvent; scope: 'one' | 'following' }, undefined>({
    send: ({ event: { id }, scope }, idempotencyKey) =>
      call(scope === 'one' ? executiveRoutes.removeEvent : calendarRoutes.removeFollowing, {
        params: { id },
        idempotencyKey,
      }),
    failure: t('Error'),
    onDone: (_nothing, { event: { title } }) => {
      notify.success(t('Event deleted'), title);
      refresh(['events', 'event-series']);
      onDeleted();
    },
  });
  return {
    setStatus: ({ id, title, status }: CalendarEvent, to: WorkStatus): void =>
      update({ target: { eventId: id }, name: title, from: status, to }),
    remove: run,
    isRemoving: isRunning,
    isUpdating,
  };
};
