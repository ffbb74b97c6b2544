import { BRAND } from '#shared/brand.ts';
import { useWords } from '../language/page-language.ts';
import { AppPicture } from '../parts/app-picture.tsx';
import { Band } from '../parts/band.tsx';
import { SectionHeader } from '../parts/section-header.tsx';
import classes from './features.module.css';
import { InstantDial } from './instant-dial.tsx';

interface Feature {
  title: string;
  text: string;
  /** Screenshot of the app and its text alternative. */
  picture: { name: string; alt: string } | null;
}

const features: Feature[] = [
  {
    title: 'AI Food Recognition',
    text: 'One photo, and every food is named with its estimated weight. Fix anything before you log.',
    picture: {
      name: 'recognition',
      alt: 'Foods found in a photo: salmon 140 g, white rice 150 g, broccoli 90 g, avocado 50 g and lemon 12 g, each with its record, confidence and kilocalories.',
    },
  },
  {
    title: 'Instant Analysis',
    text: 'Calories, macros, fiber, sugar and sodium for the whole plate, before your food gets cold.',
    picture: null,
  },
  {
    title: 'Smart Analytics',
    text: 'Your week compared with your goal, and what each day was made of.',
    picture: {
      name: 'analytics',
      alt: 'The week as bars of protein, carbs and fat below the goal line.',
    },
  },
  {
    title: 'Personalized Goals',
    text: 'A goal built on your body and pace. We show the formula and its limits.',
    picture: {
      name: 'goals',
      alt: 'Three recommended goals: maintain, weight loss and weight gain, each with kilocalories a day.',
    },
  },
  {
    title: 'Seamless Experience',
    text: 'Photo, voice or text: two taps from your dashboard, whichever way you log.',
    picture: {
      name: 'seamless',
      alt: 'What’s left today, with the buttons Photo, Voice and Type.',
    },
  },
  {
    title: 'Learning AI',
    text: 'Correct a food once, and {product} suggests your version first next time.',
    picture: { name: 'learning', alt: 'Other matches for the rice to choose from.' },
  },
];

/** Section with six features, each with a screenshot (LAND-12). */
export const Features = () => {
  const { t } = useWords();
  return (
    <Band id="features" titledBy="features-title" ground="sunk">
      <SectionHeader id="features-title" title={t('Revolutionary Features')}>
        {t('Six tools for one plate. Every card shows the real app.')}
      </SectionHeader>
      <ul className={classes.cards} data-reveal>
        {features.map(({ title, text, picture }) => (
          <li key={title} className={classes.slot}>
            <div className={classes.card} data-card>
              <div className={classes.shown}>
                {picture ? <AppPicture name={picture.name} alt={t(picture.alt)} /> : <InstantDial />}
              </div>
              <div className={classes.say}>
                <h3>{t(title)}</h3>
                <p>{t(text, { product: BRAND })}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
};
