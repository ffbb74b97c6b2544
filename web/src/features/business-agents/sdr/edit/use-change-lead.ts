import { useQueryClient } from '@tanstack/react-query';
import type { LeadChangeInput } from '#shared/business-agents/sdr/lead-change.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { leadsQuery } from '../../common/leads-query.ts';
import { useRun } from '../../common/use-run.ts';

/** Saves changed fields of a lead. After a conflict the list is loaded again, so that saving again overwrites only them. */
export const useChangeLead = (id: string, onSaved: (lead: Lead) => void) => {
  const queryClient = useQueryClient();
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: leadsQuery.queryKey });
  return useRun<LeadChangeInput, Lead>({
    send: (body, idempotencyKey) => call(sdrRoutes.changeLead, { params: { id }, body, idempotencyKey }),
    failure: t('We couldn’t save this lead'),
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'LEAD_CHANGED') void refresh();
    },
    onDone: (lead) => {
      notify.success(t('Lead saved'), lead.name);
      void refresh();
      for (const name of ['sdr-tasks', 'events', 'activities', 'documents'])
        void queryClient.invalidateQueries({ queryKey: [name] });
      onSaved(lead);
    },
  });
};
