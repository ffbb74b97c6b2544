import { fillPlaces } from '#shared/language/fill-places.ts';
import { Fragment, type ReactNode } from 'react';

const tag = /<(\w+)>(.*?)<\/\1>/g;

/**
 * A text in which some words are links or bold.
 * @param whole with tags of its own around what is more than text: `Read the <terms>terms</terms> first.`
 * @param values of the places in braces
 * @param parts what stands for each tag, by name
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
  // Only now: what people typed is no tag.
  pieces.push(fillPlaces(whole.slice(end), values));
  // oxlint-disable-next-line react/no-array-index-key -- The pieces of one text never change their order.
  return pieces.map((piece, place) => <Fragment key={place}>{piece}</Fragment>);
};
