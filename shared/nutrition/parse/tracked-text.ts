/** A range of the original text: from (inclusive) to (exclusive), in UTF-16 units. */
export type TextRange = readonly [from: number, to: number];

/** Returns the range from the first to the last of some ranges; empty at 0 if there are none. */
export const enclosingRange = (ranges: readonly TextRange[]): TextRange =>
  ranges.length === 0
    ? [0, 0]
    : [Math.min(...ranges.map(([from]) => from)), Math.max(...ranges.map(([, to]) => to))];

/** A rewritten text with the original range of each of its characters. */
export interface TrackedText {
  text: string;
  /** Original start and end per character; null as long as nothing was rewritten. */
  origins: { from: Int32Array; to: Int32Array } | null;
}

/** Returns the original range of a range of the rewritten text. */
export const originalRange = ({ origins }: TrackedText, from: number, to: number): TextRange =>
  origins === null ? [from, to] : [origins.from[from] ?? from, origins.to[to - 1] ?? to];

/**
 * Replaces all matches and keeps track of where each character came from.
 * @param pattern with the flag g
 */
export const rewrite = (
  source: TrackedText,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string,
): TrackedText => {
  const matches = [...source.text.matchAll(pattern)];
  if (matches.length === 0) return source;
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  const keep = (start: number, end: number): void => {
    for (let at = start; at < end; at += 1) {
      const [first, last] = originalRange(source, at, at + 1);
      from.push(first);
      to.push(last);
    }
    text += source.text.slice(start, end);
  };
  let done = 0;
  for (const match of matches) {
    keep(done, match.index);
    done = match.index + match[0].length;
    const made = replace(match);
    const [first, last] = originalRange(source, match.index, Math.max(done, match.index + 1));
    for (let at = 0; at < made.length; at += 1) {
      from.push(first);
      to.push(last);
    }
    text += made;
  }
  keep(done, source.text.length);
  return { text, origins: { from: Int32Array.from(from), to: Int32Array.from(to) } };
};
