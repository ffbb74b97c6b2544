import { Button } from '@mantine/core';
import type { Leaving } from '#web/lib/offline/leaving.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './waiting-card.module.css';

/** Before signing out: entries of this person are on this device alone. */
export const LeaveDialog = ({ leaving: { count, answer } }: { leaving: Leaving }) => (
  <Dialog title="Sign out and lose entries?" onClose={() => answer(false)} width="30rem">
    <p>
      {count === 1 ? '1 entry is' : `${count} entries are`} on this device alone and not in your diary yet.
      Signing out deletes {count === 1 ? 'it' : 'them'}. Stay signed in, and{' '}
      {count === 1 ? 'it goes' : 'they go'} to your diary once you are connected.
    </p>
    <div className={classes.choices}>
      <Button onClick={() => answer(false)}>Stay signed in</Button>
      <Button variant="default" onClick={() => answer(true)}>
        Sign out and delete
      </Button>
    </div>
  </Dialog>
);
