import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { DescribedMeal } from '#shared/foods/routes.ts';
import classes from './describe-plate.module.css';
import { entryPhotoOf, type MealPhotos } from './meal-photos.ts';
import { PhotoStep } from './photo-step.tsx';
import type { WhyWords as Why } from './scan-state.ts';
import { useDescribe } from './use-describe.ts';
import { WhyWords } from './why-words.tsx';

interface Props {
  photos: MealPhotos;
  why: Why;
  onDescribed: (meal: DescribedMeal) => void;
  onRemovePhoto: (id: string) => void;
  onRetry: () => void;
  onReconsider: () => void;
  onCancel: () => void;
}

const keptNote = (photos: MealPhotos): string => {
  if (entryPhotoOf(photos) === null) return 'The photo could not be stored: the meal is logged without it.';
  return photos.length > 1 ? 'The first photo is kept with the meal.' : 'Your photo is kept with the meal.';
};

/** The photo is kept, and words say what is on it. */
export const DescribePlate = ({ photos, why, onDescribed, onRemovePhoto, onCancel, ...on }: Props) => {
  const [text, setText] = useState('');
  const describe = useDescribe();

  const find = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') describe.mutate(text, { onSuccess: onDescribed });
  };

  return (
    <PhotoStep
      photos={photos}
      onRemovePhoto={onRemovePhoto}
      isCompact
      title="What is on the plate?"
      note={keptNote(photos)}
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
      <WhyWords why={why} {...on} />
    </PhotoStep>
  );
};
