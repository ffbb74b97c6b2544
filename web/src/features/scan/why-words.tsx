import { Button } from '@mantine/core';
import classes from './describe-plate.module.css';
import type { WhyWords as Why } from './scan-state.ts';

interface Props {
  why: Why;
  onRetry: () => void;
  onReconsider: () => void;
}

/** Why the photo was not read, and how it can be after all. */
export const WhyWords = ({ why, onRetry, onReconsider }: Props) => {
  if (why === 'no-model') {
    return (
      <p className={classes.note}>
        No picture model is connected to this installation. Whoever runs it connects one with{' '}
        <code>OPENAI_API_KEY</code>, or <code>OPENAI_BASE_URL</code> for a model of their own.
      </p>
    );
  }
  if (why === 'declined') {
    return (
      <div className={classes.note}>
        <p>You chose that no photo goes to an AI provider, so this one was not sent to any.</p>
        <Button variant="subtle" className={classes.again ?? ''} onClick={onReconsider}>
          Choose again
        </Button>
      </div>
    );
  }
  return (
    <Button variant="subtle" className={classes.again ?? ''} onClick={onRetry}>
      Analyze the photo again
    </Button>
  );
};
