import { t } from '#web/lib/language/translate.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ContactChange } from '#shared/business-agents/sdr/contact-state.ts';
import { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type { Lead } from '#shared/business-agents/sdr/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { useRun } from '../../common/use-run.ts';

/** Forbids contact with a lead or allows it again. */
export const useSetContact = (lead: Lead, onDone: (lead: Lead) => void) => {
  const queryClient = useQueryClient();
  return useRun<ContactChange, Lead>({
    send: (body, idempotencyKey) =>
      call(sdrRoutes.setContact, { params: { id: lead.id }, body, idempotencyKey }),
    failure: t('We couldn’t change this lead'),
    onDone: (changed) => {
      for (const queryKey of [['leads'], ['sdr-tasks'], ['events']])
        void queryClient.invalidateQueries({ queryKey });
      notify.success(
        changed.do_not_contact ? t('Marked as do not contact') : t('Contact allowed again'),
        changed.name,
      );
      onDone(changed);
    },
  });
};
