import { useQueryClient } from '@tanstack/react-query';
import type { LeadViews, LeadViewsChange } from '#shared/business-agents/sdr/lead-views.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useRun } from '../../common/use-run.ts';
import { sdrQueries } from '../sdr-queries.ts';

interface Request {
  body: LeadViewsChange;
  onDone?: (() => void) | undefined;
}

/** Changes the saved views. A deleted view can be brought back. */
export const useChangeViews = () => {
  const queryClient = useQueryClient();
  const { run, isRunning } = useRun<Request, LeadViews>({
    send: ({ body }, idempotencyKey) => call(sdrRoutes.changeViews, { body, idempotencyKey }),
    failure: t('We couldn’t change your saved views'),
    onDone: (after, { body, onDone }) => {
      const { queryKey } = sdrQueries.views;
      const gone =
        body.kind === 'delete' && queryClient.getQueryData(queryKey)?.views.find(({ id }) => id === body.id);
      queryClient.setQueryData(queryKey, after);
      if (gone) {
        notify.success(t('View deleted'), gone.name, {
          about: gone.id,
          undo: () => run({ body: { kind: 'save', view: gone } }),
        });
      }
      if (body.kind === 'save') notify.success(t('View saved'), body.view.name, { about: body.view.id });
      onDone?.();
    },
  });
  return {
    change: (body: LeadViewsChange, onDone?: () => void): void => run({ body, onDone }),
    isChanging: isRunning,
  };
};
