import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiToken } from '#shared/api-tokens/schema.ts';
import { MAX_WEBHOOKS } from '#shared/webhooks/schema.ts';
import { useAccess } from '#web/features/billing/public.ts';
import { RetryNote } from '#web/ui/feedback/retry-note.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { tokenQueries } from '../token-queries.ts';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { webhookQueries } from './webhook-queries.ts';
import { WebhookRow } from './webhook-row.tsx';

const isWorking = ({ expires_at }: ApiToken): boolean =>
  expires_at === null || Date.parse(expires_at) > Date.now();

/** Section for webhooks: add, test, pause and delete. Existing ones stay listed after the plan ends. */
export const Webhooks = () => {
  const access = useAccess('api_access');
  const { data: tokens } = useQuery(tokenQueries.list());
  const { data: webhooks, error, refetch } = useQuery(webhookQueries.list());
  const title = useRef<HTMLHeadingElement>(null);
  if (access === 'locked' && !webhooks?.length) return null;
  const working = tokens?.filter(isWorking) ?? [];
  const writing = working.filter(({ scopes }) => scopes.includes('write'));
  return (
    <section className="card stack3" aria-labelledby="webhooks">
      <h2 id="webhooks" ref={title} tabIndex={-1}>
        {t('Webhooks')}
      </h2>
      <p className="note">
        {t(
          'We send your app a signed request when your diary changes. It says what changed, without health data.',
        )}
      </p>
      {error && <RetryNote error={error} refetch={refetch} />}
      {!webhooks && !error && <SkeletonBlock height="3rem" />}
      {webhooks?.length === 0 && writing.length > 0 && <p className="note">{t('No webhooks yet.')}</p>}
      {webhooks && webhooks.length > 0 && (
        <ul>
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              hasToken={!tokens || working.some(({ id }) => id === webhook.token_id)}
              // The clicked button is removed with its row: keep the focus from jumping to the top of the page.
              onRemoved={() => title.current?.focus()}
            />
          ))}
        </ul>
      )}
      {access === 'open' && webhooks && tokens && writing.length === 0 && (
        <p className="note">{t('Create a token that can read and write first.')}</p>
      )}
      {access === 'open' && webhooks && webhooks.length < MAX_WEBHOOKS && writing.length > 0 && (
        <NewWebhookForm tokens={writing} />
      )}
      {webhooks && webhooks.length >= MAX_WEBHOOKS && (
        <p className="note">
          {t('You have {webhooks} webhooks. Delete one to add another.', { webhooks: MAX_WEBHOOKS })}
        </p>
      )}
    </section>
  );
};
