import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import { eatenItems, wholeGramsOf } from '#shared/recipes/servings.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { fieldNumber, formatNumber } from '#web/ui/format/format-number.ts';
import { MainNutrients } from '#web/ui/nutrition/main-nutrients.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { LogTargetFields, useLogFoods, useLogTarget } from '#web/features/food-entries/public.ts';
import { servingsText } from './count-labels.ts';

interface Props {
  /** Day and meal that logging was opened for; null for none. */
  openedFor: LocalDate | null;
  openedMeal: MealType | null;
  meal: SavedMeal;
  onLogged: () => void;
  onClose: () => void;
}
type Measure = 'servings' | 'grams';

const measures: { value: Measure; label: string; unit: string; step: number; usual: string }[] = [
  { value: 'servings', label: t('Servings'), unit: t('servings'), step: 0.25, usual: '1' },
  { value: 'grams', label: t('Grams'), unit: 'g', step: 10, usual: '' },
];

const servingText = (measure: Measure, amount: number): string =>
  measure === 'grams' ? `${formatNumber(amount, 1)} g` : servingsText(amount);

const usual: { chosen: Measure; typed: string } = { chosen: 'servings', typed: '1' };

/** Dialog that logs a saved meal: servings, day and meal. */
export const LogMealDialog = ({ meal, onLogged, onClose, openedFor, openedMeal }: Props) => {
  const target = useLogTarget({ day: openedFor, meal: openedMeal });
  const [chosen, setChosen] = useState(usual.chosen);
  const [typed, setTyped] = useState(usual.typed);
  const draft = useDraft({
    form: 'log-meal',
    item: meal.id,
    values: { chosen, typed },
    initial: usual,
    restore: (kept) => {
      setChosen(kept.chosen);
      setTyped(kept.typed);
    },
  });
  const [isAsked, setAsked] = useState(false);
  const { log, isLogging } = useLogFoods(() => {
    draft.end();
    onLogged();
  });
  const { unit, step } = measures.find(({ value }) => value === chosen)!;
  const amount = parseDecimal(typed);
  const items =
    amount === null || Number.isNaN(amount)
      ? null
      : eatenItems(meal, chosen === 'grams' ? { grams: amount } : { servings: amount });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!items || amount === null) return;
    const { mealType, day } = target;
    log({ name: meal.name, items, serving: servingText(chosen, amount), mealType, day });
  };
  return (
    <Dialog title={meal.name} onClose={onClose} closesBeside={false} width="30rem">
      <form className="stack5" onSubmit={submit} noValidate aria-label={t('Log {name}', { name: meal.name })}>
        <DraftNote draft={draft} />
        {wholeGramsOf(meal) !== null && (
          <ChoicePicker
            label={t('Measure by')}
            choices={measures}
            value={chosen}
            onChange={(next) => {
              setChosen(next);
              setTyped(measures.find(({ value }) => value === next)!.usual);
            }}
            note={meal.cooked_grams !== null && t('Grams are for the cooked meal.')}
          />
        )}
        <NumberField
          label={t('How much')}
          unit={unit}
          step={step}
          rightSectionWidth={unit === 'g' ? 36 : 80}
          data-autofocus
          value={typed}
          onChange={setTyped}
          error={
            isAsked &&
            !items &&
            t('Enter how much you ate, such as {example}.', { example: fieldNumber(1.5) })
          }
        />
        <MainNutrients label={t('Amount to log')} figures={items ? sumNutrients(items) : unknownNutrients} />
        <LogTargetFields target={target} />
        <Button type="submit" size="lg" loading={isLogging}>
          {t('Log Food')}
        </Button>
      </form>
    </Dialog>
  );
};
