import { anyCombination } from '../../combination.ts';
import { concepts } from '../../concepts/index.ts';
import { either } from '../../either.ts';

const slots = {
  ...concepts,
  lasting: either(
    '(?:weeks?|months?|all (?:night|day|the time)|constantly|always|every (?:day|night|single)|non ?stop)',
    '(?:wochen?|monaten?|staendig|dauernd|immer|nachts|jede (?:nacht|woche)|jeden tag)',
  ),
  thirst: either('thirst\\w*|drink(?:ing)? (?:liters|litres|gallons)', 'durst\\w*'),
  // What comes with thirst if the blood sugar is high.
  sugary: either(
    'pee|peeing|urinat\\w*|los(?:e|ing|t) weight|lost \\d+|tired|exhausted|blurr\\w*',
    'pinkel\\w*|pipi|klo|abgenommen|nehme ab|muede|schlapp|verschwommen',
  ),
  gutUpset: either(
    '(?:stomach|tummy|belly) ?(?:aches?|cramps?|pain|hurts?)|cramps?|diarrh\\w*|the runs',
    'bauchkraempfe|bauchweh|bauchschmerz\\w*|durchfall|kraempfe|magenkraempfe|blaehungen',
  ),
  foodOnce: either(
    '(?:every|each) time ~3 (?:eat|have|drink)|(?:when|whenever) i (?:eat|have|drink)|after (?:milk|dairy|bread|wheat|every meal|eating)',
    '(?:jedes mal|immer) ~3 (?:wenn|nach)|wenn ich ~3 (?:esse|trinke)|nach (?:milch|brot|weizen|jedem|dem essen)',
  ),
  noAppetite: either('(?:no|lost my|poor|zero) appetite', 'kein\\w* appetit|appetitlos\\w*'),
};

/** Signs that a doctor should look at because they last: high blood sugar, a gut that does not take a food, no appetite. */
export const hasLastingSymptom = anyCombination(
  [
    {
      all: ['{thirst}', '{sugary}', '{lasting}'],
      none: 'marathon|run(?:ning)?|salty|pizza|hangover|verkatert|wine|hot outside|heat|hitze|coffee|kaffee',
    },
    { all: ['{gutUpset}', '{foodOnce}', '{lasting}'], none: '{vomiting}' },
    { all: ['{noAppetite}', '{lasting}'], none: 'suppress\\w*|zuegler\\w*|ozempic|wegovy' },
  ],
  slots,
  'two-sentences',
);

const isAboutShape =
  /\b(?:fat|thin|thinner|skinny|weight|calor\w*|kcal|purg\w*|laxati\w*|vomit\w*|throw\w*|guilt\w*|scared|afraid|fett|dick|duenn\w*|gewicht|kalorien|kotz\w*|erbrech\w*|abfuehr\w*|angst|schuld\w*)\b/;

/** Returns whether a text describes a gut that does not take a food, and nothing about weight or guilt. */
export const isIntolerance = (text: string): boolean => upsetByFood(text) && !isAboutShape.test(text);

const upsetByFood = anyCombination([{ all: ['{gutUpset}', '{foodOnce}'] }], slots, 'two-sentences');
