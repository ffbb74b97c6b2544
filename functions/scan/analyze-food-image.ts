import { CodedError } from '#shared/errors/coded-error.ts';
import { nameItemsIn } from '#shared/foods/name-items.ts';
import type { scanRoutes } from '#shared/scan/routes.ts';
import type { Charge } from '../credits/public.ts';
import type { Recall } from '../foods/public.ts';
import type { OpenModel } from '../platform/ai/model-client.ts';
import type { OpenFoods } from '../platform/foods/open-foods.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { SignPhotoUrl } from '../platform/photos/photo-urls.ts';
import { responseLanguage } from '../platform/response-language.ts';
import type { RequireFeature } from '../platform/plan/require-feature.ts';
import type { CountCall } from '../platform/limits/count-call.ts';
import { type ReadConsent, requireConsent } from '../profile/public.ts';
import { analysisOf, groundedItems, type SeenAnalysis } from './match-meal-items.ts';
import type { StorePhotos, SentPhoto } from './store-photos.ts';
import { analyzePhotos } from './analyze-photos.ts';

interface Dependencies {
  keepPhotos: StorePhotos;
  openModel: OpenModel;
  openFoods: OpenFoods;
  recall: Recall;
  readConsent: ReadConsent;
  needFeature: RequireFeature;
  charge: Charge;
  countPhotos: CountCall;
  signPhotoUrl: SignPhotoUrl;
}

const sentPhotos = ({ image, images }: { image?: string | undefined; images?: string[] | undefined }) =>
  image === undefined
    ? (images ?? []).map((source, index): SentPhoto => ({ field: `images.${index}`, source }))
    : [{ field: 'image', source: image }];

/** The stored form of an answer. The photo's URL is signed again each time because it expires. */
interface Analysed {
  meal: SeenAnalysis;
  photo: string;
}

/**
 * Analyzes a meal's photos. Stores the photos first, so that they are not lost if a later step fails. Sends nothing to
 * a model without consent. Several photos per meal depend on the plan (decision D18). A photo without food costs
 * nothing.
 */
export const analyzeFoodImage = ({
  keepPhotos,
  openModel,
  openFoods,
  recall,
  readConsent,
  needFeature,
  charge,
  countPhotos,
  signPhotoUrl,
}: Dependencies): Endpoint<typeof scanRoutes.analyze> => {
  const present = async ({ meal, photo }: Analysed) => ({ ...meal, image_url: (await signPhotoUrl(photo))! });

  return async ({ caller: { user_id }, body, idempotency, deadline, raw }) => {
    const before = await charge.answered<Analysed>({ user_id, idempotency });
    if (before) return present(before);
    const photos = await keepPhotos(user_id, sentPhotos(body), deadline);
    if (photos.length > 1) await needFeature(user_id, 'photo_analysis');
    const model = await openModel();
    if (!model) throw new CodedError('VISION_NOT_CONFIGURED');
    await requireConsent(readConsent, user_id);
    const look = async (): Promise<Analysed> => {
      await countPhotos(user_id, photos.length);
      const seen = await analyzePhotos(model, photos, body.text, deadline);
      const foods = await openFoods();
      const recalled = await recall(user_id, groundedItems(seen, foods), foods);
      const language = responseLanguage(raw.headers, null);
      const meal = analysisOf(seen, nameItemsIn(language, recalled, foods), language);
      if (meal.items.length === 0) throw new CodedError('NO_FOOD_IN_PHOTO');
      return { meal, photo: photos[0]!.key };
    };
    const payer = { user_id, idempotency, deadline };
    return present(
      await charge.run(payer, 'photo_analysis', async () => ({ answer: await look(), isUseful: true })),
    );
  };
};
