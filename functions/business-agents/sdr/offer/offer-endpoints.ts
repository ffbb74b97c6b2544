import type { sdrRoutes } from '#shared/business-agents/sdr/routes.ts';
import type { Endpoints } from '../../../platform/http/endpoint.ts';
import type { AgentDependencies } from '../dependencies.ts';
import type { OfferRepository } from './offer-repository.ts';

type Dependencies = Pick<AgentDependencies, 'writer' | 'withIdempotency'> & { offers: OfferRepository };

/** Endpoints of the user's offer. */
export const offerEndpoints = ({
  offers,
  writer,
  withIdempotency,
}: Dependencies): Pick<Endpoints<typeof sdrRoutes>, 'offer' | 'setOffer'> => ({
  offer: async ({ caller }) => ({ text: await offers.read(caller.user_id) }),

  setOffer: ({ caller: { user_id }, body: { text }, idempotency }) =>
    withIdempotency(user_id, idempotency, () =>
      writer.write(user_id, idempotency, [offers.toSet(user_id, text)], { text }),
    ),
});
