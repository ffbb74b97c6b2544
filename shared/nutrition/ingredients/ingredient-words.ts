const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Recipe units in the singular. */
export const recipeUnits = set(`
  cup c tbsp tablespoon tablespoonful tb tbs t tsp teaspoon teaspoonful dessertspoon dsp pound lb ounce oz gram g gm kg kilogram kilo ml l
  litre liter millilitre milliliter dl cl quart qt pint pt gallon gal clove sprig slice bunch stalk handful head stick bulb leaf
  recipe pinch rasher loaf drop sheet rib punnet piece glass sachet can tin branch package packet pkg strip bag dash
  chunk knob stem batch fillet ear jar bottle box container carton splash cube wedge thumb ball spear packet envelope
  scoop serving portion inch cm pat block pack pot tub bar round square link twist grind grinding drizzle sprinkling
  sprinkle squeeze spoonful el tl prise dose
`);

/** Units that may follow a name: 'garlic cloves', 'thyme sprigs'. */
export const trailingUnits = set('clove sprig stalk rib');

/** Words between number and unit that belong to the unit: 'large cloves', 'heaped tbsp'. */
export const unitQualifiers = set(`
  large small medium lg sm md big heaped heaping thick thin thickish generous good scant level rounded fat
  extra-large tiny
`);

/** Sizes of the food itself. */
export const foodSizes = set(
  'large small medium lg md sm med big medium-size medium-sized tiny extra-large jumbo',
);

/** Preparations before the name that are not part of it. */
export const preparations = set(`
  chopped grated minced sliced diced shredded crumbled crushed peeled cooked toasted beaten melted softened sifted
  packed trimmed cubed mashed julienned boned skinned seeded pitted shelled halved quartered slivered flaked torn
  squeezed steamed boiled washed rinsed drained strained hard-boiled hard-cooked soft-boiled snipped picked cracked
  shaved stemmed cleaned deveined zested juiced pared cored thawed blanched hulled husked stoned podded chilled
  divided roasted bruised pounded pureed puréed whipped reserved leftover
`);

/** Minced, these are a different food than whole. */
export const meats = set('beef pork lamb veal turkey chicken meat');

/** Words that modify a preparation: 'finely chopped', 'firmly packed'. */
export const adverbs = set(`
  finely freshly roughly coarsely thinly thickly lightly firmly tightly loosely very well gently newly partly fresh-ly
  carefully evenly generously diagonally lengthwise crosswise
`);
