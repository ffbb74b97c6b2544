import { BRAND } from '#shared/brand.ts';
import { claims, TARGETS_NOTE } from '#shared/site/claims.ts';
import { signUpPath } from '#web/lib/navigation/sign-up-path.ts';
import { FOUNDER, LOCATION } from '#shared/site/company.ts';
import { useWords } from '../language/page-language.ts';
import { AppPicture } from '../parts/app-picture.tsx';
import { Button } from '../parts/button.tsx';
import { Page, PageHeader } from '../parts/prose.tsx';
import { NamedTexts } from '../parts/named-texts.tsx';
import classes from './about-page.module.css';
import { accuracy } from './measured-accuracy.ts';

const values = [
  {
    name: 'Show the source',
    text: 'A number without a source is an opinion. Each of ours links to its record, and estimates are marked.',
  },
  {
    name: 'Unknown is not zero',
    text: 'A label that leaves out fiber does not mean the food has none. We show "not known" and count it as 0 only in totals.',
  },
  {
    name: 'You outrank the machine',
    text: 'Your input always wins over the model’s. You can fix any food before and after logging it.',
  },
  {
    name: 'Clear prices',
    text: 'You see the price, renewal date and how to cancel before you pay. Failed answers cost no credits.',
  },
  {
    name: 'Your data is yours',
    text: 'Export or delete everything in one step. Leaving is as easy as joining.',
  },
  {
    name: 'Health before streaks',
    text: 'Goals have a safe minimum, with its source. We’d rather you miss a day than burn out.',
  },
];

const team = [
  {
    name: 'Product and design',
    text: 'Turns ten taps into two, and checks every screen in both themes.',
  },
  { name: 'Food data', text: 'Checks every food against its source.' },
  {
    name: 'Engineering',
    text: 'Makes sure a lost connection never loses a meal and a double tap never logs it twice.',
  },
  { name: 'Support', text: 'Reads every message and gives straight answers.' },
];

/** /about (PAGES-01). */
export const AboutPage = () => {
  const { t, to, number } = useWords();
  return (
    <Page>
      <PageHeader
        note={`${BRAND}, ${LOCATION}`}
        title={t('Know what you eat.')}
        lead={t(
          '{product} was founded by {founder} in {place}. We believe that people who understand what’s on their plate make better choices on their own.',
          { product: BRAND, founder: t(FOUNDER), place: LOCATION },
        )}
      />
      <div className={classes.pair}>
        <section aria-labelledby="mission">
          <h2 id="mission">{t('Our mission')}</h2>
          <p>
            {t(
              'To make tracking what you eat so quick and so open that it stops feeling like work: photograph, say or type a meal, and see what’s left of your day. Nothing invented, nothing hidden.',
            )}
          </p>
        </section>
        <section aria-labelledby="vision">
          <h2 id="vision">{t('Our vision')}</h2>
          <p>
            {t(
              'A table where no one has to guess. Where the numbers behind a meal are as open as the menu, and belong to you.',
            )}
          </p>
        </section>
      </div>
      <figure className={classes.shown}>
        <AppPicture
          name="dashboard"
          alt={t(
            'The dashboard: 1,398 kilocalories left for the day, with protein, carbs and fat next to it and the week below.',
          )}
        />
        <figcaption>{t('The first screen after you sign in.')}</figcaption>
      </figure>
      <section aria-labelledby="values">
        <h2 id="values" className={classes.title}>
          {t('Our values')}
        </h2>
        <ul className={classes.values}>
          <NamedTexts items={values} />
        </ul>
      </section>
      <section aria-labelledby="team">
        <h2 id="team" className={classes.title}>
          {t('Our team')}
        </h2>
        <p className={classes.say}>{t('A small team that cooks, counts and codes.')}</p>
        <ul className={classes.team}>
          <NamedTexts items={team} />
        </ul>
      </section>
      <section className={classes.how} aria-labelledby="how">
        <h2 id="how">{t('How accurate is it?')}</h2>
        <p>
          {t(
            'We aim for {value} {label}* when naming foods in a photo. Estimating portions is harder, so every food shows a confidence level, and you can change its grams with one tap. The nutrition values come from records you can open.',
            { value: t(claims.infoAccuracy.value), label: t(claims.infoAccuracy.label) },
          )}
        </p>
        <p className={classes.note}>* {t(TARGETS_NOTE)}.</p>
        <h3 id="measured">{t('What we measured')}</h3>
        <p>
          {t(
            'We typed {meals} meals of the public NutriBench data set into {product}. In {all}% of them, the carbohydrates are within 7.5 g of the reference; the mean error is {error} g. Meals with weights in grams reach {grams}%, meals in cups and pieces {portions}%, and meals from 23 other countries {elsewhere}%.',
            {
              product: BRAND,
              meals: number(accuracy.meals),
              all: number(accuracy.all),
              error: number(accuracy.meanError),
              grams: number(accuracy.inGrams),
              portions: number(accuracy.inPortions),
              elsewhere: number(accuracy.elsewhere),
            },
          )}
        </p>
        <p className={classes.note}>
          {t(
            'Method: every meal is parsed without corrections, and one without an answer counts as wrong. Half of the set was used to find errors, so expect slightly less for your own meals. Photos are not part of this measurement.',
          )}
        </p>
        <div className={classes.ways}>
          <Button href={signUpPath} tone="main">
            {t('Start Tracking Now')}
          </Button>
          <Button href={to('/blog')}>{t('Read the blog')}</Button>
        </div>
      </section>
    </Page>
  );
};
