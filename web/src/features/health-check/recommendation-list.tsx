import type { HelpfulFood, Recommendation } from '#shared/health-check/schema.ts';
import card from '../../ui/card.module.css';
import { FoodSource } from '../../ui/food-source.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import classes from './recommendation-list.module.css';

const Foods = ({ foods, what }: { foods: readonly HelpfulFood[]; what: string }) => (
  <>
    <ul className={classes.foods}>
      {foods.map(({ name, record_id, serving_grams, amount }) => (
        <li key={record_id}>
          <span>
            {name}, {formatNumber(serving_grams)} g
          </span>
          <span className={classes.amount}>
            {formatNumber(amount, 1)} g {what}
          </span>
        </li>
      ))}
    </ul>
    <FoodSource foods={foods.map(({ record_id }) => ({ record_id, source: 'usda' }))} />
  </>
);

/** What could be done, and who says so. */
export const RecommendationList = ({ recommendations }: { recommendations: readonly Recommendation[] }) => (
  <section aria-labelledby="recommendations" className={card.card}>
    <h2 id="recommendations">Recommendations</h2>
    <ul className={classes.list}>
      {recommendations.map(({ topic, title, text, foods, source }) => (
        <li key={topic} className={classes.item}>
          <h3>{title}</h3>
          <p>{text}</p>
          {foods.length > 0 && <Foods foods={foods} what={topic} />}
          <p className={classes.source}>
            Source:{' '}
            <a href={source.url} target="_blank" rel="noreferrer">
              {source.name}
            </a>
          </p>
        </li>
      ))}
    </ul>
    <p className={classes.limits}>General advice for healthy adults. It does not replace that of a doctor.</p>
  </section>
);
