import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Product } from '#shared/barcodes/schema.ts';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { useDraft } from '#web/lib/drafts/use-draft.ts';
import { DraftNote } from '#web/ui/feedback/draft-note.tsx';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { fieldNumber } from '#web/ui/format/format-number.ts';
import { MainNutrients } from '#web/ui/nutrition/main-nutrients.tsx';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { LogTargetFields, useLogFoods, useLogTarget } from '#web/features/food-entries/public.ts';
import classes from './barcode-log.module.css';
import { caloriesOf, noEnergy, PackageEnergyFields } from './package-energy.tsx';
import { ProductFacts } from './product-facts.tsx';
import { measureOf, productItem, productName, servingText } from './product-item.ts';
import { UnitLabel } from './unit-label.tsx';
import { useProductAmount } from './use-product-amount.ts';

interface Props {
  /** Day and meal that logging was opened for; null for none. */
  openedFor: LocalDate | null;
  openedMeal: MealType | null;
  product: Product;
  onLogged: () => void;
  onLeave: () => void;
}

/** Form for a product's amount and meal. Nutrition facts update on every keystroke. */
export const ProductForm = ({ product, onLogged, onLeave, openedFor, openedMeal }: Props) => {
  const { units, unit, typed, grams, type, choose, restore } = useProductAmount(product);
  const [energy, setEnergy] = useState(noEnergy);
  const [first] = useState({ unit: unit.id, typed });
  const draft = useDraft({
    form: 'product',
    item: product.barcode,
    values: { unit: unit.id, typed, energy: energy.typed, energyUnit: energy.unit },
    initial: { ...first, energy: noEnergy.typed, energyUnit: noEnergy.unit },
    restore: (kept) => {
      restore(kept.unit, kept.typed);
      setEnergy({ typed: kept.energy, unit: kept.energyUnit });
    },
  });
  const [isAsked, setAsked] = useState(false);
  const target = useLogTarget({ day: openedFor, meal: openedMeal });
  const { log, isLogging } = useLogFoods(() => {
    draft.end();
    onLogged();
  });

  const measure = measureOf(product);
  const asksCalories = product.per_100_g.calories === null;
  const calories = asksCalories ? caloriesOf(energy) : null;
  const item = grams === null ? null : productItem(product, grams, calories);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (item === null || grams === null || (asksCalories && calories === null)) return;
    const { mealType, day } = target;
    log({
      name: productName(product),
      items: [item],
      serving: servingText(product, unit, grams),
      mealType,
      day,
    });
  };

  return (
    <form className={classes.product} onSubmit={submit} noValidate aria-label={t('Log product')}>
      <DraftNote draft={draft} />
      <ProductFacts product={product} />
      {units.length > 1 && (
        <ChoicePicker
          label={t('Measure in')}
          choices={units.map((each) => ({
            value: each.id,
            label: <UnitLabel unit={each} measure={measure} />,
          }))}
          value={unit.id}
          onChange={choose}
        />
      )}
      <div className={classes.amounts}>
        <NumberField
          label={t('Amount')}
          unit={unit.id === 'weight' ? measure : `× ${fieldNumber(unit.grams)} ${measure}`}
          rightSectionWidth={unit.id === 'weight' ? 40 : 92}
          step={unit.id === 'weight' ? 10 : 0.5}
          value={typed}
          onChange={type}
          error={
            isAsked &&
            grams === null &&
            t('Enter an amount, such as {example}.', { example: fieldNumber(1.5) })
          }
        />
        {asksCalories && (
          <PackageEnergyFields measure={measure} energy={energy} onChange={setEnergy} isAsked={isAsked} />
        )}
      </div>
      <div className={classes.figures} aria-live="polite">
        <MainNutrients label={t('Amount to log')} figures={item?.nutrients ?? unknownNutrients} />
      </div>
      <LogTargetFields target={target} />
      <div className={classes.ways}>
        <Button type="submit" size="lg" loading={isLogging}>
          {t('Log Food')}
        </Button>
        <Button variant="default" size="lg" onClick={onLeave}>
          {t('Scan another')}
        </Button>
      </div>
    </form>
  );
};
