import { plural, t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { MealPlan } from '#shared/meal-plans/schema.ts';
import { aisles } from '#shared/meal-plans/shopping/aisles.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import '#web/ui/layout/print-alone.css';
import { IdeasError } from '../ideas-error.tsx';
import { aisleLabels, formatAmount, formatListText } from './shopping-labels.ts';
import classes from './shopping-list.module.css';
import { type ShownItem, useShoppingList } from './use-shopping-list.ts';

interface Props {
  days: readonly MealPlan[];
  onClose: () => void;
}

/** Opens the system's share sheet, or copies the text where there is none. */
const share = async (text: string): Promise<void> => {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ text });
    await navigator.clipboard.writeText(text);
    notify.success(t('Copied'), t('Paste the list wherever you need it.'));
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify.error(t('We couldn’t share the list'), t('Print it instead.'));
  }
};

const groupsOf = (items: readonly ShownItem[]) => {
  const byAisle = Map.groupBy(items, ({ aisle }) => aisle);
  return aisles.flatMap((aisle) => {
    const found = byAisle.get(aisle);
    return found ? [[aisle, found] as const] : [];
  });
};

const ItemRow = ({
  item,
  onCheck,
  onRemove,
}: {
  item: ShownItem;
  onCheck: (isChecked: boolean) => void;
  onRemove: () => void;
}) => (
  <li className={classes.item} data-checked={item.isChecked || undefined}>
    <label className={classes.label}>
      <input
        type="checkbox"
        checked={item.isChecked}
        aria-label={[item.name, formatAmount(item)].filter(Boolean).join(', ')}
        aria-describedby={item.meals.length > 0 ? `${item.key}-meals` : undefined}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <span>
        <span className={classes.name}>{[item.name, formatAmount(item)].filter(Boolean).join(', ')}</span>
        {item.meals.length > 0 && (
          <span className={classes.meals} id={`${item.key}-meals`}>
            {item.meals.join('; ')}
          </span>
        )}
      </span>
    </label>
    {item.isOwn && (
      <Button
        variant="subtle"
        size="xs"
        className={classes.remove ?? ''}
        aria-label={t('Remove {name}', { name: item.name })}
        onClick={onRemove}
      >
        <X aria-hidden />
      </Button>
    )}
  </li>
);

/** Dialog with what to buy for the planned days by aisle: check off, add, share and print. */
export const ShoppingListDialog = ({ days, onClose }: Props) => {
  const { items, error, isFetching, retry, check, add, remove } = useShoppingList(days);
  const [typed, setTyped] = useState('');
  const groups = groupsOf(items ?? []);
  const done = items?.filter(({ isChecked }) => isChecked).length ?? 0;
  const addTyped = (): void => {
    if (add(typed.trim())) setTyped('');
  };
  return (
    <Dialog title={t('Shopping list')} onClose={onClose} width="34rem">
      <div className="stack5" data-printed>
        {!items && !error && <SkeletonBlock height="14rem" />}
        {error && !items && <IdeasError message={error.message} isRetrying={isFetching} onRetry={retry} />}
        {items && (
          <p className="secondary" role="status">
            {items.length === 0
              ? t('Plan a few meals and their ingredients appear here. You can also add items yourself.')
              : plural(items.length, '{done} of {count} item checked', '{done} of {count} items checked', {
                  done: formatNumber(done),
                  count: formatNumber(items.length),
                })}
          </p>
        )}
        {groups.map(([aisle, found]) => (
          <section key={aisle} aria-label={aisleLabels[aisle]}>
            <h3 className={classes.aisle}>{aisleLabels[aisle]}</h3>
            <ul className={classes.items}>
              {found.map((item) => (
                <ItemRow
                  key={item.key}
                  item={item}
                  onCheck={(isChecked) => check(item, isChecked)}
                  onRemove={() => remove(item)}
                />
              ))}
            </ul>
          </section>
        ))}
        <form
          className={classes.add}
          onSubmit={(event) => {
            event.preventDefault();
            addTyped();
          }}
        >
          <TextInput
            label={t('Add an item')}
            placeholder={t('For example dish soap')}
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" leftSection={<Plus aria-hidden />} disabled={!typed.trim()}>
            {t('Add')}
          </Button>
        </form>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<Share2 aria-hidden />}
            disabled={groups.length === 0}
            onClick={() => void share(formatListText(groups))}
          >
            {t('Share')}
          </Button>
          <Button
            variant="default"
            leftSection={<Printer aria-hidden />}
            disabled={groups.length === 0}
            onClick={() => window.print()}
          >
            {t('Print')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
