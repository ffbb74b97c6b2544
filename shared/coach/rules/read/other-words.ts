const idle = new Set(
  (
    'a about all altogether am amount an and any are at average avg be been by calculate calories calorie can carbs check ' +
    'coming consume consumed consumption could count current daily data day did diet do does doing eat eaten eating energy ' +
    'entries far fat fiber find for from get getting give gone good got had has have having high how i in intake is it ' +
    'know kcal level levels like log logged low macros many me meals mean much my need now number of ok okay on or our ' +
    'overall per please protein quick rate really record report salt say see show so sodium some stats still sugar sum ' +
    'take taken tell than that the their there they this to total totals tracked up us usual usually value want was ' +
    'water we well were what when where which who will with would you your again also then too sure just drink drank ' +
    'drunk breakfast lunch dinner snack each every most least goal hey hi hello dear coach typical typically normal normally ' +
    'going day days week weeks month months together altogether far actually just quickly quick kindly maybe could may ' +
    'ought shall amounts quantity figure figures grams gram g mg milligrams ml milliliters millilitres liters ' +
    'litres liter litre l glasses glass kilojoules kj units unit stuff things thing worth stats status progress looking ' +
    'lookin look looks doing went go goes come came put away down until till yet already ever more less fewer bit lot ' +
    'lots little wondering curious wonder love like help thanks thank cheers mate buddy man bro dude please ' +
    'nutrition nutritional diet diary log entry food foods meal consumption wise regarding concerning terms respect ' +
    'answer question summary give said says telling show shows exactly roughly approximately about around only even ' +
    'taking been being has did were was will be one ones same both two three first second third so well hmm um uh er ' +
    'ah oh really right correct can cant dont not sure think guess suppose believe able must had got gotten get gets ' +
    'morning evening using used app platewise here there where whole entire full past previous ' +
    'out end ended ending ends add adds added adding reach reaches wat as altogether left compared ' +
    'energy caloric calorific salt salty sugary fatty carby proteins macros total totals sum sums running tally count ' +
    'counts counting counted number numbers record records recorded track tracking'
  ).split(' '),
);

/** Returns the words of a question that are not part of its grammar and may be the name of a food. */
export const otherWords = (text: string): string =>
  text
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word))
    .join(' ');
