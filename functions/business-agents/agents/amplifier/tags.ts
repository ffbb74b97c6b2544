import { charactersOf } from './characters.ts';

/** Returns words as a hashtag ('#LocalFood'), or null without a letter: a tag of digits only is invalid. */
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
