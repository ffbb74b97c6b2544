import type { foodRoutes } from '#shared/foods/routes.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import type { CorrectionsRepository } from './corrections-repository.ts';
import type { PortionsRepository } from './portions-repository.ts';

interface Dependencies {
  corrections: Pick<CorrectionsRepository, 'list'>;
  portions: Pick<PortionsRepository, 'list'>;
}

/** Returns everything that was learned from the user's corrections, with two parallel reads. */
export const listCorrections =
  ({ corrections, portions }: Dependencies): Endpoint<typeof foodRoutes.corrections> =>
  async ({ caller: { user_id } }) => {
    const [ofPhrases, usual] = await Promise.all([corrections.list(user_id), portions.list(user_id)]);
    return { corrections: ofPhrases, portions: usual };
  };
