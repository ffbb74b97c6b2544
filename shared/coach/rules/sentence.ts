import type { Fact } from '../../facts/fact.ts';
import type { CoachSource } from '../schema.ts';

type Part = Fact | Said | string;

/** How a sentence is put together, so that it can be written in another language. */
type Template =
  | { kind: 'text'; key: string; parts: readonly Part[] }
  | { kind: 'joined'; parts: readonly Said[]; between: string }
  | { kind: 'capital'; said: Said };

/** A sentence and the facts behind its numbers. */
export interface Said {
  /** In English, or in the language of the speaker that wrote it. */
  text: string;
  cited: readonly Fact[];
  template?: Template;
  /** Sources of general knowledge. */
  sources?: readonly CoachSource[];
  /** Set if entries that are older than the loaded ones may change the answer. */
  needsOlder?: true;
  /** Set if the question may not be understood, so that a part of the message may have a better answer. */
  isUnsure?: true;
  /** Set if the asked numbers are left out for a user with a stated eating disorder (decision 0069). */
  isWithheld?: true;
}

const isSaid = (part: Fact | Said): part is Said => 'cited' in part;

const needs = (parts: readonly Part[]): { needsOlder?: true } =>
  parts.some((part) => typeof part !== 'string' && isSaid(part) && part.needsOlder)
    ? { needsOlder: true }
    : {};

const composed = (texts: readonly string[], parts: readonly Part[]): Said => {
  const cited: Fact[] = [];
  const words = parts.map((part) => {
    if (typeof part === 'string') return part;
    if (!isSaid(part)) {
      cited.push(part);
      return part.words;
    }
    cited.push(...part.cited);
    return part.text;
  });
  return {
    text: texts.map((text, at) => `${text}${words[at] ?? ''}`).join(''),
    cited,
    template: {
      kind: 'text',
      key: texts.map((text, at) => (at === 0 ? text : `{${at}}${text}`)).join(''),
      parts,
    },
    ...needs(parts),
  };
};

/**
 * Builds a sentence: facts are inserted as words and cited. The plain text must not contain numbers, so that every
 * number comes from a fact. The text with numbered places is the key of its translation, as are inserted strings.
 * @example say`You had ${fact} ${period.fact}.` // 'You had {1} {2}.'
 */
export const say = (texts: TemplateStringsArray, ...parts: readonly Part[]): Said => composed(texts, parts);

/** An empty sentence. */
export const silence: Said = { text: '', cited: [] };

const together = (parts: readonly Said[], between: string): Said => {
  const nonEmpty = parts.filter(({ text }) => text !== '');
  return {
    text: nonEmpty.map(({ text }) => text).join(between),
    cited: nonEmpty.flatMap(({ cited }) => cited),
    template: { kind: 'joined', parts: nonEmpty, between },
    ...needs(nonEmpty),
  };
};

/** Joins sentences. */
export const sentences = (...parts: readonly Said[]): Said => together(parts, ' ');

/** 'one, two and three'. */
export const listed = (parts: readonly Said[]): Said => {
  const [last, ...before] = [...parts].reverse();
  if (last === undefined) return silence;
  return before.length === 0 ? last : say`${together(before.reverse(), ', ')} and ${last}`;
};

/** Capitalizes the first letter. */
export const capital = (said: Said): Said => ({
  ...said,
  text: said.text.charAt(0).toUpperCase() + said.text.slice(1),
  template: { kind: 'capital', said },
});

/** Marks an answer to a question that may not be understood. */
export const unsure = (said: Said): Said => ({ ...said, isUnsure: true });

/** Returns a sentence after a change of its parts, the innermost first. */
export const mapSaid = (said: Said, change: (part: Said) => Said): Said => {
  const { template, text: _text, cited: _cited, ...rest } = said;
  if (template === undefined) return change(said);
  const inner = (part: Said): Said => mapSaid(part, change);
  if (template.kind === 'capital') return change({ ...rest, ...capital(inner(template.said)) });
  if (template.kind === 'joined')
    return change({ ...rest, ...together(template.parts.map(inner), template.between) });
  const parts = template.parts.map((part) => (typeof part !== 'string' && isSaid(part) ? inner(part) : part));
  return change({ ...rest, ...composed(template.key.split(/\{\d+\}/), parts) });
};
