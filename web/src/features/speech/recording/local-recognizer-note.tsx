import { t } from '#web/lib/language/translate.ts';
import { isLocalStage } from '#web/lib/config/local-stage.ts';
import classes from './privacy-note.module.css';

/** States what the speech recognizer of one machine can and cannot hear. Nothing is shown on AWS. */
export const LocalRecognizerNote = () =>
  isLocalStage() ? (
    <p className={classes.note}>
      {t(
        'Speech recognition on this machine hears US English and foods of our database. It doesn’t hear German, brand names or other sentences.',
      )}
    </p>
  ) : null;
