import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { Plate } from '../../ui/plate.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import classes from './welcome-page.module.css';

const promises = [
  {
    title: 'Photograph it or type it',
    text: 'Every food on the plate is named and weighed. Correct any of it before you log.',
  },
  {
    title: 'Every number has a source',
    text: 'Foods of the table name their USDA FoodData Central record. What is estimated or typed says so.',
  },
  {
    title: 'See what is left',
    text: 'The rim fills as you eat; the well says what the day still has room for.',
  },
];

/** A day to show the plate with. */
const exampleDay = { calories: 1_240, goal: 2_100, protein: 80, carbs: 140, fat: 40 };

/** The front page for people who are not signed in. */
export const WelcomePage = () => (
  <div className={classes.page}>
    <header className={classes.header}>
      <Logo />
      <div className={classes.tools}>
        <ThemeToggle />
        <Button variant="default" component={Link} to={paths.auth}>
          Sign In
        </Button>
      </div>
    </header>
    <main className={classes.main}>
      <div className={classes.words}>
        <h1 className={classes.title}>Know what is on your plate.</h1>
        <p className={classes.lead}>
          Take a photo of a meal or type it. See what it holds, where each number comes from, and what is left
          of your day.
        </p>
        <Button size="lg" component={Link} to={paths.auth}>
          Start Tracking Now
        </Button>
      </div>
      <figure className={classes.plate}>
        <Plate {...exampleDay} />
        <figcaption className={classes.caption}>An example day</figcaption>
      </figure>
      <ul className={classes.promises}>
        {promises.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  </div>
);
