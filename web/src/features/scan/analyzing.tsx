import { Button } from '@mantine/core';
import { RulerBar } from '#web/ui/ruler-bar.tsx';
import classes from './analyzing.module.css';
import { PhotoStep } from './photo-step.tsx';

interface Props {
  preview: string;
  /** Share of the photo that has been sent, 0 to 1. */
  sent: number;
  onCancel: () => void;
}

/** While the photo travels and is looked at. */
export const Analyzing = ({ preview, sent, onCancel }: Props) => (
  <PhotoStep preview={preview} title={<span role="status">Analyzing food...</span>} isBeingRead>
    <ol className={classes.stages}>
      <li data-done={sent === 1 || undefined}>
        Sending the photo
        <RulerBar
          value={sent}
          max={1}
          label="Sending the photo"
          valueText={`${Math.round(sent * 100)}% sent`}
        />
      </li>
      <li data-waiting={sent < 1 || undefined}>Finding the foods and weighing them by eye</li>
      <li data-waiting>Looking up their figures in the food table</li>
    </ol>
    <Button variant="default" onClick={onCancel}>
      Cancel
    </Button>
  </PhotoStep>
);
