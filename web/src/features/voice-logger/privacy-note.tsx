import type { Dictation } from '../../lib/speech/dictation.ts';
import { browserRecognition } from '../../lib/speech/recognition.ts';
import { canRecord } from '../../lib/speech/record-sound.ts';
import { useDictationState } from '../../lib/speech/use-dictation.ts';
import classes from './privacy-note.module.css';

const RECOGNISER =
  'Your browser recognises the words. To do so it may send your voice to the browser’s maker.';
const RECORDING = 'Your voice is recorded and turned into words by our speech service, then deleted.';
const NEITHER = 'Speech recognition is not supported in your browser. Type your meal above.';

/** Where the voice goes. */
export const PrivacyNote = ({ dictation }: { dictation: Dictation }) => {
  const by = useDictationState(dictation, (state) => state.by);
  const ownWords = by === 'recogniser' && browserRecognition() !== null;
  const note = ownWords ? RECOGNISER : canRecord() ? RECORDING : NEITHER;
  return <p className={classes.note}>{note}</p>;
};
