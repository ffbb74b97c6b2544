import { plural, t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Package from 'lucide-react/icons/package';
import Star from 'lucide-react/icons/star';
import { type PackagedFood, PackagedFoods } from '#web/features/foods/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { type FoodOption, kcalText } from './food-options.ts';
import classes from './food-list.module.css';
import type { FoodOptions } from './use-food-options.ts';

interface Props extends FoodOptions {
  id: string;
  /** Key of the option that Enter selects; null for none. */
  active: string | null;
  onPick: (option: FoodOption) => void;
  onLookUp: () => void;
  /** Words to search packaged foods for; null before the user asks for it. */
  packaged: string | null;
  /** Null while nothing is typed. */
  onSearchPackaged: (() => void) | null;
  onPickPackaged: (packaged: PackagedFood) => void;
}

export const optionId = (listId: string, key: string): string =>
  `${listId}-${key.replaceAll(/[^\w-]/g, '_')}`;

/** List of matching foods under the name field. */
export const FoodList = ({
  id,
  groups,
  line,
  onRetry,
  isNothing,
  typedMeal,
  active,
  onPick,
  onLookUp,
  packaged,
  onSearchPackaged,
  onPickPackaged,
}: Props) => {
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    // A click here must not take the focus from the field.
    <div className={classes.list} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('Foods')}>
        {groups.map(({ title, options }) => (
          <div key={title} role="group" aria-label={title}>
            <div className={classes.title} aria-hidden>
              {title}
            </div>
            {options.map((option) => (
              <button
                key={option.key}
                id={optionId(id, option.key)}
                className={classes.option}
                type="button"
                // The focus stays in the field, which references the active option.
                tabIndex={-1}
                role="option"
                aria-selected={option.key === active}
                onClick={() => onPick(option)}
              >
                <span className={classes.food}>
                  <span className={classes.name}>
                    {option.name}
                    {option.favourite && <Star role="img" aria-label={t('Favorite')} />}
                  </span>
                  {option.note && <span className="note truncate">{option.note}</span>}
                </span>
                <span className={classes.calories}>{kcalText(option.calories)}</span>
              </button>
            ))}
          </div>
        ))}
      </div>
      <div
        className={line === null && typedMeal === null ? 'visually-hidden' : (classes.line ?? '')}
        role="status"
      >
        {typedMeal ?? line ?? plural(count, '{n} food', '{n} foods', { n: formatNumber(count) })}
        {onRetry && typedMeal === null && (
          <Button variant="subtle" size="xs" onClick={onRetry}>
            {t('Retry')}
          </Button>
        )}
        {/* On phones, the list covers the button that this text mentions. */}
        {(isNothing || typedMeal !== null) && (
          <Button variant="subtle" size="xs" onClick={onLookUp}>
            {t('Look up')}
          </Button>
        )}
      </div>
      {packaged !== null && <PackagedFoods words={packaged} onPick={onPickPackaged} />}
      {packaged === null && onSearchPackaged && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.packaged ?? ''}
          leftSection={<Package aria-hidden />}
          onClick={onSearchPackaged}
        >
          {t('Search packaged foods')}
        </Button>
      )}
    </div>
  );
};
