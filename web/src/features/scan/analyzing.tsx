import { Button } from '@mantine/core';
import { RulerBar } from '#web/ui/ruler-bar.tsx';
import classes from './analyzing.module.css';
import { type MealPhotos, sentOf } from './meal-photos.ts';
import { PhotoStep } from './photo-step.tsx';

interface Props {
  photos: MealPhotos;
  onCancel: () => void;
}

/** While the photos travel and are looked at. */
export const Analyzing = ({ photos, onCancel }: Props) => {
  const sent = sentOf(photos);
  const sending = photos.length > 1 ? `Sending ${photos.length} photos` : 'Sending the photo';
  return (
    <PhotoStep photos={photos} title={<span role="status">Analyzing food...</span>} isBeingRead>
      <ol className={classes.stages}>
        <li data-done={sent === 1 || undefined}>
          {sending}
          <RulerBar value={sent} max={1} label={sending} valueText={`${Math.round(sent * 100)}% sent`} />
        </li>
        <li data-waiting={sent < 1 || undefined}>Finding the foods and weighing them by eye</li>
        <li data-waiting>Looking up their figures in the food table</li>
      </ol>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </PhotoStep>
  );
};
