import '../config/zod-without-eval.ts';
import type { ResponseOf, Route } from '#shared/http/route.ts';
import { reportInsufficientCredits } from './insufficient-credits.ts';
import { endSession } from '../session/session-store.ts';
import { clientError } from './api-error.ts';
import type { AnyCallOptions, CallArguments } from './call-options.ts';
import { errorFromResponse } from './error-from-response.ts';
import { errorWithoutAnswer, sendRequest } from './send-request.ts';

/**
 * Calls an API route as the signed-in user.
 * @returns the response, parsed by the route's schema; undefined for 204
 * @throws ApiError for every failure; the abort reason if `signal` aborts
 * @example const { entries } = await call(foodEntryRoutes.list, { query: { limit: 10 } });
 */
export const call = async <R extends Route>(
  route: R,
  ...[options]: CallArguments<R>
): Promise<ResponseOf<R>> => {
  const sent: AnyCallOptions = (options as AnyCallOptions | undefined) ?? {};
  const answer = await sendRequest(route, sent);

  if (!answer.ok) {
    const error = await errorFromResponse(answer);
    if (error.code === 'UNAUTHENTICATED') await endSession();
    if (error.code === 'CREDITS_EXHAUSTED') reportInsufficientCredits(error);
    throw error;
  }
  if (!route.response) return undefined as ResponseOf<R>;

  const text = await answer.text().catch((cause: unknown) => {
    throw errorWithoutAnswer(cause, sent.signal);
  });
  try {
    return route.response.parse(JSON.parse(text)) as ResponseOf<R>;
  } catch (cause) {
    throw clientError('ANSWER_INVALID', cause, answer.status);
  }
};
