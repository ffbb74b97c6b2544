import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useRef, useState } from 'react';
import type { MealType } from '#shared/food-entries/meal-type.ts';
import type { SavedMeal } from '#shared/recipes/schema.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx';
import { PageSpinner } from '#web/ui/feedback/page-spinner.tsx';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { useSingleOpen } from '#web/ui/interaction/use-single-open.ts';
import { LogMealDialog } from './log-meal-dialog.tsx';
import { MealCard } from './meal-card.tsx';
import { MealEditor } from './meal-editor.tsx';
import classes from './recipes.module.css';
import { savedMealsQuery } from './saved-meals-query.ts';
import { useDeleteMeal } from './use-delete-meal.ts';

interface Props {
  /** Day and meal that logging was opened for; null for none. */
  openedFor: LocalDate | null;
  openedMeal: MealType | null;
  onLogged: () => void;
  renderConsent: RenderConsent;
}
type Open = { what: 'log' | 'edit'; meal: SavedMeal } | { what: 'new' };

/** Number of meals shown at first. */
const FEW = 8;

/** List of the user's saved meals and recipes, with actions to log, edit and create. */
export const MyMeals = ({ onLogged, renderConsent, ...opened }: Props) => {
  const saved = useQuery(savedMealsQuery);
  const { data: meals, error } = saved;
  const { open, show, close } = useSingleOpen<Open>();
  const [sought, setSought] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const remove = useDeleteMeal(() => add.current?.focus());

  const dialogs = open && (
    <>
      {open.what !== 'log' && (
        <MealEditor
          meal={open.what === 'edit' ? open.meal : null}
          onClose={() => close(open)}
          renderConsent={renderConsent}
        />
      )}
      {open.what === 'log' && (
        <LogMealDialog
          meal={open.meal}
          {...opened}
          onLogged={() => {
            if (close(open)) onLogged();
          }}
          onClose={() => close(open)}
        />
      )}
    </>
  );
  const make = (
    <Button ref={add} leftSection={<Plus aria-hidden />} onClick={() => show({ what: 'new' })}>
      {t('New meal or recipe')}
    </Button>
  );
  // The dialogs keep their place in the tree, so that a change of the list does not close or empty them.
  const withDialogs = (list: ReactNode) => (
    <>
      {list}
      {dialogs}
    </>
  );
  if (!meals) {
    if (!error) return withDialogs(<PageSpinner />);
    return withDialogs(<LoadFailure title={t('We couldn’t load your meals')} query={saved} />);
  }
  if (meals.length === 0) {
    return withDialogs(
      <EmptyState
        title={t('No saved meals yet')}
        message={t(
          'Save what you eat often, or paste a recipe. We calculate it once, and you log it in two taps.',
        )}
        action={make}
      />,
    );
  }
  const words = sought.trim().toLowerCase();
  const shown = meals.filter(({ name }) => name.toLowerCase().includes(words));
  return withDialogs(
    <section aria-label={t('My meals')}>
      <div className={classes.bar}>
        {meals.length > FEW ? (
          <TextInput
            aria-label={t('Search saved meals')}
            placeholder={t('Search saved meals')}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
          />
        ) : (
          <span />
        )}
        {make}
      </div>
      {shown.length === 0 && <p className={classes.quiet}>{t('No matching saved meals.')}</p>}
      <ul className="stack3">
        {shown.map((meal) => (
          <MealCard
            key={meal.id}
            meal={meal}
            isGoing={remove.isPending && remove.variables.id === meal.id}
            onLog={() => show({ what: 'log', meal })}
            onEdit={() => show({ what: 'edit', meal })}
            onDelete={() => remove.mutate(meal)}
          />
        ))}
      </ul>
    </section>,
  );
};
