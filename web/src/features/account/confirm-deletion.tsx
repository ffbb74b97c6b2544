import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CLOSING_WORD } from '#shared/account/routes.ts';
import { useDeleteAccount } from './use-delete-account.ts';
import classes from './delete-account.module.css';

/** Asks for the word; only with it the account goes. */
export const ConfirmDeletion = ({ onCancel }: { onCancel: () => void }) => {
  const [typed, setTyped] = useState('');
  const { deleteAccount, isDeleting } = useDeleteAccount();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    deleteAccount(typed);
  };
  return (
    <form className={classes.confirm} onSubmit={submit} aria-label="Confirm account deletion">
      <TextInput
        label={`Type ${CLOSING_WORD} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        disabled={isDeleting}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit" className={classes.delete ?? ''} variant="default" loading={isDeleting}>
          Delete for good
        </Button>
        <Button variant="subtle" disabled={isDeleting} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
