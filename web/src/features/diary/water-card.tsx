import { plural, t } from '#web/lib/language/translate.ts';
import { ActionIcon, Button } from '@mantine/core';
import GlassWater from 'lucide-react/icons/glass-water';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useRef, useState } from 'react';
import type { LocalDate } from '#shared/time/local-date.ts';
import { NumberWithUnit } from '#web/ui/nutrition/number-with-unit.tsx';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { parseDecimal } from '#web/ui/format/parse-decimal.ts';
import { RulerBar } from '#web/ui/charts/ruler-bar.tsx';
import { useWater } from './use-water.ts';
import classes from './water-card.module.css';

/** ml */
const GLASS = 250;
const MAX_WATER_ML = 5_000;
/** Longest time between the clicks of a double click that common systems accept. */
const DOUBLE_CLICK_MS = 900;
/** Number of glasses on the scale, unless the day has more. */
const GLASSES = 8;

const glassesOf = (milliliters: number): string => {
  const glasses = milliliters / GLASS;
  return plural(glasses, '{glasses} glass', '{glasses} glasses', { glasses: formatNumber(glasses, 1) });
};

/** Card for the day's water: add glasses, or any amount. */
export const WaterCard = ({ date, confirmedMl }: { date: LocalDate; confirmedMl: number }) => {
  const { add, pendingMl } = useWater(date);
  const waterMl = Math.max(0, confirmedMl + pendingMl);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const lastAdded = useRef(Number.NEGATIVE_INFINITY);
  const ticks = Math.max(GLASSES, Math.ceil(waterMl / GLASS));

  const addTyped = (event: FormEvent) => {
    event.preventDefault();
    // The second click of a double click must not complain about the field that the first one has emptied.
    if (typed === '' && event.timeStamp - lastAdded.current < DOUBLE_CLICK_MS) return;
    const amount = Math.round(parseDecimal(typed) ?? Number.NaN);
    const isFine = amount >= 1 && amount <= MAX_WATER_ML;
    setError(isFine ? null : t('Enter 1 to {most} ml.', { most: formatNumber(MAX_WATER_ML) }));
    if (!isFine) return;
    setTyped('');
    lastAdded.current = event.timeStamp;
    add(amount);
  };

  return (
    <section className="card stack4" aria-labelledby="water">
      <div className="baseline">
        <h2 id="water" className={classes.title}>
          <GlassWater aria-hidden />
          {t('Water')}
        </h2>
        <span aria-live="polite">
          <NumberWithUnit value={waterMl} unit="ml" />
        </span>
      </div>
      <RulerBar
        value={waterMl}
        max={ticks * GLASS}
        ticks={ticks}
        label={t('Water')}
        valueText={glassesOf(waterMl)}
      />
      <div className="spread secondary">
        <ActionIcon
          variant="default"
          aria-label={t('Remove a glass of water')}
          aria-disabled={waterMl === 0}
          data-disabled={waterMl === 0 || undefined}
          onClick={() => waterMl > 0 && add(-Math.min(GLASS, waterMl))}
        >
          <Minus aria-hidden />
        </ActionIcon>
        <span>{glassesOf(waterMl)}</span>
        <ActionIcon
          variant="default"
          aria-label={t('Add a glass of water, 250 ml')}
          onClick={() => add(GLASS)}
        >
          <Plus aria-hidden />
        </ActionIcon>
      </div>
      <form className={classes.other} onSubmit={addTyped} noValidate aria-label={t('Custom amount')}>
        <NumberField
          aria-label={t('Amount of water')}
          placeholder="330"
          unit="ml"
          step={10}
          value={typed}
          onChange={setTyped}
          error={error}
        />
        <Button type="submit" variant="default">
          {t('Add')}
        </Button>
      </form>
    </section>
  );
};
