import { t } from '#web/lib/language/translate.ts';
import type { MacroName } from './energy-shares.ts';
import classes from './macro-key.module.css';

export const macroLabels: Record<MacroName, string> = {
  protein: t('Protein'),
  carbs: t('Carbs'),
  fat: t('Fat'),
};

/** Color sample before a macro's name. */
export const MacroKey = ({ macro }: { macro: MacroName }) => (
  <span className={classes.key} data-part={macro} aria-hidden />
);
