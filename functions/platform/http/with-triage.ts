import type { Route } from '#shared/http/route.ts';
import { responseLanguage } from '../response-language.ts';
import type { ApiRequest, Endpoint } from './endpoint.ts';

/** Texts that the user typed; empty ones are skipped. */
type TypedTexts = readonly (string | null | undefined)[];

/**
 * Throws the error of `insteadOfLogging` if a typed text describes an emergency or a crisis. The rules are loaded on
 * demand: most requests of a function carry no text.
 * @param zone IANA name, for the lines of the user's country
 */
export const refuseUrgentTexts = async (
  texts: TypedTexts,
  headers: ApiRequest['raw']['headers'],
  zone?: string | null,
): Promise<void> => {
  const typed = texts.filter((text) => text !== null && text !== undefined && text.trim() !== '');
  if (typed.length === 0) return;
  const { refuseUrgentText } = await import('../safety/instead-of-logging.ts');
  const where = {
    language: responseLanguage(headers, null),
    locales: headers['accept-language'],
    ...(zone && { zone }),
  };
  for (const text of typed) refuseUrgentText(text ?? '', where);
};

/** Wraps an endpoint so that it answers a typed emergency or crisis with help, before anything else happens. */
export const withTriage =
  <R extends Route>(
    textsOf: (body: ApiRequest<R>['body']) => TypedTexts,
    endpoint: Endpoint<R>,
  ): Endpoint<R> =>
  async (request) => {
    const body: unknown = request.body;
    const zone = typeof body === 'object' && body !== null && 'time_zone' in body ? body.time_zone : null;
    await refuseUrgentTexts(
      textsOf(request.body),
      request.raw.headers,
      typeof zone === 'string' ? zone : null,
    );
    return endpoint(request);
  };
