import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import type { FoodItem } from '#shared/nutrition/values/food-item.ts';
import { FoodTextField } from '../plate-items/food-text-field.tsx';
import type { PlateLookups } from '../plate-items/plate-lookups-type.ts';
import { PackagedFoods } from '../packaged/lazy-packaged-foods.tsx';
import { foodSearchQuery } from './food-search-query.ts';
import { itemOfHit } from './item-of-hit.ts';
import { splitAmount } from './split-amount.ts';
import classes from './open-words.module.css';

interface Props {
  /** The words, as the user wrote them. */
  words: string;
  /** Where they stand: 'dinner, yesterday'. Missing if that is obvious. */
  place?: string;
  /** Amount in front of the words: '2'. */
  amount?: string;
  lookUps: PlateLookups;
  onAdd: (items: FoodItem[]) => void;
  onDismiss: () => void;
}

/** Foods of a typed answer, and its words that were not understood either. */
interface Partly {
  items: FoodItem[];
  open: readonly string[];
}

/** Maximum number of suggested foods. */
const MAX_SUGGESTIONS = 3;

/** Question about words that were not understood: suggested foods, a search field, and a button to dismiss it. */
export const OpenWordQuestion = ({ words, place, lookUps, onAdd, onDismiss, ...before }: Props) => {
  const { food, ...inWords } = splitAmount(words);
  const amount = before.amount || inWords.amount;
  const [isSearching, setSearching] = useState(false);
  const [isPackaged, setPackaged] = useState(false);
  const [partly, setPartly] = useState<Partly | null>(null);
  const id = useId();
  const { data } = useQuery(foodSearchQuery(food));
  const suggestions = data?.foods.slice(0, MAX_SUGGESTIONS) ?? [];
  const [next] = partly?.open ?? [];
  if (partly && next !== undefined) {
    const answer = (items: FoodItem[]): void => {
      const rest = { items: [...partly.items, ...items], open: partly.open.slice(1) };
      if (rest.open.length === 0) onAdd(rest.items);
      else setPartly(rest);
    };
    return (
      <OpenWordQuestion
        key={next}
        words={next}
        lookUps={lookUps}
        onAdd={answer}
        onDismiss={() => answer([])}
      />
    );
  }
  return (
    <div className={classes.question} role="group" aria-labelledby={id} data-open-word={words}>
      <p id={id}>
        {place === undefined
          ? t('“{words}”: add it?', { words })
          : t('“{words}” from {place}: add it?', { words, place })}
      </p>
      <div className={classes.choices}>
        {suggestions.map((hit) => (
          <Button
            key={hit.record_id}
            variant="default"
            size="compact-md"
            className={classes.choice ?? ''}
            leftSection={<Plus aria-hidden />}
            aria-label={t('Add {name}', { name: hit.name })}
            onClick={() => void itemOfHit(hit, amount, lookUps.find).then((item) => onAdd([item]))}
          >
            {hit.name}
          </Button>
        ))}
        {!isSearching && (
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.choice ?? ''}
            aria-label={t('Search for “{words}”', { words })}
            onClick={() => setSearching(true)}
          >
            {suggestions.length > 0 ? t('Something else') : t('Rephrase')}
          </Button>
        )}
        {!isPackaged && (
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.choice ?? ''}
            aria-label={t('Search packaged foods for “{words}”', { words })}
            onClick={() => setPackaged(true)}
          >
            {t('Search packaged foods')}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.choice ?? ''}
          aria-label={t('Don’t add “{words}”', { words })}
          onClick={onDismiss}
        >
          {t('Don’t add')}
        </Button>
      </div>
      {isPackaged && <PackagedFoods words={food} amount={amount} onPick={({ item }) => onAdd([item])} />}
      {isSearching && (
        <FoodTextField
          lookUps={lookUps}
          label={t('What is “{words}”?', { words })}
          placeholder={t('A tablespoon of olive oil')}
          initial={[amount, food].filter(Boolean).join(' ')}
          submit={t('Add')}
          leave={t('Not now')}
          onFound={(items, _text, open) => (open.length === 0 ? onAdd(items) : setPartly({ items, open }))}
          onCancel={() => setSearching(false)}
        />
      )}
    </div>
  );
};
