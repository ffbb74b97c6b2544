import type { scanRoutes } from '#shared/scan/routes.ts';
import type { HasModel } from '../platform/ai/has-model.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { ReadConsent } from '../profile/public.ts';

interface Dependencies {
  hasModel: HasModel;
  readConsent: ReadConsent;
}

/** Returns whether a vision model is connected and whether the user allows it. Sends nothing to the model. */
export const readRecognition =
  ({ hasModel, readConsent }: Dependencies): Endpoint<typeof scanRoutes.recognition> =>
  async ({ caller: { user_id } }) => {
    const [has_model, ai_consent] = await Promise.all([hasModel(), readConsent(user_id)]);
    return { has_model, ai_consent };
  };
