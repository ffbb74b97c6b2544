import { creditCosts } from '#shared/credits/costs.ts';
import { useIsUnlimited } from '../credits/use-is-unlimited.ts';
import classes from './privacy-note.module.css';

const { cost } = creditCosts.voice_transcription;

/** Where a spoken message goes, and what it costs. */
export const RecordingNote = () => (
  <p className={classes.note}>
    {useIsUnlimited()
      ? 'A recording is turned into words, then deleted.'
      : `A recording is turned into words for ${cost} ${cost === 1 ? 'credit' : 'credits'}, then deleted. Reading aloud is free.`}
  </p>
);
