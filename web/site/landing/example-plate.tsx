import { DEFAULT_DAILY_CALORIE_GOAL } from '#shared/profile/schema.ts';
import { pointAt, spoke } from '#web/ui/plate/plate-geometry.ts';
import { eatenParts } from '#web/ui/plate/plate-pieces.ts';
import plate from '#web/ui/plate/plate.module.css';
import { plateScale } from '#web/ui/plate/plate-scale.ts';
import { useWords } from '../language/page-language.ts';
import { rimSegment } from './dial-shape.ts';
import smallFood from '../pictures/food-small.webp';
import food from '../pictures/food.webp';
import classes from './example-plate.module.css';

/** Example day: the calorie goal and the calories eaten by macro, in kcal. */
const GOAL = DEFAULT_DAILY_CALORIE_GOAL;
const eaten = [
  { part: 'protein', kcal: 320 },
  { part: 'carbs', kcal: 560 },
  { part: 'fat', kcal: 360 },
] as const;

const pieces = eaten.map(({ part, kcal }, index) => {
  const from = eaten.slice(0, index).reduce((sum, before) => sum + before.kcal, 0);
  return { part, from: from / GOAL, to: (from + kcal) / GOAL };
});
const end = pieces.at(-1)?.to ?? 0;
const left = GOAL - eaten.reduce((sum, { kcal }) => sum + kcal, 0);

const Scale = () => {
  const { number } = useWords();
  return (
    <>
      {plateScale(GOAL).map(({ kcal, turn, isMajor, hasNumber }) => {
        const { x, y } = pointAt(turn, 288);
        return (
          <g key={kcal}>
            <path
              className={plate.tick}
              data-major={isMajor || undefined}
              d={spoke(turn, 268, isMajor ? 280 : 275)}
            />
            {hasNumber && (
              <text
                className={classes.scale}
                x={x}
                y={y + (Math.abs(x) < 1 ? 18 : 6)}
                textAnchor={Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end'}
              >
                {number(kcal)}
              </text>
            )}
          </g>
        );
      })}
      <text className={classes.scale} y="-290" textAnchor="middle">
        {number(GOAL)}
      </text>
    </>
  );
};

/** Drawn by the live plate (`web/site/client/live-plate`) when a visitor types a meal. */
const MealOnDial = () => {
  const { t } = useWords();
  return (
    <g className={classes.meal}>
      <path className={plate.rest} data-dial="rest" />
      {eatenParts.map((part) => (
        <path key={part} className={plate.segment} data-part={part} data-dial={part} />
      ))}
      <path className={classes.gap} data-dial="gap" />
      <path className={plate.needle} data-dial="needle" />
      <circle className={plate.tip} data-dial="tip" r="7" />
      <text className={classes.total} data-dial="kcal" y="20" textAnchor="middle" />
      <text className={classes.mealCaption} y="60" textAnchor="middle">
        {t('kcal on your plate')}
      </text>
      <text className={classes.mealCaption} data-dial="left" y="94" textAnchor="middle" />
    </g>
  );
};

const picture = { className: classes.food, sizes: '(max-width: 767px) 45vw, 310px', width: 600, height: 600 };
const files = `${smallFood} 340w, ${food} 600w`;

/** Illustration of an example day: a plate whose rim is a progress ring. */
export const ExamplePlate = () => {
  const { t, number } = useWords();
  const tip = pointAt(end, 272);
  const says = pointAt(end, 286);
  return (
    <figure className={classes.plate} data-goal={GOAL}>
      <svg
        viewBox="-330 -316 660 632"
        role="img"
        aria-label={t(
          'An example day: {eaten} of {goal} kilocalories eaten, {left} left. The plate shows salmon, rice, broccoli, avocado and lemon.',
          { eaten: number(GOAL - left), goal: number(GOAL), left: number(left) },
        )}
      >
        <circle className={classes.shade} cy="14" r="200" />
        <circle className={classes.dish} r="206" />
        <circle className={plate.line} r="200" />
        <circle className={plate.well} r="156" />
        <circle className={plate.line} r="150" />
        <Scale />
        <g className={classes.example}>
          <path className={plate.rest} d={rimSegment(end, 1)} />
          {pieces.map(({ part, from, to }) => (
            <path
              key={part}
              className={`${plate.segment} ${classes.eaten}`}
              data-part={part}
              d={rimSegment(from, to)}
            />
          ))}
          <path className={classes.gap} d={spoke(end, 214, 268)} />
          <path className={plate.needle} d={spoke(end, 214, 272)} />
          <circle className={plate.tip} cx={tip.x} cy={tip.y} r="7" />
          <text className={classes.left} x={says.x - 10} y={says.y + 22} textAnchor="end">
            {number(left)}
          </text>
          <text className={classes.caption} x={says.x - 10} y={says.y + 46} textAnchor="end">
            {t('kcal left')}
          </text>
        </g>
        <MealOnDial />
      </svg>
      {/* Text first, then the plate. */}
      <img {...picture} data-src={food} data-srcset={files} alt="" data-later />
      <noscript>
        <img {...picture} src={food} srcSet={files} alt="" />
      </noscript>
    </figure>
  );
};
