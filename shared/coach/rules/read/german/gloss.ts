import { translateGermanDays } from './days.ts';
import { germanPattern, plainGerman } from './plain-german.ts';
import { vocabulary } from './vocabulary.ts';

type Rule = readonly [pattern: RegExp, english: string];

/** Offset of the private-use letters that stand for English ones, so that no later rule reads them as German. */
const PRIVATE = 0xe000;

const hide = (english: string): string =>
  english.replace(/\$[&\d]|[a-z]/g, (sign) =>
    sign.length > 1 ? sign : String.fromCharCode(PRIVATE + sign.charCodeAt(0)),
  );
const unhide = (text: string): string =>
  text.replace(/[\ue061-\ue07a]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE));

const rule = ([source, english]: readonly [string, string]): Rule => [
  new RegExp(`(?<![\\p{L}\\d])(?:${germanPattern(source)})(?![\\p{L}])`, 'gu'),
  hide(english),
];

const DONE =
  '(?:gegessen|gefuttert|verspeist|verzehrt|konsumiert|zu mir genommen|aufgenommen|gehabt|bekommen)';
const DRUNK = '(?:getrunken)';
const LOGGED = '(?:eingetragen|geloggt|erfasst|protokolliert|getrackt|aufgeschrieben|notiert|dokumentiert)';
const HAVE = '(?:habe?|hab|hatte|haette)';

/** German puts the verb at the end; English puts it next to its subject. */
const wordOrder: readonly Rule[] = (
  [
    [
      `wann ${HAVE} ich (?:denn )?(?:das )?(?:letzte mal|zuletzt|letztes mal|letztmals) (.+?) (?:${DONE}|${DRUNK})`,
      'when did i last eat $1',
    ],
    [
      `wann (?:${HAVE} ich|gab es|gabs|aß ich|trank ich) (?:denn )?(?:das )?(?:letzte mal|zuletzt|letztes mal|letztmals) (.+)`,
      'when did i last eat $1',
    ],
    [`wann ${HAVE} ich (.+?) (?:das )?(?:letzte mal|zuletzt) (?:${DONE}|${DRUNK})`, 'when did i last eat $1'],
    [
      'wann (?:war|gab es|gabs) (?:denn )?(?:mein|meine|der|die|das) letzte[rns]? (.+)',
      'when was my last $1',
    ],
    [`wie (?:oft|häufig) ${HAVE} ich (.+?) (?:${DONE}|${DRUNK}|${LOGGED})`, 'how often did i eat $1'],
    [
      'wie (?:oft|häufig) (?:gab es|gabs|hatte ich|aß ich|esse ich|trinke ich|trank ich) ',
      'how often did i eat ',
    ],
    [`wie (?:oft|häufig) ${HAVE} ich`, 'how often did i'],
    [`${HAVE} ich (.*?)(?:erreicht|geschafft)`, 'did i reach $1'],
    [`${HAVE} ich (.*?)${DRUNK}`, 'did i drink $1'],
    [`${HAVE} ich (.*?)${LOGGED}`, 'did i log $1'],
    [`${HAVE} ich (.*?)(?:am meisten) (?:${DONE})`, 'did i eat most $1'],
    [`${HAVE} ich (.*?)abgenommen`, 'have i lost weight $1'],
    [`${HAVE} ich (.*?)zugenommen`, 'have i gained weight $1'],
    [`${HAVE} ich (.*?)verloren`, 'have i lost $1'],
    [`${HAVE} ich (.*?)gewogen`, 'did i weigh $1'],
    [`${HAVE} ich (.*?)überschritten`, 'was i over $1'],
    [`${HAVE} ich (.*?)(?:eingehalten)`, 'did i stay within $1'],
    [`${HAVE} ich (.*?)(?:ausgelassen|vergessen|versäumt|verpasst)`, 'did i miss $1'],
    [`${HAVE} ich (.*?)(?:übrig|frei|offen)`, 'left $1'],
    [`${HAVE} ich (.*?)${DONE}`, 'did i eat $1'],
    [
      '(?:ich )?(?:was|alles was|was alles) ich (.*?)(?:gegessen|getrunken|gehabt) hab(?:e)?',
      'what i ate $1',
    ],
    [
      `(?:wie ?viele?|was) (?:.{0,40}?)(?:(?:darf|kann) ich|${HAVE} ich|ist|sind|bleibt|bleiben|bleibt mir|bleiben mir|hätte ich)(?: .{0,30}?)?(?: denn)? noch(?! nie)(?: übrig| frei| offen| essen| zu essen)?`,
      '$& left',
    ],
  ] as const
).map(([source, english]) => rule([source, english]));

const rules: readonly Rule[] = vocabulary.map(rule);

/**
 * Translates a German question word by word into the English that the rules read: 'wie viel Eiweiß gestern' becomes
 * 'how much protein yesterday'. Names of foods stay German; the food table and the search of entries know both.
 */
export const glossGerman = (message: string): string => {
  const text = plainGerman(message.slice(0, 1_000))
    .replace(/[?!…"„“”()]+/g, ' ')
    .replace(/(?<!\d)[.,;:]|[.,;:](?!\d)/g, ' ')
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/\s+/g, ' ')
    .trim();
  const ordered = wordOrder.reduce((all, [pattern, english]) => all.replace(pattern, english), text);
  const days = translateGermanDays(ordered, hide);
  const english = rules.reduce((all, [pattern, words]) => all.replace(pattern, words), days);
  return unhide(english).replace(/\s+/g, ' ').trim();
};
