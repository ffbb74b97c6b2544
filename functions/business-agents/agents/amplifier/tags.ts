import { charactersOf } from './characters.ts';

/** A hashtag of some words: '#LocalFood'; null where no letter is left, because a tag of digits is none. */
export const tagOf = (words: string): string | null => {
  const parts = words.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [first = '', ...others] = parts;
  const upper = (part: string): string => {
    const [letter = '', ...rest] = charactersOf(part);
    return letter.toUpperCase() + rest.join('');
  };
  const tag = others.length === 0 ? first : [first, ...others].map(upper).join('');
  return /\p{L}/u.test(tag) ? `#${tag}` : null;
};
