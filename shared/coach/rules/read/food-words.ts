import { otherWords } from './other-words.ts';

/** Words around the name of a food in a question about the diary. */
const AROUND = new Set(
  (
    'last latest recent recently most least first often never since long ago days times anything something nothing ' +
    'containing made with without into consisting kind kinds type types sort sorts portion portions serving servings ' +
    'glass glasses cup cups slice slices piece pieces bowl bowls plate plates bottle bottles can cans bar bars bit bits ' +
    'handful mug mugs helping helpings scoop scoops spoon spoons pint pints shot shots unit units ' +
    'lately yet already again please still usually normally generally typically typical during over in on for or but ' +
    'not no yes ok okay there any other another else different which whose gave give gives given provide provided ' +
    'source sources top biggest highest lowest largest smallest main best worst rich high low come comes came coming ' +
    'food foods dish dishes item items product products ingredient ingredients thing things entry entries logged log ' +
    'ate eat eaten eating drank drink drunk drinking had have has having did do does done been was were is are am ' +
    'my mine me i we you your the a an of to from at by as it its this that these those them they ' +
    'so per each every total totals altogether combined sum amount number count much many few ' +
    'lot lots time week weeks month months year years day today yesterday tonight favorite favourite usual ' +
    'when where why what who how long it been ever get got contributed contribute single alone only just'
  ).split(' '),
);

/** Returns the words of a question that may name a food, without grammar, containers and nutrients. */
export const foodWords = (text: string): string =>
  otherWords(text)
    .split(' ')
    .filter((word) => word !== '' && !AROUND.has(word) && !/^[\d.,:%+-]+$/.test(word))
    .join(' ');
