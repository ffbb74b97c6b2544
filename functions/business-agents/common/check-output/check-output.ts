import type { LocalDate } from '#shared/time/local-date.ts';
import type { Language } from '#shared/language/languages.ts';
import { findFalseDeed } from './find-deeds.ts';
import { findLeak } from './find-leaks.ts';
import { findUnlistedLink } from './find-links.ts';
import { findInventedNumber } from './find-numbers.ts';
import { findInventedPromise } from './find-promises.ts';
import { findUnsupported } from './find-unsupported.ts';

/** What a model's text is compared with. */
export interface OutputContext {
  /** The user's request. */
  asked: string;
  /** A message by someone else that the text answers; blank if there is none. It backs no promises. */
  message: string;
  /** All data that the model had. */
  given: unknown;
  /** A template or outline by rules. Its numbers and addresses are known, but its words back no deed and no promise. */
  template?: unknown;
  /** Rows that were really stored: 'event: Call with Ana, 2026-11-30T14:00, 30 min'. */
  done: readonly string[];
  today: LocalDate;
  language: Language;
}

/** Why a text must not be shown. */
export interface OutputFault {
  kind:
    | 'leaked_instructions'
    | 'unlisted_link'
    | 'false_deed'
    | 'invented_number'
    | 'invented_promise'
    | 'unsupported_statement';
  text: string;
}

/**
 * Checks a text that a model wrote: it claims no deed without a stored row, and contains no number, offer, assurance,
 * address or instruction that was not given. Returns the first fault, or null.
 */
export const checkOutput = (text: string, context: OutputContext): OutputFault | null => {
  const { asked, message, given, template, done } = context;
  const own = `${JSON.stringify(given ?? '')} ${message === '' ? asked : ''}`;
  const everything = `${own} ${JSON.stringify(template ?? '')} ${asked} ${message} ${done.join(' ')}`;
  const faults: readonly (readonly [OutputFault['kind'], () => string | null])[] = [
    ['leaked_instructions', () => findLeak(text)],
    ['unlisted_link', () => findUnlistedLink(text, everything)],
    ['false_deed', () => findFalseDeed(text, { given: JSON.stringify(given ?? ''), done, message })],
    [
      'invented_number',
      () =>
        findInventedNumber(text, {
          ...context,
          given: template === undefined ? given : [given, template],
          asked: `${asked} ${message}`,
        }),
    ],
    ['invented_promise', () => findInventedPromise(text, { own, message })],
    [
      'unsupported_statement',
      () =>
        findUnsupported(text, {
          own,
          message,
          template: JSON.stringify(template ?? ''),
          asked,
          given: JSON.stringify(given ?? ''),
          done,
        }),
    ],
  ];
  for (const [kind, find] of faults) {
    const found = find();
    if (found !== null) return { kind, text: found };
  }
  return null;
};
