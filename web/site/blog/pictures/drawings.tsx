import { arc, pointAt, segment, spoke } from '#web/ui/plate/plate-geometry.ts';
import { useWords } from '../../language/page-language.ts';
import classes from './post-picture.module.css';

const DOUBT = { from: 0.53, value: 0.66, to: 0.79 };

/** Dial whose needle stands in the middle of a wide range. */
export const RangeOfCount = () => (
  <g transform="translate(320 164)">
    <circle className={classes.dish} r="140" />
    <path
      className={classes.part}
      data-part="carbs"
      d={segment(0.005, DOUBT.value, { inner: 108, outer: 132, corner: 8 })}
    />
    <path
      className={classes.rest}
      d={segment(DOUBT.value + 0.01, 0.995, { inner: 108, outer: 132, corner: 8 })}
    />
    <path className={classes.doubt} d={`${arc(DOUBT.from, DOUBT.to, 150)}L0 0Z`} />
    {Array.from({ length: 40 }, (_, index) => (
      <path key={index} className={classes.tick} d={spoke(index / 40, index % 5 === 0 ? 88 : 94, 100)} />
    ))}
    <path className={classes.needle} d={spoke(DOUBT.value, 0, 134)} />
    <circle className={classes.dot} r="9" />
  </g>
);

/** Daily weights relative to their trend, in pixels. */
const swings = [-14, 20, 8, -26, 12, 30, -8, -22, 18, 4, -30, 14, 24, -12, -20, 16, 28, -6, -24, 10];

const LAST = swings.length - 1;
const dayAt = (index: number): number => 60 + (index / LAST) * 520;
const trendAt = (index: number): number => 110 + (index / LAST) * 100;

/** Scattered daily weights around a slowly falling line. */
export const WeightTrend = () => (
  <>
    {[80, 160, 240].map((y) => (
      <path key={y} className={classes.tick} d={`M40 ${y}H600`} strokeDasharray="2 8" />
    ))}
    {swings.map((swing, index) => (
      <circle
        key={dayAt(index)}
        className={classes.part}
        data-part="protein"
        cx={dayAt(index)}
        cy={trendAt(index) + swing * 1.6}
        r="8"
      />
    ))}
    <path className={classes.line} d={`M${dayAt(0)} ${trendAt(0)}L${dayAt(LAST)} ${trendAt(LAST)}`} />
    <circle className={classes.dot} cx={dayAt(LAST)} cy={trendAt(LAST)} r="9" />
  </>
);

/** Recommendations in grams per kilogram of body weight, as in the post. */
const amounts = [
  { grams: 0.8, part: 'protein' },
  { grams: 2, part: 'carbs' },
] as const;

const PIXELS_PER_GRAM = 230;

/** Official minimum next to the amount recommended in gyms. */
export const ProteinScale = () => {
  const { number } = useWords();
  return (
    <>
      {amounts.map(({ grams, part }, index) => (
        <g key={grams} transform={`translate(60 ${96 + index * 96})`}>
          <rect className={classes.rest} y="-22" width="520" height="44" rx="22" />
          <rect
            className={classes.part}
            data-part={part}
            y="-22"
            width={grams * PIXELS_PER_GRAM}
            height="44"
            rx="22"
          />
          <text className={classes.number} x={grams * PIXELS_PER_GRAM - 34} y="9">
            {number(grams)}
          </text>
        </g>
      ))}
      {Array.from({ length: 10 }, (_, index) => (
        <path
          key={index}
          className={classes.tick}
          d={`M${60 + (index + 1) * 46} 244v${(index + 1) % 5 === 0 ? 24 : 12}`}
        />
      ))}
    </>
  );
};

/** Ears of grain. */
export const FiberGrains = () => (
  <>
    {[-0.09, -0.03, 0.03, 0.09].map((lean) => (
      <g key={lean} transform={`translate(${320 + lean * 1900} 300) rotate(${lean * 200})`}>
        <path className={classes.stalk} d="M0 0V-230" />
        {Array.from({ length: 6 }, (_, row) =>
          [-1, 1].map((side) => (
            <ellipse
              key={`${row} ${side}`}
              className={classes.part}
              data-part="carbs"
              rx="10"
              ry="21"
              transform={`translate(${side * 13} ${-110 - row * 26}) rotate(${side * 26})`}
            />
          )),
        )}
        <ellipse className={classes.part} data-part="carbs" cy="-262" rx="10" ry="22" />
      </g>
    ))}
  </>
);

/** Plate in a camera's viewfinder, with a fork that shows its size. */
export const PhotoOfPlate = () => (
  <>
    <circle className={classes.dish} cx="290" cy="160" r="122" />
    <circle className={classes.well} cx="290" cy="160" r="92" />
    <ellipse className={classes.part} data-part="carbs" cx="258" cy="128" rx="46" ry="36" />
    <ellipse className={classes.part} data-part="fat" cx="318" cy="190" rx="58" ry="28" />
    {[0, 0.2, 0.4, 0.6, 0.8].map((turn) => {
      const { x, y } = pointAt(turn, 18);
      return (
        <circle key={turn} className={classes.part} data-part="protein" cx={338 + x} cy={124 + y} r="15" />
      );
    })}
    <path className={classes.line} d="M462 70v52a18 18 0 0 0 36 0v-52M480 70v190" />
    {[
      [110, 40, 1, 1],
      [540, 40, -1, 1],
      [110, 280, 1, -1],
      [540, 280, -1, -1],
    ].map(([x, y, right = 1, down = 1]) => (
      <path
        key={`${x} ${y}`}
        className={classes.line}
        d={`M${x} ${y! + 40 * down}v${-40 * down}h${40 * right}`}
      />
    ))}
  </>
);

const WEEKS = 4;
const DAYS = 7;
/** Days without an entry, counted from the first. */
const missed = new Set([5, 12, 13, 19]);

/** Four weeks of plates: some days are missed, and the diary goes on. */
export const FourWeeks = () => (
  <>
    {Array.from({ length: WEEKS * DAYS }, (_, day) => {
      const [x, y] = [110 + (day % DAYS) * 70, 52 + Math.floor(day / DAYS) * 72];
      return (
        <g key={day} transform={`translate(${x} ${y})`}>
          <circle className={missed.has(day) ? classes.well : classes.dish} r="27" />
          {!missed.has(day) && (
            <path
              className={classes.part}
              data-part={(['protein', 'carbs', 'fat'] as const)[day % 3]}
              d={segment(0.01, 0.6 + ((day * 7) % 10) / 28, { inner: 16, outer: 24, corner: 3 })}
            />
          )}
        </g>
      );
    })}
  </>
);
