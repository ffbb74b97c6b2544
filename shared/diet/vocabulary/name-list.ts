/** Returns a text without capitals, accents, apostrophes and punctuation, for comparison with everyday names. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const patternOf = (phrase: string): string => {
  const pattern = plainWords(phrase).replaceAll(' ', ' ?');
  if (phrase.endsWith('!')) return pattern;
  return `${pattern}${phrase.endsWith('*') ? '\\p{L}*' : '(?:s|es)?'}`;
};

const within = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/** A canonical name with its everyday names in English and German. */
export interface NamedThing<Name extends string> {
  readonly names: readonly Name[];
  /** Matches an everyday name anywhere in a text of `plainWords`. */
  readonly pattern: RegExp;
}

/**
 * Parses lines of `canonical canonical: everyday name; everyday name`. `_` is a space in a canonical name, `*` any
 * letters after an everyday name, `!` none; a plural with s needs neither. Lines are tried in order, and a matched name is not
 * matched again: put 'peanut butter' before 'butter'.
 */
export const parseNames = <Name extends string>(lines: string): NamedThing<Name>[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', phrases = ''] = line.split(': ');
      return {
        names: names.split(' ').map((name) => name.replaceAll('_', ' ') as Name),
        pattern: within(phrases.split('; ')),
      };
    });

export interface FoundNames<Name extends string> {
  readonly names: Name[];
  /** The text without the found names. */
  readonly rest: string;
}

/** Finds all canonical names in a text, without duplicates. */
export const findNames = <Name extends string>(
  things: readonly NamedThing<Name>[],
  text: string,
): FoundNames<Name> => {
  const found = new Set<Name>();
  let rest = plainWords(text);
  for (const { names, pattern } of things)
    rest = rest.replace(pattern, () => {
      for (const name of names) found.add(name);
      return ' ';
    });
  return { names: [...found], rest: rest.replace(/ +/g, ' ').trim() };
};
