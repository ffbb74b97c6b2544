import { t } from '#web/lib/language/translate.ts';
import { createOfflineKey } from '#shared/http/offline-idempotency-key.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { clientErrorMessages } from '#web/lib/api/api-error.ts';
import { isStorageFull } from '#web/lib/offline/is-storage-full.ts';
import { likelyMeal } from '#web/lib/time/likely-meal.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import { getAnalysisKey } from '../analyze-photos.ts';
import type { MealPhotos } from './meal-photos.ts';

/**
 * Queues photos on this device until there is a connection and the user reviews them. The meal keeps the current time.
 * @param text what the user typed about the meal
 * @param onKept called when they are stored; otherwise nothing changes
 */
export const queuePhotos = async (photos: MealPhotos, text: string, onKept: () => void): Promise<void> => {
  const now = new Date();
  const keys = photos.flatMap(({ key }) => key ?? []);
  const areStored = keys.length === photos.length;
  try {
    const { enqueue } = await import('#web/lib/offline/offline-queue.ts');
    await enqueue({
      key: createOfflineKey(),
      entry: {
        food_name: t('Photo of a meal'),
        meal_type: likelyMeal(now.getHours()),
        time_zone: deviceTimeZone(),
        logged_at: now.toISOString(),
      },
      photos: {
        jpegs: photos.map(({ jpeg }) => jpeg),
        keys: areStored ? keys : [],
        ...(text.trim() !== '' && { text: text.trim() }),
        analysis_key: areStored ? getAnalysisKey(keys, text) : null,
      },
    });
    notify.info(
      t('Photo saved on this device'),
      t('Review it when you’re back online. It isn’t logged until you do.'),
    );
    onKept();
  } catch (error) {
    notify.error(
      t('We couldn’t save the photo'),
      isStorageFull(error)
        ? clientErrorMessages.STORAGE_FULL
        : t(
            'This browser can’t save data offline. Your photo is still here. Try again when you’re back online.',
          ),
    );
  }
};
