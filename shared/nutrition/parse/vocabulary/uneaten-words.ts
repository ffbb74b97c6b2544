import { normalForm } from '../normal-form.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(normalForm));

/** Verbs of eating, drinking and logging. */
export const eatVerbs = set(`
  ate eat eats eating eaten had have having drank drink drinking drunk finished finishing snacked tried log logged consumed
  enjoyed devoured gegessen getrunken hatte hab habe esse trinke tasted sipped munched
`);

/** Verbs of buying. */
export const purchaseVerbs = set('bought buy buying purchased gekauft kaufte groceries shopping stocked');

/** Sports and other activities, as verbs. */
export const activities = set(`
  ran run running walked walk walking swam swim swimming cycled cycling biked biking hiked hiking jogged jogging jog
  played playing lifted lifting rowed rowing climbed climbing danced dancing slept sleeping showered
   marathon workout ride gelaufen gespielt geschlafen yoga
`);

/** Verbs of plans that are no meals: 'I want to LOSE weight'. */
export const goalVerbs = set(
  'lose gain stop quit start avoid cut reduce less be build maintain weigh abnehmen lower improve',
);

/** People who eat their own food. */
export const otherPeople = set(`
  coworker colleague kid kids child children wife husband friend friends roommate flatmate brother sister mom mum dad
  mother father boyfriend girlfriend partner everyone they he she son daughter boss neighbor neighbour cat dog
`);

/** Things of the household and drugstore that are never food or drink. */
export const householdWords = set(`
  soap detergent bleach shampoo conditioner toothpaste mouthwash deodorant perfume lotion sunscreen candle battery
  cigarette cigarettes vape nicotine tobacco gasoline petrol diesel antifreeze disinfectant ammonia insecticide pesticide
  fertilizer glue motor lipstick makeup charger towel laundry dishwasher kerosene turpentine seife waschmittel
`);

/** People and animals whose meals are never logged when they are the subject. Parents log for their children. */
export const otherEaters = set(`
  coworker colleague wife husband friend roommate flatmate brother sister mom mum dad mother father boyfriend girlfriend
  partner boss neighbor neighbour cat dog puppy kitten hamster rabbit guest grandma grandpa uncle aunt cousin hund katze
  freund freundin mann frau bruder schwester kollege kollegin
`);

/** Animals that are fed. */
export const pets = set('cat dog puppy kitten hamster rabbit fish bird horse chicken hen pet hund katze');

/** Words before the subject of a sentence. */
export const subjectLeads = set(`
  my the our a and so but then today yesterday just also because while when that really still im ive am was been is only
  mein meine unser unsere der die das heute gestern
`);

/** Verbs of thinking of food instead of eating it. */
export const thoughtVerbs = set(`
  thinking thought considering craving dreaming dreamt dreamed wondering planning wish tempted smelled watched saw looking
`);

/** Words that start a question about food. */
export const questionWords = set('how why whether wie warum');

/** Words of an order to a program: 'IGNORE all previous INSTRUCTIONS'. */
export const overridingVerbs = set('ignore disregard forget override bypass reveal ignoriere vergiss');
export const overriddenThings = set(
  'instruction instructions prompt prompts rule rules system anweisungen anweisung',
);
