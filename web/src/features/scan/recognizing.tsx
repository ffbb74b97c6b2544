import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { formatPercent } from '#web/ui/format/format-number.ts';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import classes from './analyzing.module.css';
import { entryPhotoOf, type MealPhotos } from './photos/meal-photos.ts';
import { PhotoStep } from './photos/photo-step.tsx';
import type { ScanEvent } from './scan-state.ts';
import { useDeviceRecognition } from './on-device/use-device-recognition.ts';

interface Props {
  photos: MealPhotos;
  /** What the user typed about the meal. */
  text: string;
  dispatch: (event: ScanEvent) => void;
}

const order = ['starting', 'downloading', 'looking', 'grounding'];

/** Privacy note. It states accurately whether the picture was already stored before the analysis. */
const privacyOf = (photos: MealPhotos): string =>
  entryPhotoOf(photos) === null
    ? t('Analyzed on this device. Your photo never leaves it.')
    : t('Analyzed on this device. Your photo isn’t sent anywhere for this. It’s stored in your diary.');

/** Progress view while the browser's built-in model analyzes the photos. */
export const Recognizing = ({ photos, text, dispatch }: Props) => {
  const stage = useDeviceRecognition(photos, text, dispatch);
  const at = order.indexOf(stage.at);
  const share = stage.at === 'downloading' ? stage.share : 0;
  const mark = (index: number) => ({
    'data-done': at > index || undefined,
    'data-waiting': at < index || undefined,
  });
  return (
    <PhotoStep
      photos={photos}
      title={<span role="status">{t('Analyzing food...')}</span>}
      note={privacyOf(photos)}
      isBeingRead
    >
      <ol className={classes.stages}>
        <li {...mark(1)} data-waiting={undefined}>
          {at < 2 ? t('Getting your browser’s AI ready') : t('Your browser’s AI is ready')}
          {stage.at === 'downloading' && (
            <RulerBar
              value={share}
              max={1}
              label={t('Downloading your browser’s AI')}
              valueText={t('{share} downloaded', { share: formatPercent(share) })}
            />
          )}
          {stage.at === 'downloading' && (
            <small className={classes.aside}>
              {t('{share} downloaded. This only happens once.', {
                share: formatPercent(share),
              })}
            </small>
          )}
        </li>
        <li {...mark(2)}>{t('Finding foods and estimating weights')}</li>
        <li {...mark(3)}>{t('Looking up nutrition in our food database')}</li>
      </ol>
      <Button variant="default" onClick={() => dispatch({ type: 'device-cancelled' })}>
        {t('Cancel')}
      </Button>
    </PhotoStep>
  );
};
