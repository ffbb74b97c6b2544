/** What fills a template's places, by their names. */
export type TemplateValues = ReadonlyMap<string, string>;

/** A text with its places filled. */
export interface Filled {
  text: string;
  /** Places that nothing fills, as the template names them, each once. Optional parts are not missed. */
  missing: string[];
}

const place = /\{\{([^{}]*)\}\}/g;
const optionalPart = /\[\[([\s\S]*?)\]\]/g;

/** 'First Name' and 'first-name' are the place `first_name`. */
export const placeNameOf = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');

const placesOf = (text: string): string[] => [...text.matchAll(place)].map(([, name = '']) => name);
const isFilled = (text: string, values: TemplateValues): boolean =>
  placesOf(text).every((name) => values.has(placeNameOf(name)));

/** Words that lead to what comes after them, and say nothing without it. */
const leading =
  'at|for|from|with|of|to|in|on|by|about|and|dear mr|dear ms|bei|für|von|mit|an|zu|zum|zur|über|am|im|in|und';
const emptyPlace = new RegExp(String.raw`(?:\s+(?:${leading})(?=\s))*[ \t]*\{\{\}\}`, 'giu');
/** A line's end that waits for more. */
const waiting = /[\s:|–—-]+$/u;
/** 'Phone:' */
const label = /^[^.,!?]{1,40}:\s*$/u;

/** A greeting, a signature or a subject without what is not known; empty where nothing is left that says anything. */
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

/** A line of which every sentence that needs what is not known is left out. */
const filledLine = (line: string, values: TemplateValues): string | null => {
  if (isFilled(line, values)) return line;
  const left = /[.!?]["”’)]?\s*$/u.test(line)
    ? line
        .split(/(?<=[.!?]["”’)]?)\s+/u)
        .filter((sentence) => isFilled(sentence, values))
        .join(' ')
    : lineWithout(line, values);
  return left === '' ? null : left;
};

/** What is left of braces and brackets that close nothing. */
const stray = /\{{2,}|\}{2,}|\[{2,}|\]{2,}/g;

/**
 * Fills the places `{{name}}` of a template. What nothing fills is left out with the sentence that needs it, or the word
 * that leads to it; a part in `[[ ]]` is there only if all of its places are filled. Values are text, never templates.
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
