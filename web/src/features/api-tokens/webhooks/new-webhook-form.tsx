import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { ApiToken } from '#shared/api-tokens/schema.ts';
import { ProofPrompt } from '#web/features/account-security/public.ts';
import { SecretOnce } from '#web/ui/inputs/secret-once.tsx';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { EventChoice } from './event-choice.tsx';
import { useCreateWebhook } from './use-create-webhook.ts';
import classes from './webhooks.module.css';

interface Props {
  /** The tokens that may write; at least one. */
  tokens: readonly ApiToken[];
}

/** Form that adds a webhook, then shows its secret until the user confirms having copied it. */
export const NewWebhookForm = ({ tokens }: Props) => {
  const { values, change, faults, create, isCreating, made, forget } = useCreateWebhook(tokens[0]?.id ?? '');
  if (made)
    return (
      <SecretOnce
        label={t('Secret for {host}', { host: new URL(made.webhook.url).host })}
        copyLabel={t('Copy secret')}
        copied={t('Secret copied')}
        secret={made.secret}
        onDone={forget}
      />
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create();
  };
  return (
    <>
      <form className="stack3" onSubmit={submit} noValidate aria-labelledby="new-webhook">
        <h3 id="new-webhook">{t('New webhook')}</h3>
        <TextInput
          label={t('Address')}
          description={t('A public https address. Addresses in your own network are refused.')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          value={values.url}
          error={faults['url']}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
        <SelectField
          label={t('Works with token')}
          description={t('When you revoke the token, the webhook gets nothing anymore.')}
          value={values.token_id}
          error={faults['token_id']}
          data={tokens.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => change({ token_id: event.currentTarget.value })}
        />
        <EventChoice
          chosen={values.events}
          fault={faults['events']}
          onChange={(events) => change({ events })}
        />
        <Button type="submit" variant="default" className={classes.submit} loading={isCreating}>
          {t('Add webhook')}
        </Button>
      </form>
      <ProofPrompt box="new-webhook" />
    </>
  );
};
