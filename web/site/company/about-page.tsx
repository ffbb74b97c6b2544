import { BRAND } from '#shared/brand.ts';
import { claims, TARGETS_NOTE } from '#shared/site/claims.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { FOUNDER, LOCATION } from '#shared/site/company.ts';
import { useWords } from '../language/page-language.ts';
import { AppPicture } from '../parts/app-picture.tsx';
import { Button } from '../parts/button.tsx';
import { Page, PageHeader } from '../parts/prose.tsx';
import classes from './about-page.module.css';

const values = [
  {
    name: 'Say where it comes from',
    text: 'A number without a source is an opinion. Each of ours names its record, and what is estimated says so.',
  },
  {
    name: 'Unknown is not zero',
    text: 'A label that leaves out fiber does not make fiber vanish. We write "not known", and count it as nothing only in sums.',
  },
  {
    name: 'The person outranks the machine',
    text: 'What you type beats what a model saw. You can put any food right before and after it counts.',
  },
  {
    name: 'Money in the open',
    text: 'Price, renewal and the way out stand above the button. A failed answer costs no credit.',
  },
  {
    name: 'Your data, your door',
    text: 'Take everything with you or erase it, in one step. Leaving is as easy as joining.',
  },
  {
    name: 'Health before streaks',
    text: 'Goals have floors, with the health service that they come from. We would rather lose a day than a person.',
  },
];

const team = [
  {
    name: 'Product and design',
    text: 'Makes two presses out of ten, and looks at every screen in both themes.',
  },
  { name: 'Food data', text: 'Holds every row of the food table against the reference that it names.' },
  {
    name: 'Engineering',
    text: 'Builds it so that a lost connection loses no meal and a double press logs none twice.',
  },
  { name: 'Support', text: 'Reads every message. Answers with what is, not with what sounds good.' },
];

/** /about (PAGES-01). */
export const AboutPage = () => {
  const { t, to } = useWords();
  return (
    <Page>
      <PageHeader
        note={`${BRAND}, ${LOCATION}`}
        title={t('We make eating readable.')}
        lead={t(
          '{product} was founded by {founder} in {place}. We believe that people who can read their plate eat better without being told to.',
          { product: BRAND, founder: t(FOUNDER), place: LOCATION },
        )}
      />
      <div className={classes.pair}>
        <section aria-labelledby="mission">
          <h2 id="mission">{t('Our mission')}</h2>
          <p>
            {t(
              'To make knowing what you eat so quick and so exact that it stops being work: photograph, say or type a meal, and see what is left of the day. Nothing invented, nothing hidden.',
            )}
          </p>
        </section>
        <section aria-labelledby="vision">
          <h2 id="vision">{t('Our vision')}</h2>
          <p>
            {t(
              'A table at which nobody has to guess. Where the numbers behind a meal are as open as the menu, and belong to the person who ate it.',
            )}
          </p>
        </section>
      </div>
      <figure className={classes.shown}>
        <AppPicture
          name="dashboard"
          alt={t(
            "The dashboard: 1,398 kilocalories left on the day's plate, protein, carbs and fat beside it, and the week below.",
          )}
        />
        <figcaption>{t('The first screen after signing in, from the running app.')}</figcaption>
      </figure>
      <section aria-labelledby="values">
        <h2 id="values" className={classes.title}>
          {t('Our values')}
        </h2>
        <ul className={classes.values}>
          {values.map(({ name, text }) => (
            <li key={name}>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="team">
        <h2 id="team" className={classes.title}>
          {t('Our team')}
        </h2>
        <p className={classes.say}>
          {t(
            'A small group of people who cook, count and code. We name our work here and leave our faces to our friends.',
          )}
        </p>
        <ul className={classes.team}>
          {team.map(({ name, text }) => (
            <li key={name}>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.how} aria-labelledby="how">
        <h2 id="how">{t('How exact is it?')}</h2>
        <p>
          {t(
            'We aim for {value} {label}* when foods are named from a photo. What a portion weighs is the harder part: that is why every food shows how sure it is, and why its grams are one press away. The numbers themselves are looked up in records that you can open.',
            { value: t(claims.infoAccuracy.value), label: t(claims.infoAccuracy.label) },
          )}
        </p>
        <p className={classes.note}>* {t(TARGETS_NOTE)}.</p>
        <div className={classes.ways}>
          <Button href={paths.auth} tone="main">
            {t('Start Tracking Now')}
          </Button>
          <Button href={to('/blog')}>{t('Read the blog')}</Button>
        </div>
      </section>
    </Page>
  );
};
