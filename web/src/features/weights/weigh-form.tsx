import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Profile } from '#shared/profile/schema.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { jumpFrom } from '#shared/weights/weight-jump.ts';
import type { WeighedDay } from '#shared/weights/weight-trend.ts';
import { kgOf, validateWeight, weightText } from '#web/features/profile/public.ts';
import { useToday } from '#web/lib/time/use-today.ts';
import { namedDay } from '#web/ui/format/format-day.ts';
import { NumberField } from '#web/ui/inputs/number-field.tsx';
import { useWeights } from './use-weights.ts';
import { formatWeightQuestion, unitOf } from './weight-labels.ts';
import classes from './weights.module.css';

interface Props {
  date: LocalDate;
  /** Known weights in any order. */
  weights: readonly WeighedDay[];
  profile: Pick<Profile, 'weight' | 'unit_system'>;
  /** Content before the weight field, such as a date field. */
  children?: ReactNode;
}

/** Assumed age of the profile's weight, whose date is unknown. */
const PROFILE_AGE_DAYS = 30;

/**
 * Form for the weight of one day, preset to the last known one, so that an unchanged weight takes one click.
 * Implausible weights must be confirmed.
 */
export const WeighForm = ({ date, weights, profile, children }: Props) => {
  const system = profile.unit_system;
  const { date: today } = useToday();
  const { save, isPending } = useWeights(system);
  const own = weights.find((day) => day.date === date)?.weight ?? null;
  const start = weightText(own ?? weights.at(-1)?.weight ?? profile.weight, system);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [doubt, setDoubt] = useState<{ kg: number; near: WeighedDay } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const text = typed ?? start;

  const write = async (weight: number): Promise<void> => {
    setDoubt(null);
    if (await save({ date, weight }, own)) setTyped(null);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = validateWeight(text, system);
    setFault(found);
    if (found) return field.current?.focus();
    // Uses the saved value if the text was not edited: only typing rounds.
    const kg = typed === null ? (own ?? weights.at(-1)?.weight ?? profile.weight) : kgOf(text, system);
    if (kg === null || isPending) return;
    const known =
      weights.length > 0 || profile.weight === null
        ? weights
        : [{ date: addDays(date, -PROFILE_AGE_DAYS), weight: profile.weight }];
    const near = jumpFrom({ date, weight: kg }, known);
    if (near) setDoubt({ kg, near });
    else void write(kg);
  };

  return (
    <form className={classes.weigh} onSubmit={submit} noValidate aria-label={t('Weight on this day')}>
      {children}
      <NumberField
        ref={field}
        label={t('Your weight')}
        unit={unitOf(system)}
        step={0.1}
        error={fault}
        value={text}
        onChange={(next) => {
          setTyped(next);
          setFault(null);
          setDoubt(null);
        }}
      />
      <Button type="submit" variant="ink" loading={isPending}>
        {own === null ? t('Log weight') : t('Change weight')}
      </Button>
      {doubt && (
        <div className={classes.doubt} role="alert">
          <p>
            {formatWeightQuestion(
              doubt.kg,
              {
                weight: doubt.near.weight,
                day: weights.length > 0 ? namedDay(doubt.near.date, today) : null,
              },
              system,
            )}
          </p>
          <Button variant="default" onClick={() => void write(doubt.kg)}>
            {t('Yes, log it')}
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              setDoubt(null);
              field.current?.focus();
            }}
          >
            {t('No, change it')}
          </Button>
        </div>
      )}
    </form>
  );
};
