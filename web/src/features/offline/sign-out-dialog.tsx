import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import type { SignOutConfirmation } from '#web/lib/offline/sign-out-confirmation.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import classes from './queue-card.module.css';

/** Dialog before signing out that warns of entries that are only on this device. */
export const SignOutDialog = ({ leaving: { count, answer } }: { leaving: SignOutConfirmation }) => (
  <Dialog title={t('Sign out and lose entries?')} onClose={() => answer(false)} width="30rem">
    <p>
      {plural(
        count,
        '1 entry is only on this device and not in your diary yet. Signing out deletes it. Stay signed in to sync it when you’re back online.',
        '{count} entries are only on this device and not in your diary yet. Signing out deletes them. Stay signed in to sync them when you’re back online.',
      )}
    </p>
    <div className={classes.choices}>
      <Button onClick={() => answer(false)}>{t('Stay signed in')}</Button>
      <Button variant="default" onClick={() => answer(true)}>
        {t('Sign out and delete')}
      </Button>
    </div>
  </Dialog>
);
