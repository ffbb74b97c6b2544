import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CLOSING_WORD } from '#shared/account/routes.ts';
import { ProofPrompt } from '#web/features/account-security/public.ts';
import { useDeleteAccount } from './use-delete-account.ts';
import { DeletionLosses } from './deletion-costs.tsx';
import classes from './delete-account.module.css';

/** Form that deletes the account after the user types the confirmation word. */
export const ConfirmDeletion = ({ onCancel }: { onCancel: () => void }) => {
  const [typed, setTyped] = useState('');
  const { deleteAccount, isDeleting } = useDeleteAccount();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    deleteAccount(typed);
  };
  return (
    <>
      <form className={classes.confirm} onSubmit={submit} aria-label={t('Confirm account deletion')}>
        <DeletionLosses />
        <TextInput
          label={t('Type {word} to confirm', { word: CLOSING_WORD })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          ref={field}
          disabled={isDeleting}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className="cluster3">
          <Button type="submit" className={classes.delete ?? ''} variant="default" loading={isDeleting}>
            {t('Delete permanently')}
          </Button>
          <Button variant="subtle" disabled={isDeleting} onClick={onCancel}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
      <ProofPrompt box="deletion" />
    </>
  );
};
