import type { Expression } from './expressions-in-code.ts';
import { cpuTimeOf } from '#test/support/cpu-time.ts';

/** An input that can slow down an expression: a repeated text and an end that does not match. */
interface Attack {
  prefix: string;
  pump: string;
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** Texts that match nearly every expression. */
const COMMON = [' ', 'a', 'A', '1', '\t', '\n', 'ä', 'a ', '1 ', '0,'];

/** Texts derived from the expression itself: its words and characters, alone and with separators. */
const attacksOn = ({ source }: Expression): Attack[] => {
  const words = unique(source.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, '|').match(/[\p{L}\d]+/gu) ?? []).slice(
    0,
    6,
  );
  const signs = unique(source.match(/[-.,:;/"'<>#&=@%_|(){}[\] ]/g) ?? []).slice(0, 8);
  const pumps = unique([
    ...COMMON,
    ...words,
    ...words.map((word) => `${word} `),
    ...signs,
    ...signs.map((sign) => `a${sign}`),
    ...signs.map((sign) => `1${sign}`),
  ]);
  return ['', ...words.slice(0, 1)].flatMap((prefix) => pumps.map((pump) => ({ prefix, pump })));
};

/** Returns the minimum of several durations in ms, because other load only increases them. */
const leastMs = (expression: RegExp, text: string, times: number): number => {
  let least = Infinity;
  for (let time = 0; time < times; time += 1) {
    least = Math.min(
      least,
      cpuTimeOf(() => expression.test(text)),
    );
  }
  return least;
};

/** Starts with small steps, so that exponential growth is detected before it takes minutes. */
const LENGTHS = [14, 18, 22, 26, 32, 64, 128, 256, 512] as const;
/** Below it, a duration is not meaningful. */
const NOTICEABLE_MS = 4;
/** Quadratic growth takes four times as long for twice the input; cubic growth, eight times. */
const MAX_GROWTH = 6;

const textOf = ({ prefix, pump }: Attack, count: number): string => `${prefix}${pump.repeat(count)}\u0001`;

/** @param times number of measurements of the longer input, to reduce the effect of other load */
const growthOf = (expression: RegExp, attack: Attack, times = 2): number => {
  for (const [at, count] of LENGTHS.entries()) {
    const text = textOf(attack, count);
    if (leastMs(expression, text, 1) < NOTICEABLE_MS) continue;
    const now = leastMs(expression, text, times);
    if (now < NOTICEABLE_MS) continue;
    const before = LENGTHS[at - 1] ?? 1;
    const growth = now / Math.max(leastMs(expression, textOf(attack, before), 5), 0.001);
    // Scales the growth to a doubled input.
    return growth ** (1 / Math.log2(count / before));
  }
  return 0;
};

/** Returns how an expression can be made disproportionately slow, or null if it cannot. */
export const slownessOf = (one: Expression): string | null => {
  const expression = new RegExp(one.source, one.flags.replace(/[gy]/g, ''));
  for (const attack of attacksOn(one)) {
    if (growthOf(expression, attack) <= MAX_GROWTH) continue;
    // Repeated, so that a pause of a busy machine neither marks an expression as slow nor hides a slow one.
    const growths = Array.from({ length: 5 }, () => growthOf(expression, attack, 8));
    const again = growths.toSorted((left, right) => left - right)[2] ?? 0;
    if (again > MAX_GROWTH) return `${one.file}: ${JSON.stringify(attack)} grows ${again.toFixed(1)} times`;
  }
  return null;
};
