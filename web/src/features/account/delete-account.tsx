import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDeletion } from './confirm-deletion.tsx';
import classes from './delete-account.module.css';

/** Danger zone: deletes the account after the user types the confirmation word. */
export const DeleteAccount = () => {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    // The button is mounted again with this update: return the focus to it.
    flushSync(() => setAsking(false));
    button.current?.focus();
  };
  return (
    <section className={`card ${classes.zone}`} id="danger-zone" aria-label={t('Danger zone')}>
      <h2>{t('Danger zone')}</h2>
      <p className="note">
        {t(
          'This permanently deletes your diary, photos and profile and ends your plan right away. This can’t be undone. If you had a free trial, we keep hashes of your email and card only to limit trials to one.',
        )}
      </p>
      {isAsking ? (
        <ConfirmDeletion onCancel={cancel} />
      ) : (
        <Button
          ref={button}
          variant="default"
          className={classes.delete ?? ''}
          leftSection={<Trash2 aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {t('Delete account')}
        </Button>
      )}
    </section>
  );
};
