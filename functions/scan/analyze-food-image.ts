import { CodedError } from '#shared/errors/coded-error.ts';
import type { scanRoutes } from '#shared/scan/routes.ts';
import type { Recall } from '../foods/recall.ts';
import type { OpenModel } from '../platform/ai/model-client.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SignPhotoUrl } from '../platform/photos/photo-urls.ts';
import type { CountCall } from '../platform/table/count-call.ts';
import { needConsent } from '../profile/need-consent.ts';
import type { ReadConsent } from '../profile/read-consent.ts';
import { analysisOf, groundedItems } from './ground-meal.ts';
import type { KeepPhotos, SentPhoto } from './keep-photos.ts';
import { lookAtPhotos } from './look-at-photos.ts';

interface Dependencies {
  keepPhotos: KeepPhotos;
  openModel: OpenModel;
  openFoods: OpenFoods;
  recall: Recall;
  readConsent: ReadConsent;
  countPhotos: CountCall;
  signPhotoUrl: SignPhotoUrl;
}

const sentPhotos = ({ image, images }: { image?: string | undefined; images?: string[] | undefined }) =>
  image === undefined
    ? (images ?? []).map((source, index): SentPhoto => ({ field: `images.${index}`, source }))
    : [{ field: 'image', source: image }];

/**
 * Checks and keeps the photos first, so that whatever follows, they are not lost and can be tried again. No byte goes
 * to a model before the person has agreed.
 */
export const analyzeFoodImage =
  ({
    keepPhotos,
    openModel,
    openFoods,
    recall,
    readConsent,
    countPhotos,
    signPhotoUrl,
  }: Dependencies): Endpoint<typeof scanRoutes.analyze> =>
  async ({ caller, body, deadline }) => {
    const photos = await keepPhotos(caller.user_id, sentPhotos(body), deadline);
    const model = await openModel();
    if (!model) throw new CodedError('VISION_NOT_CONFIGURED');
    await needConsent(readConsent, caller.user_id);
    await countPhotos(caller.user_id, photos.length);
    const seen = await lookAtPhotos(model, photos, deadline);
    const foods = await openFoods();
    const meal = analysisOf(seen, await recall(caller.user_id, groundedItems(seen, foods), foods));
    if (meal.items.length === 0) throw new CodedError('NO_FOOD_IN_PHOTO');
    return { ...meal, image_url: (await signPhotoUrl(photos[0]!.key))! };
  };
