import { BRAND } from '#shared/brand.ts';
import { FOUNDER, LOCATION } from '#shared/site/company.ts';
import { useWords } from '../language/page-language.ts';
import { Band } from '../parts/band.tsx';
import classes from './about.module.css';

const promises = [
  {
    name: 'A number has a source',
    text: 'Every figure names its food record. What is typed or estimated says so.',
  },
  {
    name: 'A price is a whole price',
    text: 'What is due, when it renews and how to leave stand above the button.',
  },
  {
    name: 'A diary is yours',
    text: 'Take all of it with you, or erase it, in one step. No photo goes to an AI provider unasked.',
  },
];

/** Section about the product's purpose and its makers. */
export const About = () => {
  const { t, to } = useWords();
  return (
    <Band id="about" titledBy="about-title" ground="sunk">
      <div className={classes.about}>
        <div>
          <h2 id="about-title" className={classes.title}>
            {t('Eating is warm. Numbers about it should be exact.')}
          </h2>
          <p className={classes.say}>
            {t(
              '{product} is there so that knowing what you eat takes seconds and no guessing. It was founded by {founder} in {place}, who were tired of diaries that invent numbers, hide prices and keep your data.',
              { product: BRAND, founder: t(FOUNDER), place: LOCATION },
            )}
          </p>
          <p className={classes.more}>
            <a href={to('/about')}>{t('Our mission, vision and values')}</a>
          </p>
        </div>
        <ul className={classes.promises}>
          {promises.map(({ name, text }) => (
            <li key={name}>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
};
