/** Values of a template's placeholders by name. */
export type TemplateValues = ReadonlyMap<string, string>;

/** A text with its placeholders filled. */
export interface Filled {
  text: string;
  /** Distinct placeholders without a value, as written in the template. Excludes those in optional parts. */
  missing: string[];
}

const place = /\{\{([^{}]*)\}\}/g;
const optionalPart = /\[\[([\s\S]*?)\]\]/g;

/** Normalizes a placeholder name: 'First Name' and 'first-name' become `first_name`. */
export const placeNameOf = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');

const placesOf = (text: string): string[] => [...text.matchAll(place)].map(([, name = '']) => name);
const isFilled = (text: string, values: TemplateValues): boolean =>
  placesOf(text).every((name) => values.has(placeNameOf(name)));

/** Words that only make sense with the text after them. */
const leading =
  'at|for|from|with|of|to|in|on|by|about|and|dear mr|dear ms|bei|für|von|mit|an|zu|zum|zur|über|am|im|in|und';
const emptyPlace = new RegExp(String.raw`(?:\s+(?:${leading})(?=\s))*[ \t]*\{\{\}\}`, 'giu');
/** Trailing punctuation that announces more text. */
const waiting = /[\s:|–—-]+$/u;
/** For example 'Phone:'. */
const label = /^[^.,!?]{1,40}:\s*$/u;

/**
 * Returns a greeting, signature or subject without its unknown parts, or an empty string if nothing meaningful is left.
 */
const lineWithout = (line: string, values: TemplateValues): string => {
  const emptied = line.replace(place, (whole, name: string) =>
    values.has(placeNameOf(name)) ? whole : '{{}}',
  );
  const left = emptied
    .replace(emptyPlace, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[ \t]+(?=[,.;:!?])/g, '')
    .replace(/^[\s,;:|–—-]+/u, '');
  const isLabel = /\{\{\}\}\s*$/.test(emptied) && label.test(left);
  return isLabel || !/[\p{L}\p{N}]/u.test(left) ? '' : left.replace(waiting, '');
};

/** Returns a line without the sentences that need an unknown value, or null if none is left. */
const filledLine = (line: string, values: TemplateValues): string | null => {
  if (isFilled(line, values)) return line;
  // Sentences go as a whole; what is no sentence, such as a greeting or a link, loses only its unknown parts.
  const left = line
    .split(/(?<=[.!?]["”’)]?)\s+/u)
    .map((part) => {
      if (isFilled(part, values)) return part;
      return /[.!?]["”’)]?\s*$/u.test(part) ? '' : lineWithout(part, values);
    })
    .filter(Boolean)
    .join(' ');
  return left === '' ? null : left;
};

/** Leftover unbalanced braces and brackets. */
const stray = /\{{2,}|\}{2,}|\[{2,}|\]{2,}/g;

/**
 * Fills the placeholders `{{name}}` of a template. Without a value, the sentence that needs it, or the word leading to
 * it, is dropped. A part in `[[ ]]` is only kept if all its placeholders have values. Values are plain text and never
 * evaluated as templates.
 * @example fillTemplate('Hello {{first_name}},', new Map()).text // 'Hello,'
 */
export const fillTemplate = (template: string, values: TemplateValues): Filled => {
  const text = template.replace(optionalPart, (_whole, part: string) => (isFilled(part, values) ? part : ''));
  const missing = placesOf(text).filter((name) => !values.has(placeNameOf(name)));
  const lines = text.split(/\r\n?|\n/).map((line) => filledLine(line, values));
  const valueOf = (name: string): string => (values.get(placeNameOf(name)) ?? '').replace(stray, '');
  const filled = lines
    .filter((line) => line !== null)
    .join('\n')
    .split(/(\{\{[^{}]*\}\})/)
    .map((part, at) => (at % 2 === 1 ? valueOf(part.slice(2, -2)) : part.replace(stray, '')))
    .join('');
  return {
    text: filled.replace(/\n{3,}/g, '\n\n').trim(),
    missing: [...new Set(missing.map((name) => name.trim()).filter(Boolean))],
  };
};
