import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webhookSettingsRoutes } from '#shared/webhooks/routes.ts';
import type { OwnWebhook } from '#shared/webhooks/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { webhookQueries } from './webhook-queries.ts';

/** Waits before the list is loaded again after an event was queued, ms: most receivers answer within seconds. */
const LOOKS_MS = [1_500, 4_000, 11_000];

/** Pauses, resumes and deletes a webhook, and sends events to it. */
export const useWebhookActions = ({ id }: OwnWebhook) => {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries(webhookQueries.list());
  const onError = (error: Error) => notify.error(t('Error'), error.message);

  const status = useMutation({
    mutationFn: (next: OwnWebhook['status']) =>
      call(webhookSettingsRoutes.setWebhookStatus, { params: { id }, body: { status: next } }),
    onError,
    onSettled: reload,
  });
  const sending = useMutation({
    mutationFn: (event_id: string | null) =>
      call(webhookSettingsRoutes.sendToWebhook, { params: { id }, body: { event_id } }),
    onSuccess: () => {
      notify.success(t('Event sent'), t('The response appears under the last deliveries.'));
      for (const wait of LOOKS_MS) setTimeout(() => void reload(), wait);
    },
    onError,
  });
  const removal = useMutation({
    mutationFn: () => call(webhookSettingsRoutes.removeWebhook, { params: { id } }),
    onSuccess: () => notify.success(t('Webhook deleted')),
    onError,
    onSettled: reload,
  });

  return {
    setStatus: status.mutate,
    isSettingStatus: status.isPending,
    send: sending.mutate,
    isSending: sending.isPending,
    remove: (onRemoved: () => void) => removal.mutate(undefined, { onSuccess: onRemoved }),
    isRemoving: removal.isPending,
  };
};
