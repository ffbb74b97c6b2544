import { dietLabel } from '#shared/diet/labels.ts';
import { language } from '#web/lib/language/language.ts';

/** Returns a name as shown: 'Tree nuts'. */
export const chipLabel = (name: string): string => {
  const label = dietLabel(name, language);
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** Returns the name of a chosen suggestion, or the typed text as it is. */
export const nameOfLabel = (typed: string, suggestions: readonly string[]): string => {
  const text = typed.trim();
  return suggestions.find((name) => chipLabel(name).toLowerCase() === text.toLowerCase()) ?? text;
};
