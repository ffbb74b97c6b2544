import type { IdeaTag } from '../ideas/ingredients.ts';
import { type NamedThing, parseNames } from './name-list.ts';

/** Diets and conditions that limit foods which the food table has no column for. */
export type Limit =
  | 'low-carb'
  | 'low-fodmap'
  | 'low-fructose'
  | 'low-histamine'
  | 'low-purine'
  | 'pregnancy'
  | 'no red meat';

interface LimitRule {
  /** Tags of the ingredients that it excludes. */
  readonly tags: readonly IdeaTag[];
  /** Matches names of foods that it excludes. */
  readonly pattern: RegExp;
}

const matching = (names: string): RegExp => {
  const { pattern } = parseNames(`x: ${names}`)[0]!;
  return new RegExp(pattern.source, 'u');
};

/**
 * What each limit excludes. Sources: Monash University (FODMAP), NHS (gout, foods to avoid in pregnancy), SIGHI
 * (histamine). The names are the common offenders, not a complete list.
 */
const limits: Readonly<Record<Limit, LimitRule>> = {
  'low-carb': { tags: ['carb'], pattern: /(?!)/u },
  'low-fodmap': {
    tags: ['fodmap'],
    pattern: matching(
      'wheat*; bread*; pasta; couscous; rye*; onion*; garlic*; leek*; bean; lentil; chickpea; hummus; milk; yogurt; apple; pear; mango; cherry; cherries; watermelon; cashew; pistachio; honey; mushroom; cauliflower; avocado; asparagus',
    ),
  },
  'low-fructose': {
    tags: ['fructose'],
    pattern: matching(
      'apple*; pear; mango*; cherry; cherries; grape; raisin; date; fig; honey; agave*; juice; apfel*; birne*; honig*; saft; traube*; rosine*; dattel*; feige*; dried fruit; smoothie; soda; cola',
    ),
  },
  'low-histamine': {
    tags: ['histamine'],
    pattern: matching(
      'wine; beer; salami; ham; parmesan; gouda; cheddar; blue cheese; sauerkraut; tuna; mackerel; sardine; anchovy; anchovies; salmon; tomato*; spinach; eggplant; avocado; chocolate; strawberry; strawberries; vinegar; soy sauce; miso; wein; bier; schinken; tomate*; spinat; essig*; sojasosse; thunfisch; lachs; schokolade; erdbeer*',
    ),
  },
  'low-purine': {
    tags: ['purine'],
    pattern: matching(
      'liver*; kidney; offal; sweetbread; heart; anchovy; anchovies; sardine; mussel; herring; mackerel; beef*; steak; lamb; veal; pork; bacon; venison; beer; scallop; leber*; niere; sardine*; sardelle*; hering*; makrele*; rind*; steak*; lamm*; schwein*; bier*; muschel*',
    ),
  },
  pregnancy: {
    tags: ['raw', 'mercury'],
    pattern: matching(
      'sushi; sashimi; tartare; carpaccio; raw; liver*; pate; swordfish; shark; marlin; brie; camembert; gorgonzola; roquefort; smoked salmon; salami; prosciutto; mett; roh*; leber*; raucherlachs',
    ),
  },
  'no red meat': {
    tags: ['redmeat'],
    pattern: matching(
      'beef*; steak; lamb; veal; pork; bacon; ham; venison; rind*; lamm*; schwein*; kalb*; wild',
    ),
  },
};

export const limitOf = (name: Limit): LimitRule => limits[name];

/** Everyday names of limits in a diet or a message. */
export const limitNames: readonly NamedThing<Limit>[] = parseNames<Limit>(`
low-carb: keto*; low carb*; lowcarb; no carb*; carb free; lchf; atkins; wenig kohlenhydrate; kohlenhydratarm*; ohne kohlenhydrate; keine kohlenhydrate
low-fodmap: low fodmap*; lowfodmap; fodmap*
no_red_meat: no red meat; dont eat red meat; kein rotes fleisch; without red meat; ohne rotes fleisch
low-histamine: low histamine; histaminarm*; histamine free
low-fructose: low fructose; fructose free; fruktosefrei*; fruktosearm*
`);

/** The limit of a condition. */
export const limitByCondition: Readonly<Partial<Record<string, Limit>>> = {
  'fructose intolerance': 'low-fructose',
  'histamine intolerance': 'low-histamine',
  gout: 'low-purine',
  pregnant: 'pregnancy',
};

/** Intolerances that are often listed among the allergens. */
export const limitByAllergen = parseNames<Limit>(`
low-fructose: fructose*; fruktose*; fruit sugar; fruchtzucker
low-histamine: histamin*
`);
