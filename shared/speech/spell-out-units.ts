/** Singular and plural of each unit by its symbol. Micrograms have two code points and a spelling. */
const units: Record<string, readonly [one: string, several: string]> = {
  kcal: ['kilocalorie', 'kilocalories'],
  cal: ['calorie', 'calories'],
  cals: ['calorie', 'calories'],
  kj: ['kilojoule', 'kilojoules'],
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  mcg: ['microgram', 'micrograms'],
  µg: ['microgram', 'micrograms'],
  μg: ['microgram', 'micrograms'],
  ml: ['milliliter', 'milliliters'],
  l: ['liter', 'liters'],
  cm: ['centimeter', 'centimeters'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  tbsp: ['tablespoon', 'tablespoons'],
  tsp: ['teaspoon', 'teaspoons'],
  ft: ['foot', 'feet'],
  min: ['minute', 'minutes'],
};

const signs = Object.keys(units).join('|');
const amount = new RegExp(`(?<![\\p{L}\\d.,])(\\d[\\d,]*(?:\\.\\d+)?)\\s?(${signs})(?![\\p{L}\\d'’])`, 'giu');
const perAmount = new RegExp(
  `(?<=\\p{L})\\s?/\\s?(${signs}|day|week|meal|serving|portion|person)(?![\\p{L}\\d])`,
  'giu',
);
/** Unit symbols without a number: 'in kcal'. */
const alone = /(?<![\p{L}\d])(kcal|kj|kg|mg|mcg|[µμ]g|ml|lbs|oz|tbsp|tsp)(?![\p{L}\d'’])/giu;

const wordOf = (sign: string, isOne: boolean): string => units[sign.toLowerCase()]![isOne ? 0 : 1];

/** 1240 becomes 1,240: four plain digits would be read as a year. */
const grouped = (number: string): string =>
  /^\d{4,}(?:\.\d+)?$/.test(number) ? number.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',') : number;

/** Writes units as words: '1,240 kcal' becomes '1,240 kilocalories', '2 g/day' becomes '2 grams per day'. */
export const spellOutUnits = (text: string): string =>
  text
    .replace(
      amount,
      (_, number: string, sign: string) => `${grouped(number)} ${wordOf(sign, number === '1')}`,
    )
    .replace(
      perAmount,
      (_, what: string) => ` per ${what.toLowerCase() in units ? wordOf(what, true) : what}`,
    )
    .replace(alone, (sign) => wordOf(sign, false));
