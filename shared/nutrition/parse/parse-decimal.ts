/** Units of which thousands are told; of the others nobody has so many. */
const small = /^\s?(?:g|gr|grams?|grammes?|ml|millilit(?:er|re)s?|k?cal|(?:kilo)?calories?|kj)\b/i;
const large = /^\s?(?:kg|kilos?|kilograms?|l|lit(?:er|re)s?|lbs?|pounds?|cups?)\b/i;

/**
 * The value of digits with points and commas. Of two signs the last one is the decimal sign: '1,234.5', '1.234,5'. A
 * comma before three digits groups thousands, '1,200 ml', but not before kilograms and litres nor behind a nought:
 * '1,250 kg', '0,125'. A point before three digits is the decimal sign, but behind one digit and before grams,
 * millilitres or calories it groups: '1.000 g', '28.350 g'.
 * @param after the text behind the digits
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
