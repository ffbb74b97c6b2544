import * as z from 'zod';
import type { Language } from '#shared/language/languages.ts';
import { offFields, offProduct, type OffProduct } from './open-food-facts-response.ts';
import { requestJson } from './request-json.ts';

/** Products per request: more than are shown, because records without values are left out. */
const PAGE_SIZE = 24;

/** A product of the search, with its barcode. */
export type OffHit = OffProduct & { code: string };

/** Requests the products that match words, best first. */
export type SearchSource = (query: string, language: Language, deadline: AbortSignal) => Promise<OffHit[]>;

const searchResponse = z.object({ hits: z.array(z.unknown()).max(PAGE_SIZE) });
const offHit = offProduct.extend({ code: z.string().regex(/^\d{1,20}$/) });

/**
 * Creates a client for the search service of Open Food Facts, Search-a-licious
 * (https://search.openfoodfacts.org/docs). The query must be plain words, because the service reads Lucene syntax. A
 * record that cannot be read is left out.
 * @param baseUrl without a trailing slash
 * @throws SourceBusy above 10 searches per minute; an error if the service is unreachable, times out or returns an
 * invalid response
 */
export const createSearchSource =
  (baseUrl: string): SearchSource =>
  async (query, language, deadline) => {
    const parameters = new URLSearchParams({
      q: query,
      langs: language === 'en' ? 'en' : `${language},en`,
      page_size: String(PAGE_SIZE),
      fields: ['code', ...offFields].join(','),
    });
    const { hits } = searchResponse.parse(
      await requestJson(`${baseUrl}/search?${parameters.toString()}`, deadline),
    );
    return hits.flatMap((hit) => offHit.safeParse(hit).data ?? []);
  };
