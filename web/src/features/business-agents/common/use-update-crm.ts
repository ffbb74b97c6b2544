import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { WorkStatus } from '#shared/business-agents/executive/schema.ts';
import type { LeadStatus } from '#shared/business-agents/sdr/schema.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { runExecutive } from './run-executive.ts';
import { useRun } from './use-run.ts';

/** Change of one lead, event or task. */
export interface CrmChange {
  target: { leadId: string } | { eventId: string } | { activityId: string };
  /** Name of the item. */
  name: string;
  from: LeadStatus | WorkStatus;
  to: LeadStatus | WorkStatus;
}

const keys = [['leads'], ['events'], ['activities']] as const;

/**
 * Changes the status of a lead, an event or a task, and offers to undo it. `update_crm` is the only action for this
 * (decision D27).
 */
export const useUpdateCrm = () => {
  const queryClient = useQueryClient();
  const { run, isRunning, running } = useRun<CrmChange, unknown>({
    send: ({ target, to }, key) =>
      runExecutive({ action: 'update_crm', data: { ...target, status: to } }, key),
    failure: t('Failed to update CRM'),
    onDone: async (_answer, change) => {
      notify.success(t('Status changed'), change.name, {
        about: Object.values(change.target)[0],
        undo: () => run({ ...change, from: change.to, to: change.from }),
      });
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return { update: run, isUpdating: isRunning, updating: running };
};
