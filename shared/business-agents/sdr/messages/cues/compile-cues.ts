import type { MessageIntent } from '../intents.ts';

/** Phrases of one language by intent: `strong` ones decide alone, `weak` ones only where nothing else is found. */
export type CuePhrases = Partial<
  Record<MessageIntent, { strong?: string[]; normal?: string[]; weak?: string[] }>
>;

/** A phrase that suggests an intent. */
export interface Cue {
  intent: MessageIntent;
  weight: number;
  pattern: RegExp;
  /** Whether a negation earlier in the clause cancels it. */
  isCancelable: boolean;
}

const weights = { strong: 3, normal: 2, weak: 1 } as const;

/** Expands the short forms of phrases: `{name}` a macro, `~` any letters, ` .. ` up to four words. */
const expand = (phrase: string, macros: Readonly<Record<string, string>>): string =>
  phrase
    .replace(/\{([a-z]+)\}/g, (_all, name: string) => `(?:${macros[name] ?? name})`)
    .replaceAll('~', '\\p{L}*')
    .replaceAll(' .. ', '(?: [^ ]+){0,4} ');

/**
 * Compiles phrases to patterns for lower-case text with single spaces. A phrase matches whole words. A leading `!` means
 * that an earlier negation does not cancel it.
 */
export const compileCues = (phrases: CuePhrases, macros: Readonly<Record<string, string>>): Cue[] =>
  Object.entries(phrases).flatMap(([intent, groups]) =>
    Object.entries(groups).flatMap(([strength, list]) =>
      list.map((phrase) => ({
        intent: intent as MessageIntent,
        weight: weights[strength as keyof typeof weights],
        pattern: new RegExp(
          `(?<![\\p{L}\\d])(?:${expand(phrase.replace(/^!/, ''), macros)})(?![\\p{L}\\d])`,
          'u',
        ),
        isCancelable: !phrase.startsWith('!'),
      })),
    ),
  );
