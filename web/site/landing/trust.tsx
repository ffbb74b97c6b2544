import { claims, TARGETS_NOTE } from '#shared/site/claims.ts';
import { useWords } from '../language/page-language.ts';
import { accuracy } from '../company/measured-accuracy.ts';
import { ClaimMark } from './claim.tsx';
import classes from './trust.module.css';

const shown = [
  { claim: claims.users, label: 'active users' },
  { claim: claims.foodsInAll, label: 'foods in the database' },
  { claim: claims.satisfaction, label: 'satisfaction' },
  { claim: claims.languages, label: 'languages' },
  { claim: claims.rating, label: 'rating of 5' },
];

/** Section with the product's key figures and the note on unverified ones (decision D15). */
export const Trust = () => {
  const { t, to, number } = useWords();
  return (
    <section className={classes.trust} aria-labelledby="trust-title">
      <h2 id="trust-title" className={classes.title}>
        {t('Built to earn your trust at every meal')}
      </h2>
      <dl className={classes.figures}>
        {shown.map(({ claim, label }) => (
          <div key={label}>
            <dt>
              {t(label)}
              <ClaimMark claim={claim} note="launch-targets" />
            </dt>
            <dd>{t(claim.value)}</dd>
          </div>
        ))}
      </dl>
      <p id="launch-targets" className={classes.note}>
        * {t(TARGETS_NOTE)}. {t('They are our goals, not measurements.')}
      </p>
      <p className={classes.measured}>
        {t(
          'Measured so far: in {share}% of {meals} meals typed as plain text, the carbohydrates are within 7.5 g of the reference.',
          { share: number(accuracy.all), meals: number(accuracy.meals) },
        )}{' '}
        <a href={`${to('/about')}#measured`}>{t('How we measured it')}</a>
      </p>
    </section>
  );
};
