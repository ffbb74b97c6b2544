import { t } from '#web/lib/language/translate.ts';
import type { FoodFacts } from '#shared/foods/schema.ts';
import type { Content } from '#shared/nutrition/table/food-record.ts';
import { portionUnitsOf } from '../amount-units.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import classes from './source-dialog.module.css';

const contentNames: Record<Content, string> = {
  gluten: t('gluten'),
  crustacean: t('crustaceans'),
  egg: t('eggs'),
  fish: t('fish'),
  peanut: t('peanuts'),
  soy: t('soy'),
  milk: t('milk'),
  nut: t('nuts'),
  celery: t('celery'),
  mustard: t('mustard'),
  sesame: t('sesame'),
  sulphite: t('sulfites'),
  lupin: t('lupin'),
  mollusc: t('mollusks'),
  pork: t('pork'),
  alcohol: t('alcohol'),
};

const grams = (value: number): string => `${formatNumber(value, 1)} g`;

/** Details of a record besides its nutrition facts: parts, portions, contents. */
export const RecordDetails = ({ facts }: { facts: FoodFacts }) => {
  const portions = portionUnitsOf(facts);
  return (
    <>
      {facts.made_of.length > 0 && (
        <section>
          <h3 className={classes.title}>{t('Ingredients per 100 g')}</h3>
          <ul className={classes.list}>
            {facts.made_of.map(({ id, name, grams: weight }) => (
              <li key={id}>
                {name ?? id}
                <small>{grams(weight)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {portions.length > 0 && (
        <section>
          <h3 className={classes.title}>{t('Portion weights')}</h3>
          <ul className={classes.list}>
            {portions.map(({ one, grams: weight }) => (
              <li key={one}>
                {one}
                <small>{grams(weight)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {facts.contains && facts.contains.length > 0 && (
        <p className="secondary">
          {t('Usually contains {allergens}.', {
            allergens: facts.contains.map((content) => contentNames[content]).join(', '),
          })}
        </p>
      )}
    </>
  );
};
