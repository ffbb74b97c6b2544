import plate from '#web/ui/plate/plate.module.css';
import { segment, spoke } from '#web/ui/plate/plate-geometry.ts';
import { useWords } from '../language/page-language.ts';
import classes from './instant-dial.module.css';

const parts = [
  { part: 'protein', from: 0.005, to: 0.245 },
  { part: 'carbs', from: 0.255, to: 0.555 },
  { part: 'fat', from: 0.565, to: 0.995 },
] as const;

const figures = [
  { name: 'Protein', part: 'protein' },
  { name: 'Carbs', part: 'carbs' },
  { name: 'Fat', part: 'fat' },
] as const;

/** Drawing of an analyzed plate with its rim divided by macro. */
export const InstantDial = () => {
  const { t } = useWords();
  return (
    <div className={classes.dial}>
      <svg viewBox="-110 -110 220 220" aria-hidden>
        <circle className={classes.dish} r="104" />
        {parts.map(({ part, from, to }) => (
          <path
            key={part}
            className={plate.segment}
            data-part={part}
            d={segment(from, to, { inner: 74, outer: 96, corner: 6 })}
          />
        ))}
        {Array.from({ length: 24 }, (_, index) => (
          <path key={index} className={classes.tick} d={spoke(index / 24, 62, index % 6 === 0 ? 70 : 67)} />
        ))}
        <path className={classes.needle} d={spoke(0.14, 0, 58)} />
        <circle className={classes.hub} r="6" />
      </svg>
      <ul className={classes.keys}>
        {figures.map(({ name, part }) => (
          <li key={name} data-part={part}>
            {t(name)}
          </li>
        ))}
      </ul>
    </div>
  );
};
