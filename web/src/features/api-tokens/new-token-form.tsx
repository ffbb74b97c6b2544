import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { ProofPrompt } from '#web/features/account-security/public.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import classes from './api-tokens.module.css';
import { SecretOnce } from '#web/ui/inputs/secret-once.tsx';
import { TokenLimitFields } from './token-limit-fields.tsx';
import { useCreateToken } from './use-create-token.ts';

/** Form that creates a token, then shows it until the user confirms having copied it. */
export const NewTokenForm = () => {
  const { draft, name, limits, setLimits, type, fault, create, isCreating, made, forget } = useCreateToken();
  if (made)
    return (
      <SecretOnce
        label={t('Token {name}', { name: made.token.name })}
        copyLabel={t('Copy token')}
        copied={t('Token copied')}
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
      <form className={classes.form} onSubmit={submit} noValidate aria-label={t('New token')}>
        <DraftNote draft={draft} />
        <TextInput
          label={t('Token name')}
          placeholder={t('Kitchen scale')}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={fault}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <TokenLimitFields limits={limits} onChange={setLimits} />
        <Button type="submit" variant="default" loading={isCreating}>
          {t('Create token')}
        </Button>
      </form>
      <ProofPrompt box="new-token" />
    </>
  );
};
