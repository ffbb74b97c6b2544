import { normalForm } from '../normal-form.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(normalForm));

/** Words that say nothing about food. */
const fillers = set(`
  i ive im id you we he she they it its me my our us his her their myself ourselves the this these those some any
  of for to at by from as like into onto after before during while until
  was were is are am be been being will would could have had has having do did get got getting
  ate eat eats eating eaten drank drinking consumed consuming enjoyed enjoying finished finishing took
  taking grabbed grabbing grab snacked snacking munched munching sipped sipping ordered ordering poured pouring
  started starting start ended treated treating prepared preparing cooking bought chose tried followed paired
  accompanied served topped drizzled sprinkled tossed added adding made contains contained containing
  consists consisting consisted includes included including weighing weighed weighs totaling totalling
  about approximately approx around roughly maybe probably nearly almost just only also too very really so quite
  exactly please log add track record
  today yesterday tonight morning afternoon evening night midnight noon midday early late later first next finally
  together along each apiece per total worth day time
  meal combo uht go goes going iodized iodised good nice delicious tasty yummy quick simple hearty lovely great favourite favorite
  who as well out up off down there here work kind sort type amount more other
  actually ago um uh erm hmm ok okay hey yes yeah think guess believe shared either bed
  extra sized refreshing satisfying am pm oclock respectively side plan coming right now enjoy place counter
  usual stuff something leftover wife husband boyfriend girlfriend friend partner mom dad most
  ill want wants wanted wanna give gave me put what whats called know say said says guess basically literally
  logged logging counts because lol haha lmao mmm sister brother daughter flatmate coworker colleague roommate
  quick add added everyone nobody anyone grad mal noch earlier allem kantine mensa arbeit zuhause esse trinke trank ass vorhin fruher heute es hab hatten mein meine meinen meinem meiner dein deine unser unsere sein seine ihre gerade bitte dazu davon ne nen did does evenly quickly straight myself
  nur furs fur woke neat rare done demolished devoured polished scoffed inhaled wolfed
  circa etwa ungefahr nothing ah ahm ach sohn tochter geteilt deal
  them same again instead always count feel felt decided managed ended thing things bought cheeky gonna gotta lemme gimme fancied craving craved needed need help helped
`);

/** Asides of spoken text: corrections and doubts, which name nothing once they were applied. */
const asides = set(
  'than between split shared even evenly family people person table wait sorry mean meant scratch correction actually make rather hang oops nope yep hm hmm mhm uhm well oh last time son daughter toddler kiddo nix nichts zu zweit dritt viert wir haben far pre post run workout gym training wandern sport footlong beim nach dem',
);

/** Returns whether a normalized word is only an aside. */
export const isAside = (word: string): boolean => asides.has(word);

/** Words that join foods: another food may follow. */
const joins = set(
  'and with plus then on over in alongside or but inside under beside both that which featuring using finally lastly afterwards',
);

/** Words after which the next food was not eaten. */
const negations = set(
  `no without not minus skipping skipped avoiding avoided lacking except excluding hold never neither nor omitting omitted didnt
  dont doesnt wasnt werent isnt arent havent hasnt hadnt`,
);

/** Returns whether a normalized word says nothing about food. */
export const isFiller = (word: string): boolean => fillers.has(word);
export const isJoin = (word: string): boolean => joins.has(word);
export const isNegation = (word: string): boolean => negations.has(word);

/** Words that start a place or time: 'coffee FROM the bakery', 'banana AFTER gym'. */
const tails = set('from at after before during while until for');

export const startsTail = (word: string): boolean => tails.has(word);

/** Returns whether a word applies the previous or next weight to each one. */
export const isEachWord = (word: string): boolean => word === 'each' || word === 'apiece';
