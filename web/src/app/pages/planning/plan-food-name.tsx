import { t } from '#web/lib/language/translate.ts';
import { useState } from 'react';
import { errorCatalogue } from '#shared/errors/catalogue.ts';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { FoodNameField } from '#web/features/food-entries/form/food-name-field.tsx';
import type { Filled } from '#web/features/food-entries/form/picked-food.ts';
import type { RowFigures } from '#web/features/meal-plans/plan-row.ts';
import type { RenderFoodName } from '#web/features/meal-plans/render-food-name.ts';
import {
  isConsentNeeded,
  lookUpText,
  plateLookupsWith,
  type ReadText,
  ReadTextPanel,
  readTextOf,
  UrgentHelp,
  useUrgentAdvice,
} from '#web/features/foods/public.ts';
import { askConsent } from '../../ask-consent.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';

const typed = (text: string | undefined): number | null => {
  const value = parseDecimal(text ?? '');
  return value === null || Number.isNaN(value) ? null : value;
};

const figuresOfItems = (name: string, items: FoodItem[], serving_size: string | null): RowFigures => {
  const totals = sumNutrients(items);
  return { ...totals, name, calories: Math.round(totals.calories ?? 0), serving_size, items };
};

/** Converts a selected food to the fields of a plan row. */
const figuresOf = ({ picked, values, items }: Filled): RowFigures => {
  const name = values.food_name ?? picked.name;
  const serving = values.serving_size || null;
  if (items) return figuresOfItems(name, items, serving);
  return {
    name,
    calories: Math.round(typed(values.calories) ?? 0),
    protein: typed(values.protein),
    carbs: typed(values.carbs),
    fat: typed(values.fat),
    fiber: typed(values.fiber),
    sugar: null,
    sodium: null,
    serving_size: serving,
    items: null,
  };
};

/** The text of the last lookup, with its foods. */
interface Looked {
  name: string;
  items: FoodItem[];
  read: ReadText | null;
}

/** Name field of a planned meal: uses the items of the food form, or looks up the text. */
export const PlanFoodName = ({ onPick, ...field }: Parameters<RenderFoodName>[0]) => {
  const [looked, setLooked] = useState<Looked | null>(null);
  const { takeUrgent, clearUrgent, urgentAdviceFor } = useUrgentAdvice();
  const lookUp = async (): Promise<void> => {
    const name = field.value.trim();
    clearUrgent();
    try {
      const described = await lookUpText(name);
      const { items } = described;
      if (items.length === 0) return;
      setLooked({ name, items, read: readTextOf(described, name) });
      onPick(figuresOfItems(name, items, null));
    } catch (error) {
      if (takeUrgent(error, name)) return;
      const unknown = t(errorCatalogue.NO_FOOD_RECOGNISED.message);
      notify.error(t('Error'), isConsentNeeded(error) || !(error instanceof Error) ? unknown : error.message);
    }
  };
  const isCurrent = looked !== null && looked.name === field.value.trim();
  return (
    <div className="stack3">
      <FoodNameField
        {...field}
        onPick={(filled) => {
          setLooked(null);
          onPick(figuresOf(filled));
        }}
        onLookUp={() => void lookUp()}
        // Enter in the name field must not submit the form.
        onEnter={(event) => event.preventDefault()}
      />
      <UrgentHelp advice={urgentAdviceFor(field.value)} />
      {isCurrent && looked.read && (
        <ReadTextPanel
          read={looked.read}
          items={looked.items}
          lookUps={plateLookupsWith(askConsent)}
          onChange={(change) => setLooked((now) => (now?.read ? { ...now, read: change(now.read) } : now))}
          onAdd={(added) => {
            const items = [...looked.items, ...added];
            setLooked((now) => now && { ...now, items });
            onPick(figuresOfItems(looked.name, items, null));
          }}
        />
      )}
    </div>
  );
};
