import { invalid } from './stripe-error.ts';

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** A list in Stripe's format. */
export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

const placeOf = (objects: readonly { id: string }[], id: string, param: string): number => {
  const place = objects.findIndex((object) => object.id === id);
  if (place < 0) throw invalid(`No such object: '${id}'`, param, 'resource_missing');
  return place;
};

/**
 * Returns one page of objects that are sorted newest first.
 * @throws Refusal for a limit outside 1 to 100, or a cursor that is not in the list
 */
export const listOfPage = <T extends { id: string }>(url: string, objects: T[], page: Page = {}): List<T> => {
  const { limit = 10, starting_after: after, ending_before: before } = page;
  if (limit < 1 || limit > 100)
    throw invalid(
      `This value must be ${limit < 1 ? 'greater than or equal to 1' : 'less than or equal to 100'}.`,
      'limit',
    );
  if (after !== undefined && before !== undefined)
    throw invalid('You cannot parameterize both starting_after and ending_before.', 'starting_after');
  if (before !== undefined) {
    const end = placeOf(objects, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, data: objects.slice(start, end), has_more: start > 0 };
  }
  const start = after === undefined ? 0 : placeOf(objects, after, 'starting_after') + 1;
  return {
    object: 'list',
    url,
    data: objects.slice(start, start + limit),
    has_more: start + limit < objects.length,
  };
};

/** Returns a complete list inside an object. */
export const wholeList = <T>(url: string, data: T[]): List<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
