import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { portionKeyOf } from '#shared/foods/portion-key.ts';
import type { UsualPortion } from '#shared/foods/usual-portions.ts';
import { portionName } from '#web/features/foods/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './remembered-corrections.module.css';
import { LearnedCard } from './learned-card.tsx';
import { LearnedRow } from './learned-row.tsx';
import { useUsualPortions } from './use-usual-portions.ts';

/** Describes the weight: '60 g without an amount', '40 g per slice'. */
const weightText = ({ grams: weight, unit }: UsualPortion): string => {
  const grams = formatNumber(weight, 1);
  if (unit === 'each') return t('{grams} g each', { grams });
  if (unit === 'serving') return t('{grams} g when you name no amount', { grams });
  const [name = unit, ...words] = unit.split('-');
  return t('{grams} g per {unit}', { grams, unit: portionName({ unit: name, words }) });
};

/** List of the usual portions that were learned from corrected weights. Empty until there is one. */
export const UsualPortions = () => {
  const title = useRef<HTMLHeadingElement>(null);
  const { data, forget, forgetAll, isBusy, going } = useUsualPortions(() => title.current?.focus());
  return (
    <LearnedCard id="usual-portions" title={t('Your usual portions')} titleRef={title}>
      {data && data.length > 0 && (
        <>
          <ul className={classes.list}>
            {data.map((portion) => (
              <LearnedRow
                key={portionKeyOf(portion)}
                words={portion.name}
                meaning={weightText(portion)}
                isGoing={going !== null && portionKeyOf(going) === portionKeyOf(portion)}
                removal={t('Forget the usual portion of {name}', { name: portion.name })}
                onRemove={() => forget(portion)}
              />
            ))}
          </ul>
          <Button variant="default" size="xs" disabled={isBusy} onClick={forgetAll}>
            {t('Forget all usual portions')}
          </Button>
        </>
      )}
      <p className="note">
        {data && data.length > 0
          ? t('We use these weights when you name a food without one.')
          : t('Correct a weight and we’ll use yours next time.')}
      </p>
    </LearnedCard>
  );
};
