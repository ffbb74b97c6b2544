import { t } from '#web/lib/language/translate.ts';
import { PlateDish } from '#web/ui/plate/plate-dish.tsx';
import classes from '#web/ui/plate/plate.module.css';

/** A greeting until an hour of the day, which begins at 5 and ends at 29. */
interface Greeting {
  text: string;
  until: number;
}

const DAY_BEGINS = 5;

/** Greetings in the order of the day. */
export const greetings: readonly Greeting[] = [
  { text: t('Good morning'), until: 12 },
  { text: t('Good afternoon'), until: 18 },
  { text: t('Good evening'), until: DAY_BEGINS + 24 },
];

/** Returns the greeting at an hour, 0 to 23. `public/first-frame.js` chooses it in the same way. */
export const greetingAt = (hour: number): Greeting | undefined =>
  greetings.find(({ until }) => (hour < DAY_BEGINS ? hour + 24 : hour) < until);

interface Props {
  /** Several greetings overlap: all but one must be removed before they are shown. */
  greetings: readonly Greeting[];
}

/** Plate with a greeting, shown until the day is loaded. */
export const GreetingPlate = (props: Props) => (
  <svg className={classes.plate} viewBox="-240 -232 480 464" aria-hidden>
    <PlateDish />
    {props.greetings.map(({ text, until }) => (
      <text key={text} className={classes.greeting} data-until={until}>
        {text.split(' ').map((word, line) => (
          <tspan key={word} x="0" y={-6 + line * 50}>
            {word}
          </tspan>
        ))}
      </text>
    ))}
  </svg>
);
