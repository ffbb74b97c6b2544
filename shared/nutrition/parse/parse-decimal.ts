/** Units with amounts in the thousands, and units without. */
const small = /^\s?(?:g|gr|grams?|grammes?|ml|millilit(?:er|re)s?|k?cal|(?:kilo)?calories?|kj)\b/i;
const large = /^\s?(?:kg|kilos?|kilograms?|l|lit(?:er|re)s?|lbs?|pounds?|cups?)\b/i;

/**
 * Parses digits with points and commas. If both occur, the last one is the decimal separator: '1,234.5', '1.234,5'. A
 * comma before three digits groups thousands ('1,200 ml'), except before kilograms and liters or after a zero ('1,250
 * kg', '0,125'). A point before three digits is a decimal point, except after one digit and before grams, milliliters
 * or calories, where it groups: '1.000 g', '28.350 g'.
 * @param after the text after the digits
 */
export const decimal = (text: string, after = ''): number => {
  const digits = text.replaceAll(' ', '');
  if (/\..*,/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  if (/,.*\./.test(digits)) return Number(digits.replaceAll(',', ''));
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(digits) && !large.test(after);
  const isPointed = /^[1-9]\.\d{3}$/.test(digits) && small.test(after);
  if (isGrouped || isPointed) return Number(digits.replaceAll(/[.,]/g, ''));
  return Number(digits.replace(',', '.'));
};
