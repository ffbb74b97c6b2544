import { fillPlaces } from '#shared/language/fill-places.ts';
import { Fragment, type ReactNode } from 'react';

const tag = /<(\w+)>(.*?)<\/\1>/g;

/**
 * Returns a text in which tags are replaced by elements, such as links or bold text.
 * @param whole text with custom tags: `Read the <terms>terms</terms> first.`
 * @param values of the placeholders in braces
 * @param parts renderer of each tag, by name
 */
export const insertElements = (
  whole: string,
  values: Readonly<Record<string, string | number>>,
  parts: Readonly<Record<string, (inner: string) => ReactNode>>,
): ReactNode[] => {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of whole.matchAll(tag)) {
    const [all, name = '', inner = ''] = match;
    const words = fillPlaces(inner, values);
    pieces.push(fillPlaces(whole.slice(end, match.index), values), parts[name]?.(words) ?? words);
    end = match.index + all.length;
  }
  // Values are inserted last, so that user input is never parsed as a tag.
  pieces.push(fillPlaces(whole.slice(end), values));
  // oxlint-disable-next-line react/no-array-index-key -- The parts of a text never change their order.
  return pieces.map((piece, place) => <Fragment key={place}>{piece}</Fragment>);
};
