/** Referrals that the classifier knows. What is left of their probabilities is that of a harmless text. */
export const classes = ['emergency', 'crisis', 'eating-disorder', 'doctor'] as const;
export type Class = (typeof classes)[number];

/** A trained linear model: `bias` and `least` have one number for each class. */
export interface Weights {
  /** Fingerprint of the texts and the vocabulary that it was trained on. */
  trainedOn: string;
  bias: readonly number[];
  /** What one unit of a packed weight stands for. */
  step: number;
  /** The probability of harm from which a text belongs to a class. */
  least: readonly number[];
  /** For each known feature its distance from the last, five bits a letter, and two letters of two weights each. */
  packed: string;
}

/** The known features: their weights in the order of `classes`, in units of `step`. */
export type Model = ReadonlyMap<number, readonly number[]>;

/** Highest weight in units of a step; the lowest is its negative. */
export const HIGHEST = 3;

/** Letters of packed weights, each with the six bits of its place. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MORE = 32;

/** Reads packed weights. */
export const unpack = (packed: string): Model => {
  const bits = Array.from(packed, (letter) => LETTERS.indexOf(letter));
  const model = new Map<number, readonly number[]>();
  let feature = -1;
  let distance = 0;
  for (let at = 0; at < bits.length; at += 1) {
    const sextet = bits[at] ?? 0;
    distance = distance * MORE + (sextet % MORE);
    if (sextet < MORE) {
      const pair = [bits[at + 1] ?? 0, bits[at + 2] ?? 0];
      feature += distance;
      model.set(
        feature,
        pair.flatMap((each) => [(each >> 3) - HIGHEST, (each & 7) - HIGHEST]),
      );
      distance = 0;
      at += 2;
    }
  }
  return model;
};

const lettersOf = (distance: number): number[] =>
  distance < MORE
    ? [distance]
    : [...lettersOf(Math.floor(distance / MORE)).map((each) => each | MORE), distance % MORE];

/** Packs weights as `unpack` reads them. */
export const pack = (model: Model): string => {
  const features = [...model].sort(([one], [other]) => one - other);
  return features
    .flatMap(([feature, values], index) => {
      const [emergency = 0, crisis = 0, eating = 0, doctor = 0] = values.map((value) => value + HIGHEST);
      return [
        ...lettersOf(feature - (features[index - 1]?.[0] ?? -1)),
        emergency * 8 + crisis,
        eating * 8 + doctor,
      ];
    })
    .map((sextet) => LETTERS.charAt(sextet))
    .join('');
};
