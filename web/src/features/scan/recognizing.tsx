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
  dispatch: (event: ScanEvent) => void;
}

const order = ['starting', 'downloading', 'looking', 'grounding'];

/** Privacy note. It states accurately whether the picture was already stored before the analysis. */
const privacyOf = (photos: MealPhotos): string =>
  entryPhotoOf(photos) === null
    ? t('Analysed on this device: the photo does not leave it.')
    : t(
        'Analysed on this device: the photo is sent to no one for it. The picture itself is stored for your diary.',
      );

/** Progress view while the browser's built-in model analyzes the photos. */
export const Recognizing = ({ photos, dispatch }: Props) => {
  const stage = useDeviceRecognition(photos, dispatch);
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
          {at < 2 ? t('Getting this browser’s model ready') : t('This browser’s model is ready')}
          {stage.at === 'downloading' && (
            <RulerBar
              value={share}
              max={1}
              label={t('Downloading the browser’s model')}
              valueText={t('{share} downloaded', { share: formatPercent(share) })}
            />
          )}
          {stage.at === 'downloading' && (
            <small className={classes.aside}>
              {t('{share} downloaded. The browser does this once and keeps it for every site.', {
                share: formatPercent(share),
              })}
            </small>
          )}
        </li>
        <li {...mark(2)}>{t('Finding the foods and weighing them by eye')}</li>
        <li {...mark(3)}>{t('Looking up their figures in the food table')}</li>
      </ol>
      <Button variant="default" onClick={() => dispatch({ type: 'device-cancelled' })}>
        {t('Cancel')}
      </Button>
    </PhotoStep>
  );
};
