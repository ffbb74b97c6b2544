import { BRAND } from '#shared/brand.ts';
import { FOUNDER, LOCATION } from '../content/founder.ts';
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

/** Why the product is there, and by whom. */
export const About = () => (
  <Band id="about" titledBy="about-title" ground="sunk">
    <div className={classes.about}>
      <div>
        <h2 id="about-title" className={classes.title}>
          Eating is warm. Numbers about it should be exact.
        </h2>
        <p className={classes.say}>
          {BRAND} is there so that knowing what you eat takes seconds and no guessing. It was founded by{' '}
          {FOUNDER} in {LOCATION}, who were tired of diaries that invent numbers, hide prices and keep your
          data.
        </p>
        <p className={classes.more}>
          <a href="/about">Our mission, vision and values</a>
        </p>
      </div>
      <ul className={classes.promises}>
        {promises.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </Band>
);
