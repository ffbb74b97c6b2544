import { t } from '#web/lib/language/translate.ts';
import type { DietConflict } from '#shared/diet/conflicts.ts';
import { certainties } from '#shared/diet/diet-warning.ts';
import { dietLabel } from '#shared/diet/labels.ts';
import { language } from '#web/lib/language/language.ts';

const [certain, possible, unknown] = certainties;

const listOf = (conflicts: readonly DietConflict[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(
    conflicts.map(({ name }) => dietLabel(name, language)),
  );

/** Returns the warnings about a food, most certain first. What is unknown is never called safe. */
export const dietWarnings = (conflicts: readonly DietConflict[]): string[] => {
  const of = (certainty: DietConflict['certainty'], isDiet: boolean): DietConflict[] =>
    conflicts.filter(
      (conflict) =>
        conflict.certainty === certainty &&
        (conflict.kind === 'diet') === isDiet &&
        conflict.kind !== 'dislike',
    );
  const lines = [
    [of(certain, false), (names: string) => t('Contains {names}.', { names })],
    [of(certain, true), (names: string) => t('Doesn’t fit your diet: {names}.', { names })],
    [of(possible, false), (names: string) => t('May contain {names}.', { names })],
    [
      of(unknown, false),
      (names: string) => t('We don’t know whether it contains {names}. Check the label.', { names }),
    ],
    [of(unknown, true), (names: string) => t('We don’t know whether it is {names}.', { names })],
  ] as const;
  return lines.flatMap(([found, text]) => (found.length === 0 ? [] : [text(listOf(found))]));
};
