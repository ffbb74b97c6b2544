import type { scanRoutes } from '#shared/scan/routes.ts';
import { openCharge } from '../credits/public.ts';
import { openRecall } from '../foods/public.ts';
import { photoServiceFromEnvironment } from '../photos/public.ts';
import { hasModelFromEnvironment } from '../platform/ai/has-model.ts';
import { modelFromEnvironment } from '../platform/ai/model-client.ts';
import { systemClock } from '../platform/clock.ts';
import { dailyLimits } from '../platform/limits/daily-limits.ts';
import { environment } from '../platform/env.ts';
import { foodsFromEnvironment } from '../platform/foods/foods-from-environment.ts';
import type { Endpoints } from '../platform/http/endpoint.ts';
import { logger } from '../platform/observability.ts';
import { withTriage } from '../platform/http/with-triage.ts';
import { photoUrlSignerFromEnvironment } from '../platform/photos/photo-urls.ts';
import { createRequireFeature } from '../platform/plan/require-feature.ts';
import { createReadPlan } from '../platform/plan/read-plan.ts';
import { openTable } from '../platform/table/client.ts';
import { createCallCounter } from '../platform/limits/count-call.ts';
import { createReadConsent } from '../profile/public.ts';
import { analyzeFoodImage } from './analyze-food-image.ts';
import { readRecognition } from './read-recognition.ts';
import { createStorePhotos } from './store-photos.ts';

/** Wires the feature's endpoints from environment variables. */
export const createContainer = (): Endpoints<typeof scanRoutes> => {
  const table = openTable(environment('TABLE_NAME').TABLE_NAME);
  const readConsent = createReadConsent(table, systemClock);
  return {
    recognition: readRecognition({ hasModel: hasModelFromEnvironment(), readConsent }),
    analyze: withTriage(
      ({ text }) => [text],
      analyzeFoodImage({
        keepPhotos: createStorePhotos(photoServiceFromEnvironment()),
        openModel: modelFromEnvironment(),
        openFoods: foodsFromEnvironment(),
        recall: openRecall(table, systemClock, (error) =>
          logger.warn('Corrections cannot be read: using the food table only.', error as Error),
        ),
        readConsent,
        needFeature: createRequireFeature(createReadPlan(table, systemClock)),
        charge: openCharge(table, systemClock, (error) =>
          logger.error('CREDITS_NOT_GIVEN_BACK', error as Error),
        ),
        countPhotos: createCallCounter(table, systemClock, dailyLimits.photos),
        signPhotoUrl: photoUrlSignerFromEnvironment(systemClock),
      }),
    ),
  };
};
