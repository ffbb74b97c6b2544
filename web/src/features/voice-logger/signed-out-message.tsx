import { Button } from '@mantine/core';
import { EmptyPlate } from '#web/ui/empty-plate.tsx';

/** For a session that ended while the logger was open (decision D12). */
export const SignedOutMessage = ({ onSignIn }: { onSignIn: () => void }) => (
  <EmptyPlate
    title="Please sign in to access voice logging"
    message="What you said waits here for you."
    action={<Button onClick={onSignIn}>Sign In</Button>}
  />
);
