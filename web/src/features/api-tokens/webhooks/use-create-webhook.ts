import { t } from '#web/lib/language/translate.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { webhookSettingsRoutes } from '#shared/webhooks/routes.ts';
import {
  type NewOwnWebhook,
  newOwnWebhook,
  webhookEvents,
  type WebhookEventType,
} from '#shared/webhooks/schema.ts';
import { withFreshProof } from '#web/features/account-security/public.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { webhookQueries } from './webhook-queries.ts';

interface Values {
  url: string;
  events: WebhookEventType[];
  token_id: string;
}

/** State of the form for a webhook: its values and errors, and the new secret, which is shown only once. */
export const useCreateWebhook = (firstToken: string) => {
  const queryClient = useQueryClient();
  const [values, setValues] = useState<Values>({ url: '', events: [...webhookEvents], token_id: firstToken });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [keyring, setKeyring] = useState(() => createKeyring());
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: (body: NewOwnWebhook) =>
      withFreshProof('new-webhook', () =>
        call(webhookSettingsRoutes.addWebhook, { body, idempotencyKey: keyring(body) }),
      ),
    onSuccess: () => {
      setValues((now) => ({ ...now, url: '', events: [...webhookEvents] }));
      setKeyring(() => createKeyring());
    },
    onError: (error) => {
      const details = error instanceof ApiError ? error.details : [];
      setFaults(Object.fromEntries(details.map(({ field, message }) => [field, message])));
      if (details.length === 0) notify.error(t('We couldn’t add the webhook'), error.message);
    },
    onSettled: () => queryClient.invalidateQueries(webhookQueries.list()),
  });
  const create = (): void => {
    if (isPending) return;
    const checked = newOwnWebhook.safeParse({ ...values, url: values.url.trim() });
    const issues = checked.error?.issues ?? [];
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), t(message)])));
    if (checked.success) mutate(checked.data);
  };
  const change = (changed: Partial<Values>): void => {
    setValues((now) => ({ ...now, ...changed }));
    setFaults({});
  };
  return { values, change, faults, create, isCreating: isPending, made: data ?? null, forget: reset };
};
