import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { DescribedMeal } from '#shared/foods/routes.ts';
import classes from './describe-plate.module.css';
import { PhotoStep } from './photo-step.tsx';
import { useDescribe } from './use-describe.ts';

interface Props {
  preview: string;
  isStored: boolean;
  /** No picture model is connected to this installation. */
  modelMissing: boolean;
  onDescribed: (meal: DescribedMeal) => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** The photo is kept, and words say what is on it. */
export const DescribePlate = ({ preview, isStored, modelMissing, onDescribed, onRetry, onCancel }: Props) => {
  const [text, setText] = useState('');
  const describe = useDescribe();

  const find = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') describe.mutate(text, { onSuccess: onDescribed });
  };

  return (
    <PhotoStep
      preview={preview}
      isCompact
      title="What is on the plate?"
      note={
        isStored
          ? 'Your photo is kept with the meal.'
          : 'The photo could not be stored: the meal is logged without it.'
      }
    >
      <form onSubmit={find}>
        <Textarea
          label="Foods and amounts"
          placeholder="150 g grilled salmon, a cup of rice and some broccoli"
          rows={3}
          maxLength={1_000}
          value={text}
          error={describe.error?.message}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <Button type="submit" size="lg" loading={describe.isPending} disabled={text.trim() === ''}>
            Find the foods
          </Button>
          <Button variant="default" size="lg" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
      {modelMissing ? (
        <p className={classes.note}>
          No picture model is connected, so the photo cannot be read for you. Whoever runs this installation
          connects one with <code>OPENAI_API_KEY</code>, or <code>OPENAI_BASE_URL</code> for a model of their
          own.
        </p>
      ) : (
        <Button variant="subtle" className={classes.again ?? ''} onClick={onRetry}>
          Analyze the photo again
        </Button>
      )}
    </PhotoStep>
  );
};
