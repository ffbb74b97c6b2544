import { t } from '#web/lib/language/translate.ts';
import { features } from '#shared/plans/features.ts';
import { plans } from '#shared/plans/plans.ts';
import { MAX_MEAL_PHOTOS } from '#shared/scan/photo-source.ts';
import { useAccess } from '#web/features/billing/public.ts';
import { type MealPhotos, roomFor } from './meal-photos.ts';

const inWords = {
  open: t('You can add up to {most} photos of one meal.', { most: MAX_MEAL_PHOTOS }),
  locked: t('The free plan includes one photo per meal. Add more with {plan}.', {
    plan: plans[features.photo_analysis.tier].name,
  }),
};

/** Returns how many more photos the meal may have under the user's plan, and the message for photos beyond that. */
export const usePhotoLimit = (photos: MealPhotos) => {
  const isOpen = useAccess('photo_analysis') === 'open';
  return {
    for: isOpen ? roomFor(photos) : Math.max(0, 1 - photos.length),
    beyond: isOpen ? inWords.open : inWords.locked,
  };
};
