import type { Concepts } from '../pattern.ts';

/** Who a text is about, and when. */
export const people: Concepts = {
  self: 'i|me|my|mine|myself|ich|mich|mir|mein(?:e[nmrs]?)?',
  child:
    '(?:my|our|the|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|das|der|die) (?:[a-z0-9]+ ){0,4}(?:son|daughter|kid|child|baby|toddler|infant|newborn|boy|girl|grandson|granddaughter|niece|nephew|sohn|tochter|kind|kleine[rsn]?|saeugling|enkel(?:in)?|bub|maedchen|junge|neffe|nichte)',
  someone:
    '(?:my|our|mein(?:e[nmrs]?)?) (?:[a-z]+ )?(?:mom|mum|mother|dad|father|husband|wife|partner|girlfriend|boyfriend|brother|sister|friend|flatmate|roommate|grandma|grandpa|grandmother|grandfather|gran|nan|colleague|coworker|neighbor|neighbour|mama|mutter|papa|vater|mann|frau|freund(?:in)?|bruder|schwester|oma|opa|kollege|kollegin|nachbar(?:in)?)s?|someone|somebody|he|she|they|er|sie|jemand',
  now: 'now|right now|just|currently|at the moment|still|keep|keeps|jetzt|gerade|eben|immer noch|staendig|plotzlich|ploetzlich|suddenly|all of a sudden|auf einmal|seit|since',
  past: '(?:years?|decades?|ages) ago|last (?:year|summer|winter|decade)|back in (?:19|20)\\d\\d|in (?:19|20)\\d\\d|as a (?:kid|child|teen|teenager)|when i was (?:a |little|young|younger|\\d)|used to|family history|runs in (?:my|the) family|history of|vor (?:\\d+|vielen|einigen|ein paar|zwei|drei|vier|fuenf|zehn) jahren|als kind|frueher|damals|letztes jahr|in der familie|vorgeschichte',
  number:
    '\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|dozen|eine?[nmrs]?|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|zwoelf|zwanzig|dreissig|paar',
};
