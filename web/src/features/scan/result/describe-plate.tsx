import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { lookUpText, useTextLookup } from '#web/features/foods/public.ts';
import { SpeakButton, appendTranscript } from '#web/features/speech/public.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import classes from './describe-plate.module.css';
import { DeviceOffer } from '../on-device/device-offer.tsx';
import { entryPhotoOf, type MealPhotos } from '../photos/meal-photos.ts';
import { PhotoStep } from '../photos/photo-step.tsx';
import type { ScanFoodProps } from '../scan-food-props.ts';
import type { WhyWords as Why } from '../scan-state.ts';
import { useDeviceOffer } from '../on-device/use-device-offer.ts';
import { WhyWords } from './why-text-entry.tsx';

interface Props extends Pick<ScanFoodProps, 'renderConsent'> {
  photos: MealPhotos;
  why: Why;
  /** Error of the browser's built-in model. */
  fault: string | null;
  /** Starts the analysis with the browser's built-in model. */
  onDevice: () => void;
  onDescribed: (meal: DescribedMeal) => void;
  onRemovePhoto: (id: string) => void;
  onRetry: () => void;
  onReconsider: () => void;
  onCancel: () => void;
}

const keptNote = (photos: MealPhotos): string => {
  if (entryPhotoOf(photos) === null)
    return t('We couldn’t save the photo, so the meal will be logged without it.');
  return photos.length > 1
    ? t('The first photo is saved with your meal.')
    : t('Your photo is saved with your meal.');
};

/** Step that keeps the photo and asks for a description of the plate. */
export const DescribePlate = ({ photos, why, fault, onDevice, renderConsent, ...on }: Props) => {
  const [text, setText] = useState('');
  const describe = useTextLookup(lookUpText);
  const device = useDeviceOffer();
  const isOffered = device !== 'unavailable';

  const find = (): void => describe.find(text, on.onDescribed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    find();
  };

  return (
    <PhotoStep
      photos={photos}
      onRemovePhoto={on.onRemovePhoto}
      isCompact
      title={t('What is on the plate?')}
      note={keptNote(photos)}
    >
      {fault && (
        <p className={classes.fault}>
          {t('{fault} Your photo is still here. Describe what’s on it, or try again.', { fault })}
        </p>
      )}
      {isOffered && <DeviceOffer availability={device} onChoose={onDevice} />}
      <form onSubmit={submit}>
        <Textarea
          label={t('Foods and amounts')}
          placeholder={t('150 g grilled salmon, a cup of rice and some broccoli')}
          rows={3}
          maxLength={1_000}
          value={text}
          error={describe.error}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <SpeakButton
          onWords={(words) => setText((now) => appendTranscript(now, words))}
          renderConsent={renderConsent}
        />
        <CreditCost action="food_lookup" />
        <div className={classes.actions}>
          <Button
            type="submit"
            size="lg"
            // One primary button: the one that saves typing.
            variant={isOffered ? 'ink' : 'filled'}
            loading={describe.isFinding}
            disabled={text.trim() === ''}
          >
            {t('Find foods')}
          </Button>
          <Button variant="default" size="lg" onClick={on.onCancel}>
            {t('Cancel')}
          </Button>
        </div>
      </form>
      {describe.isAsking && (
        <div className={classes.question}>
          {renderConsent({ onGranted: find, onDeclined: describe.decline })}
        </div>
      )}
      <WhyWords why={why} onRetry={on.onRetry} onReconsider={on.onReconsider} />
    </PhotoStep>
  );
};
