import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import { healthLabelOf, healthScoreOf } from '#shared/scan/health-score.ts';
import { ConfidenceIndicator } from '#web/features/foods/public.ts';
import { formatPercent, NOT_KNOWN } from '#web/ui/format/format-number.ts';
import { confidenceOfMeal, totalsOfMeal } from './entry-from-meal.ts';
import { formatDollars } from './format-dollars.ts';
import classes from './meal-facts.module.css';
import type { ScannedMeal } from './scanned-meal.ts';

const tones = { Excellent: 'good', Good: 'good', Fair: 'mind', Poor: 'warn' } as const;
const labels = { Excellent: t('Excellent'), Good: t('Good'), Fair: t('Fair'), Poor: t('Poor') } as const;

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Tags = ({ words, tone }: { words: readonly string[]; tone?: 'mind' }) =>
  words.map((word) => (
    <span key={word} className={classes.tag} data-tone={tone}>
      {word}
    </span>
  ));

const Allergens = ({ words }: { words: ScannedMeal['allergens'] }) => {
  if (words === null) return <span className={classes.note}>{NOT_KNOWN}</span>;
  if (words.length > 0) return <Tags words={words} tone="mind" />;
  return <span className={classes.note}>{t('None found. A photo may not show everything.')}</span>;
};

/** Additional details of the meal. */
export const MealFacts = ({ meal }: { meal: ScannedMeal }) => {
  const score = healthScoreOf(totalsOfMeal(meal));
  const label = healthLabelOf(score);
  const confidence = confidenceOfMeal(meal);
  return (
    <>
      <dl className={classes.facts}>
        <Fact name={t('Health score')}>
          <span className={classes.tag} data-tone={tones[label]}>
            {labels[label]}
          </span>
          <span className={classes.note}>
            {t('{score} out of 100, based on protein, fiber, sugar and sodium', { score })}
          </span>
        </Fact>
        <Fact name={t('Confidence')}>
          {confidence === null ? (
            <span className={classes.note}>{NOT_KNOWN}</span>
          ) : (
            <>
              <span className={classes.number}>{formatPercent(confidence)}</span>
              <ConfidenceIndicator value={confidence} />
            </>
          )}
        </Fact>
        <Fact name={t('Estimated cost')}>
          {meal.estimated_cost === null ? (
            <span className={classes.note}>{NOT_KNOWN}</span>
          ) : (
            <span className={classes.number}>{formatDollars(meal.estimated_cost)}</span>
          )}
        </Fact>
        {meal.dietary_labels.length > 0 && (
          <Fact name={t('Dietary labels')}>
            <Tags words={meal.dietary_labels} />
          </Fact>
        )}
        <Fact name={t('Allergens')}>
          <Allergens words={meal.allergens} />
        </Fact>
        {meal.equipment.length > 0 && (
          <Fact name={t('Equipment')}>
            <Tags words={meal.equipment} />
          </Fact>
        )}
      </dl>
      {meal.on_device && (
        <p className={classes.note}>
          {meal.image_url === null
            ? t('Analyzed on this device by your browser’s AI. Your photo wasn’t sent anywhere for this.')
            : t(
                'Analyzed on this device by your browser’s AI. Your photo wasn’t sent anywhere for this. It’s stored in your diary.',
              )}
        </p>
      )}
      {meal.corrected && meal.allergens !== null && (
        <p className={classes.note}>
          {t('Cost, labels and allergens are based on the photo, before your corrections.')}
        </p>
      )}
    </>
  );
};
