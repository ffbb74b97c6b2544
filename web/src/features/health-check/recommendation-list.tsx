import { SourceLink } from '#web/ui/layout/source-link.tsx';
import { t } from '#web/lib/language/translate.ts';
import type { Language } from '#shared/language/languages.ts';
import type { Recommendation } from '#shared/health-check/schema.ts';
import { FoodSource } from '#web/features/foods/public.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './recommendation-list.module.css';

/** Texts for the amount that a food provides, by topic. */
const amountLabels: Partial<Record<Recommendation['topic'], (amount: string) => string>> = {
  fiber: (amount) => t('{amount} g fiber', { amount }),
  protein: (amount) => t('{amount} g protein', { amount }),
};

const Foods = ({ foods, topic, title }: Pick<Recommendation, 'foods' | 'topic' | 'title'>) => (
  <>
    <ul className={classes.foods}>
      {foods.map(({ name, record_id, serving_grams, amount }) => (
        <li key={record_id}>
          <span>
            <span lang="en">{name}</span>, {formatNumber(serving_grams)} g
          </span>
          <span className={classes.amount}>{amountLabels[topic]?.(formatNumber(amount, 1))}</span>
        </li>
      ))}
    </ul>
    <FoodSource
      foods={foods.map(({ name, record_id }) => ({ name, record_id, source: 'usda' }))}
      of={title}
    />
  </>
);

interface Props {
  recommendations: readonly Recommendation[];
  /** Language of the server's texts. */
  language: Language;
}

/** List of recommendations with their sources. */
export const RecommendationList = ({ recommendations, language }: Props) => (
  <section aria-labelledby="recommendations" className="card">
    <h2 id="recommendations">{t('Recommendations')}</h2>
    <ul className={classes.list}>
      {recommendations.map(({ topic, title, text, foods, source }) => (
        <li key={topic} className={classes.item}>
          <h3 lang={language}>{title}</h3>
          <p lang={language}>{text}</p>
          {foods.length > 0 && <Foods foods={foods} topic={topic} title={title} />}
          <p className={classes.source}>
            <SourceLink source={source} />
          </p>
        </li>
      ))}
    </ul>
    <p className={classes.limits}>{t('General guidance for healthy adults, not medical advice.')}</p>
  </section>
);
