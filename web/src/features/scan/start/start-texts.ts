import { t } from '#web/lib/language/translate.ts';
import type { Recognition } from '../recognition/use-recognition.ts';

const PHOTO_FIRST = t('Snap your plate. We’ll estimate the rest.');
const WORDS_FIRST = t('Describe your plate, with or without a photo.');

/** Title and explanation of the start card: what will happen with a photo, before it is taken. */
export const startTexts: Record<Recognition, { title: string; text: string }> = {
  model: {
    title: PHOTO_FIRST,
    text: t(
      'Shoot from above in good light. We list each food with its weight and source, and you can fix anything before logging.',
    ),
  },
  undecided: {
    title: PHOTO_FIRST,
    text: t(
      'AI lists each food with its weight, and you can fix anything before logging. We ask you before the first photo goes to an AI provider.',
    ),
  },
  device: {
    title: PHOTO_FIRST,
    text: t(
      'Your browser’s built-in AI finds the foods on this device, for free. You can fix anything before logging.',
    ),
  },
  declined: {
    title: WORDS_FIRST,
    text: t(
      'You chose not to share photos with an AI provider. From a photo we read a barcode and suggest your usual foods, you describe the rest, and the photo stays with your meal.',
    ),
  },
  none: {
    title: WORDS_FIRST,
    text: t(
      'Foods in photos aren’t recognized here. From a photo we read a barcode and suggest your usual foods, you describe the rest, and the photo stays with your meal.',
    ),
  },
  offline: {
    title: WORDS_FIRST,
    text: t('You’re offline. Take a photo now and finish it when you’re back online, or describe your meal.'),
  },
};
