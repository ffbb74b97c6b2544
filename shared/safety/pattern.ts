/** Named alternatives that patterns refer to as `{name}`. Each is the source of a regular expression. */
export type Concepts = Readonly<Record<string, string>>;

const expand = (source: string, concepts: Concepts): string =>
  source
    .replace(/\{([a-z]\w*)\}/gi, (_, name: string) => {
      const words = concepts[name];
      if (words === undefined) throw new Error(`Unknown concept ${name}.`);
      return `(?:${expand(words, concepts)})`;
    })
    // ' ~4 ' stands for up to four words of the same sentence.
    .replace(/ ~(\d+) /g, (_, most: string) => ` (?:[^ |]+ ){0,${most}}?`);

/** Throws if a source names a concept that does not exist: patterns compile late, and a text must not be the first to find out. */
export const requireKnown = (source: string, concepts: Concepts): void => {
  for (const [, name = ''] of source.matchAll(/\{([a-z]\w*)\}/gi))
    if (concepts[name] === undefined) throw new Error(`Unknown concept ${name}.`);
};

/**
 * Compiles patterns over normalized text. `{name}` is a concept and ` ~4 ` up to four words of the same sentence; a
 * pattern matches whole words only.
 */
export const compile = (sources: readonly string[], concepts: Concepts): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${sources.map((source) => expand(source, concepts)).join('|')})(?![a-z0-9])`);

/** Compiles patterns when they are first used, since few texts need all of them. */
export const lazily = (sources: readonly string[], concepts: Concepts): ((text: string) => boolean) => {
  let pattern: RegExp | undefined;
  return (text) => {
    pattern ??= compile(sources, concepts);
    return pattern.test(text);
  };
};
