import { t } from '#web/lib/language/translate.ts';
import { Button, Textarea } from '@mantine/core';
import Clock from 'lucide-react/icons/clock';
import type { FormEvent } from 'react';
import type { DescribedMeal } from '#shared/foods/described-meal.ts';
import { MAX_MEAL_TEXT } from '#shared/foods/schema.ts';
import {
  lookUpText,
  type ReadText,
  readTextOf,
  TypedMealLine,
  UrgentHelp,
  useTextLookup,
} from '#web/features/foods/public.ts';
import { SpeakButton, appendTranscript } from '#web/features/speech/public.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import classes from './describe-plate.module.css';
import { DeviceOffer } from '../on-device/device-offer.tsx';
import { entryPhotoOf, type MealPhotos } from '../photos/meal-photos.ts';
import { PhotoStep } from '../photos/photo-step.tsx';
import type { PlateSuggestion } from '../suggestions/plate-suggestion.ts';
import { PlateSuggestions } from '../suggestions/plate-suggestions.tsx';
import type { ScanFoodProps } from '../scan-food-props.ts';
import type { WhyWords as Why } from '../scan-state.ts';
import { useDeviceOffer } from '../on-device/use-device-offer.ts';
import { WhyWords } from './why-text-entry.tsx';

interface Props extends Pick<ScanFoodProps, 'renderConsent'> {
  photos: MealPhotos;
  why: Why;
  /** Error of the browser's built-in model. */
  fault: string | null;
  /** The description as typed so far. */
  text: string;
  onText: (text: string) => void;
  /** The suggestions on the plate. */
  chosen: readonly PlateSuggestion[];
  onToggle: (suggestion: PlateSuggestion) => void;
  /** Starts the analysis with the browser's built-in model. */
  onDevice: () => void;
  /** `read`: what the words of the text became; null without a text. */
  onDescribed: (meal: DescribedMeal, read: ReadText | null) => void;
  onRemovePhoto: (id: string) => void;
  onRetry: () => void;
  onReconsider: () => void;
  /** Closes the scanner and keeps the photo in the list of photos to finish. */
  onLater: () => void;
  onCancel: () => void;
}

/** Returns the meal of tapped suggestions, which needs no look-up. */
const mealOfSuggestions = (items: DescribedMeal['items']): DescribedMeal => ({
  items,
  meal_type: null,
  not_understood: [],
  engine: 'rules',
});

/** What happens with the photos; nothing without one. */
const keptNote = (photos: MealPhotos): string | null => {
  if (photos.length === 0) return null;
  if (entryPhotoOf(photos) === null)
    return t('We couldn’t save the photo, so the meal will be logged without it.');
  return photos.length > 1
    ? t('The first photo is saved with your meal.')
    : t('Your photo is saved with your meal.');
};

/** Step that keeps the photo, if there is one, and asks for the foods: by tapping or describing them. */
export const DescribePlate = ({
  photos,
  why,
  fault,
  text,
  chosen,
  onDevice,
  renderConsent,
  ...on
}: Props) => {
  const describe = useTextLookup(lookUpText);
  const device = useDeviceOffer();
  const hasPhoto = photos.length > 0;
  const isOffered = hasPhoto && device !== 'unavailable';
  const isBlank = text.trim() === '';
  const chosenItems = chosen.flatMap(({ items }) => items);

  const find = (): void =>
    describe.find(text, (meal) =>
      on.onDescribed({ ...meal, items: [...chosenItems, ...meal.items] }, readTextOf(meal, text)),
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBlank) find();
    else if (chosenItems.length > 0) on.onDescribed(mealOfSuggestions(chosenItems), null);
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
      <PlateSuggestions
        photos={photos}
        chosen={chosen}
        onToggle={on.onToggle}
        onLabelText={(words) => on.onText(appendTranscript(text, words))}
      />
      <form onSubmit={submit}>
        <Textarea
          label={t('Foods and amounts')}
          placeholder={t('150 g grilled salmon, a cup of rice and some broccoli')}
          rows={3}
          maxLength={MAX_MEAL_TEXT}
          value={text}
          error={describe.error}
          onChange={(event) => on.onText(event.currentTarget.value)}
        />
        <UrgentHelp advice={describe.urgent} />
        <TypedMealLine text={text} />
        <SpeakButton
          onWords={(words) => on.onText(appendTranscript(text, words))}
          renderConsent={renderConsent}
        />
        <CreditCost action="food_lookup" />
        <div className={classes.actions}>
          <Button
            type="submit"
            size="lg"
            // One primary button: the one that saves typing, unless it starts with a download of gigabytes.
            variant={isOffered && device === 'available' ? 'ink' : 'filled'}
            loading={describe.isFinding}
            disabled={isBlank && chosenItems.length === 0}
          >
            {isBlank && chosenItems.length > 0 ? t('Continue') : t('Find foods')}
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
      {hasPhoto && (
        <Button
          variant="subtle"
          className={classes.later ?? ''}
          leftSection={<Clock aria-hidden />}
          onClick={on.onLater}
        >
          {t('Finish later')}
        </Button>
      )}
      {hasPhoto && <WhyWords why={why} onRetry={on.onRetry} onReconsider={on.onReconsider} />}
    </PhotoStep>
  );
};
