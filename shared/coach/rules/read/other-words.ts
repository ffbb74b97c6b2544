const idle = new Set(
  (
    'a about all altogether am amount an and any are at average avg be been by calculate calories calorie can carbs check ' +
    'coming consume consumed consumption could count current daily data day did diet do does doing eat eaten eating energy ' +
    'entries far fat fiber find for from get getting give gone good got had has have having high how i in intake is it ' +
    'know kcal level levels like log logged low macros many me meals mean much my need now number of ok okay on or our ' +
    'overall per please protein quick rate really record report salt say see show so sodium some stats still sugar sum ' +
    'take taken tell than that the their there they this to total totals tracked up us usual usually value want was ' +
    'water we well were what when where which who will with would you your again also then too sure just drink drank ' +
    'drunk breakfast lunch dinner snack each every most least goal hey hi coach typical typically normal normally going'
  ).split(' '),
);

/** The words of a question that are no part of its grammar: perhaps the name of a food. */
export const otherWords = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !idle.has(word))
    .join(' ');
