import { CodedError } from '#shared/errors/coded-error.ts';
import type { moderationRoutes } from '#shared/moderation/routes.ts';
import { type Clock, epochSeconds } from '../platform/clock.ts';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { appealHashOf, readAppealToken } from './appeal-token.ts';
import type { ModerationDecisions } from './decisions-repository.ts';
import type { DecisionRow } from './decision-entity.ts';
import { presentToOwner } from './present-decision.ts';

interface Dependencies {
  decisions: Pick<ModerationDecisions, 'find' | 'addAppeal'>;
  clock: Clock;
}

/** Returns the decision of a link. @throws CodedError APPEAL_NOT_FOUND for an unknown, replaced or expired link */
const decisionOf = async ({ decisions, clock }: Dependencies, token: string): Promise<DecisionRow> => {
  const { user_id, id, secret } = readAppealToken(token);
  const row = await decisions.find({ user_id, id });
  if (row?.appeal_hash !== appealHashOf(secret) || row.appeal_until <= epochSeconds(clock()))
    throw new CodedError('APPEAL_NOT_FOUND');
  return row;
};

/** Returns the decision of a link as its owner sees it. */
export const readAppeal =
  (dependencies: Dependencies): Endpoint<typeof moderationRoutes.readAppeal> =>
  async ({ body: { token } }) =>
    presentToOwner(await decisionOf(dependencies, token));

/** Stores the owner's appeal. Sending the same text again has no further effect. */
export const sendAppeal =
  (dependencies: Dependencies): Endpoint<typeof moderationRoutes.sendAppeal> =>
  async ({ body: { token, text } }) => {
    const { user_id, id } = await decisionOf(dependencies, token);
    await dependencies.decisions.addAppeal({ user_id, id }, text);
    const row = await decisionOf(dependencies, token);
    if (row.appeal_text !== text) throw new CodedError('APPEAL_ALREADY_SENT');
    return presentToOwner(row);
  };
