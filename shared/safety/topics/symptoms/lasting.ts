import { anyCombination } from '../../combination.ts';
import { concepts } from '../../concepts/index.ts';
import { either } from '../../either.ts';

const slots = {
  ...concepts,
  lasting: either(
    '(?:weeks?|months?|all (?:night|day|the time)|constantly|always|(?:every|each) (?:day|night|single|time)|non ?stop)',
    '(?:wochen?|monaten?|staendig|dauernd|immer|nachts|jede (?:nacht|woche)|jeden tag|jedes mal)',
  ),
  thirst: either('thirst\\w*|drink(?:ing)? (?:liters|litres|gallons)', 'durst\\w*'),
  // What comes with thirst if the blood sugar is high.
  sugary: either(
    'pee|peeing|urinat\\w*|los(?:e|ing|t) weight|lost \\d+|tired|exhausted|blurr\\w*',
    'pinkel\\w*|pipi|klo|abgenommen|nehme ab|muede|schlapp|verschwommen',
  ),
  gutUpset: either(
    '(?:stomach|tummy|belly) ?(?:aches?|cramps?|pain|hurts?)|pain ~3 ribs|cramps?|diarrh\\w*|the runs',
    'schmerz\\w* ~4 rippen|bauchkraempfe|bauchweh|bauchschmerz\\w*|durchfall|kraempfe|magenkraempfe|blaehungen',
  ),
  foodOnce: either(
    '(?:every|each) time ~3 (?:eat|have|drink)|(?:when|whenever) i (?:eat|have|drink)|after (?:milk|dairy|bread|wheat|every meal|eating)',
    '(?:jedes mal|immer) ~3 (?:wenn|nach)|nach \\w+ essen|wenn ich ~3 (?:esse|trinke)|nach (?:milch|brot|weizen|jedem|dem essen)',
  ),
  looseClothes: either(
    '(?:jeans|pants|trousers|clothes|rings?|belt|watch|skirt) ~3 (?:fall\\w*|slid\\w*|slip\\w*|hang\\w*|too (?:big|loose|wide))',
    '(?:hosen?|jeans|klamotten|ringe?|guertel|sachen|rock) ~4 (?:rutsch\\w*|schlacker\\w*|zu (?:weit|gross)|faellt|fallen)',
  ),
  unwanted: either(
    '(?:not|without) (?:even )?try\\w*|no idea why|eat\\w* ~3 (?:like a horse|normal\\w*|more|a lot|loads|the same)|for no reason',
    'ohne ~3 (?:diaet|grund|was zu (?:tun|aendern))|obwohl ~4 ess\\w*|esse? ~3 (?:normal|viel|mehr|wie immer)|keine ahnung warum',
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
    { all: ['{looseClothes}', '{unwanted}'], none: 'new (?:jeans|pants)|neue (?:hose|jeans)|bought|gekauft' },
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
