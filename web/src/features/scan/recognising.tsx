import { Button } from '@mantine/core';
import { formatPercent } from '#web/ui/format-number.ts';
import { RulerBar } from '#web/ui/ruler-bar.tsx';
import classes from './analyzing.module.css';
import { entryPhotoOf, type MealPhotos } from './meal-photos.ts';
import { PhotoStep } from './photo-step.tsx';
import type { ScanEvent } from './scan-state.ts';
import { useDeviceRecognition } from './use-device-recognition.ts';

interface Props {
  photos: MealPhotos;
  dispatch: (event: ScanEvent) => void;
}

const order = ['starting', 'downloading', 'looking', 'grounding'];

/** What happens to the picture, truthfully: it was stored for the diary before anything looked at it. */
const privacyOf = (photos: MealPhotos): string =>
  entryPhotoOf(photos) === null
    ? 'Analysed on this device: the photo does not leave it.'
    : 'Analysed on this device: the photo is sent to no one for it. The picture itself is stored for your diary.';

/** While the browser's own model looks at the photos. */
export const Recognising = ({ photos, dispatch }: Props) => {
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
      title={<span role="status">Analyzing food...</span>}
      note={privacyOf(photos)}
      isBeingRead
    >
      <ol className={classes.stages}>
        <li {...mark(1)} data-waiting={undefined}>
          {at < 2 ? 'Getting this browser’s model ready' : 'This browser’s model is ready'}
          {stage.at === 'downloading' && (
            <RulerBar
              value={share}
              max={1}
              label="Downloading the browser’s model"
              valueText={`${formatPercent(share)} downloaded`}
            />
          )}
          {stage.at === 'downloading' && (
            <small className={classes.aside}>
              {formatPercent(share)} downloaded. The browser does this once and keeps it for every site.
            </small>
          )}
        </li>
        <li {...mark(2)}>Finding the foods and weighing them by eye</li>
        <li {...mark(3)}>Looking up their figures in the food table</li>
      </ol>
      <Button variant="default" onClick={() => dispatch({ type: 'device-cancelled' })}>
        Cancel
      </Button>
    </PhotoStep>
  );
};
