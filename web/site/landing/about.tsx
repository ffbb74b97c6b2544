import { BRAND } from '#shared/brand.ts';
import { FOUNDER, LOCATION } from '#shared/site/company.ts';
import { useWords } from '../language/page-language.ts';
import { Band } from '../parts/band.tsx';
import { NamedTexts } from '../parts/named-texts.tsx';
import classes from './about.module.css';

const promises = [
  {
    name: 'Every number has a source',
    text: 'Every value links to its food record. Typed and estimated values are marked.',
  },
  {
    name: 'No hidden costs',
    text: 'We show the price, renewal date and how to cancel before you pay.',
  },
  {
    name: 'Your diary is yours',
    text: 'Export or delete it all in one step. No photo goes to an AI provider without your consent.',
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
            {t('Food is personal. The numbers need a source.')}
          </h2>
          <p className={classes.say}>
            {t(
              '{product} was founded by {founder} in {place}. We were tired of food diaries that invent numbers, hide prices and hold on to your data. Knowing what you eat should take seconds, without guessing.',
              { product: BRAND, founder: t(FOUNDER), place: LOCATION },
            )}
          </p>
          <p className={classes.more}>
            <a href={to('/about')}>{t('Our mission, vision and values')}</a>
          </p>
        </div>
        <ul className={classes.promises}>
          <NamedTexts items={promises} />
        </ul>
      </div>
    </Band>
  );
};
