import { normalForm } from '../parse/normal-form.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(normalForm));

/** Words of reference names that say nothing about the food. */
const boilerplate = set(`
  nfs ns eaten form type kind variety all any usda commodity unspecified cooked prepared ready serve eat includes include
  assorted various other food product retail grade separable trimmed broiler fryer domestic commercially solids drained
  liquid regular pack enriched fortified vitamin added calcium iron year round average varieties unenriched
  caffeinated hot cold warm filled brewed part size sized upc distributed program formerly fluid edible portion packed mediumcrust cow hen
`);

/** Words that describe a food rather than name it. A match may lack them, and they are never the head of a phrase. */
const modifiers = set(`
  readytoeat readytodrink readytoserve readytoheat withfat nofat withskin skinless withpeel peelless covered unsalted lowsodium
  raw fresh boiled steamed grilled baked roasted roast fried pan deep stir sauteed poached smoked toasted
  broiled braised stewed blanched charred microwaved seared chilled plain organic
  natural sliced chopped diced grated shredded peeled pitted skinless boneless lean whole half fillet filet piece
  slice chunk cube floret spear segment ripe frozen canned bottled bottle salted unsalted
  crispy crunchy creamy thick thin low reduced full classic traditional style
  mixed single virgin double triple seasoned lightly freshly finely
  puerto rican mexican style restaurant homemade home fastfood school store takeout cafeteria recipe packaged prepackaged
  small medium large red green white black yellow brown dark bowl cup plate glass
  mature young local common big tap drinking drink
  filling coating crust topping coated skin bone visible fat flavoured tender hard rich polished refined dried
`);

/** Words that name a food only roughly. */
const rough = set('salt meat vegetable fruit soft');

/** Properties of foods. */
const traits = set(`
  sugarfree diet dietetic nonfat lowfat reducedfat lowsodium lowcalorie light decaffeinated caffeine free unsweetened
  sweetened meatless vegetarian vegan presweetened leaf protein fiber electrolyte antioxidant
`);

/** Words that make no difference if omitted: an apple is raw anyway. */
const neutral = set('raw fresh plain regular ripe whole full');

/** Returns whether a word makes no difference in a name. */
export const isNeutral = (word: string): boolean => neutral.has(word) || boilerplate.has(word);

/** Words that make it a different food: a name with one that the text lacks is unlikely. */
const changers = set(`
  babyfood baby infant toddler formula dry powder powdered mix concentrate condensed diet dietetic sugarfree nonfat
  imitation substitute meatless vegetarian dehydrated freeze unprepared ingredient decaffeinated skin rind peel hull
  pickled stuffed candied creamed scalloped tempura whiskey rum vodka gin brandy liqueur feet tail tongue heart liver
  kidney brain gizzard neck dough batter filling light gelatin reconstituted caffeinefree strained junior lowcalorie lowsodium kosher flour bran germ seed leaf oil extract syrup industrial
`);

/** Categories in reference names that users do not write: 'Soft drink, cola'. */
const categories = set(`
  softdrink beverage candy sandwich alcoholic formulated restaurant
`);

/** Words of food names that do not name a food on their own: 'a slice of LIFE', 'a piece of PAPER'. */
const strange = set(`
  paper life love stone plastic sand weight hello vitamin hour com http www step phone book chair soap shampoo world name
  multivitamin tablet capsule pill supplement magnesium zinc probiotic husk
  rainbow moon sun star angel devil monkey hunter wedding ring finger ear hand heart car bus train work office ran gym
  way house corner city nature valley jack hungry innocent daily complete post recovery family menu border choice factory
  panda queen lovers mighty feast ultimate brand lion penguin punk marine premier raising skips munch reign tango san mrs
  drive through nothing kids guys barrel bell dean foam kapsel drivethru athletic pink juicy spicy
`);

/** Returns whether a word never names a food on its own. */
export const isStrange = (word: string): boolean => strange.has(word) || word.length === 1;

/** Last words of food names that name no food without the words before them: 'crunchwrap SUPREME', 'old FASHIONED'. */
const hollow = set(`
  supreme fashioned deluxe special original combo style cut split way oh brown tom base fat husk bite box pack
  dessert meal dish drink food snack lunch dinner breakfast treat surprise delight dream star lady boy girl king queen man toddler baby kid mother father grandma country house garden cup
  ring finger head face eye tail top bottom hole dog
  blood foster high island hall walker lift tape maker pay ant french stamp fan roller grain la glory colt spray heart brain spirit fake truly basis hopper
  smack wade concrete spa runaway til flip foul mate mixture spinner nana cricket dib painkiller gunpowder hoi tori
  zeppelin plunder shay hoe saga khaki greyhound kamikaze carr newton lap lam poe stuffy festival eskimo payday wali double
  table watch tun zur hin buro mami martin china kunde sirene eko sato atmet
`);

/** Returns whether a word names no food without the words before it. */
export const isHollow = (word: string): boolean => hollow.has(word) || word.length < 3;

/** Words that are only a category when alone before the comma: 'Milk, whole', 'Cheese, cottage'. */
const filing = set(`
  snack cereal fish crustacean mollusk spice fastfood game finger sweetener syrup leavening infant alaska cookie
  milk juice vegetable fruit oil cream cheese potato roll coffee dressing lettuce squash bar nut seed sausage bread
`);

/** Returns whether a word is a category when alone. */
export const isFiling = (word: string): boolean => categories.has(word) || filing.has(word);

/** Returns whether a word is only a category. */
export const isCategory = (word: string): boolean => categories.has(word);

const NOTHING = 0.06;
const DESCRIBES = 0.3;
/** Words with a lower weight only describe. */
export const ROUGH = 0.7;
const TRAIT = 0.6;

/** Returns the weight of a word in comparisons: 1 if it names the food, lower if it describes it. */
export const weightOf = (word: string): number => {
  const before = remembered.get(word);
  if (before !== undefined) return before;
  const weight = classWeight(word);
  if (remembered.size >= MAX_CACHED_WORDS) remembered.clear();
  remembered.set(word, weight);
  return weight;
};

/** Cache size for word weights. */
const MAX_CACHED_WORDS = 20_000;
const remembered = new Map<string, number>();

const classWeight = (word: string): number => {
  if (boilerplate.has(word)) return NOTHING;
  if (rough.has(word)) return ROUGH;
  if (traits.has(word)) return TRAIT;
  return modifiers.has(word) || word.endsWith('%') || word.startsWith('no:') ? DESCRIBES : 1;
};

/** Returns the cost factor of an unmentioned word of a name. */
export const unmentionedFactor = (word: string): number => (changers.has(word) ? 1.6 : 1);

/** Returns the head of a phrase: the last naming word, as in 'chicken SOUP'. */
export const headOf = (words: readonly string[]): string | null =>
  words.findLast((word) => weightOf(word) >= ROUGH) ?? words.at(-1) ?? null;
