import type { Content, Diet } from '../../nutrition/table/food-record.ts';

/** Properties that only some conditions and diets look at. */
export type IdeaTag =
  | 'carb'
  | 'fructose'
  | 'fodmap'
  | 'histamine'
  | 'purine'
  | 'raw'
  | 'citrus'
  | 'legume'
  | 'nightshade'
  | 'redmeat'
  | 'allium'
  | 'mercury'
  | 'caffeine';

export interface IdeaIngredient {
  readonly name: string;
  readonly german: string;
  readonly diet: Diet;
  readonly contains: readonly Content[];
  readonly tags: readonly IdeaTag[];
}

/**
 * Ingredients of the ideas: `name | German | diet | allergens and contents | tags`. A test compares diet and contents
 * with the food table. `carb`: more than 10 g of carbohydrates per 100 g as eaten. `fructose`, `fodmap`, `histamine` and
 * `purine`: commonly advised against (NHS, Monash University, SIGHI, ACR). Nothing else may be in an idea.
 */
const lines = `
oats | Haferflocken | vegan | gluten | carb fodmap
gluten-free oats | glutenfreie Haferflocken | vegan | | carb
rice | Reis | vegan | | carb
rice cakes | Reiswaffeln | vegan | | carb
rice noodles | Reisnudeln | vegan | | carb
quinoa | Quinoa | vegan | | carb
buckwheat | Buchweizen | vegan | | carb
millet | Hirse | vegan | | carb
cornmeal | Maisgrieß Polenta Mais corn | vegan | | carb
corn tortillas | Maistortillas Mais | vegan | | carb
corn | Mais | vegan | | carb fodmap
potatoes | Kartoffeln | vegan | | carb nightshade
sweet potato | Süßkartoffel | vegan | | carb
bread | Brot | vegan | gluten | carb fodmap
pasta | Nudeln | vegan | gluten | carb fodmap
couscous | Couscous | vegan | gluten | carb fodmap
tortilla wraps | Weizenwraps | vegan | gluten | carb fodmap
chickpeas | Kichererbsen | vegan | | carb fodmap legume
lentils | Linsen | vegan | | carb fodmap legume
beans | Bohnen | vegan | | carb fodmap legume
edamame | Edamame | vegan | soy | fodmap legume
peas | Erbsen | vegan | | carb fodmap legume
tofu | Tofu | vegan | soy | legume
soy yogurt | Sojajoghurt | vegan | soy | legume
soy milk | Sojadrink | vegan | soy | legume fodmap
coconut milk | Kokosmilch Kokosnuss coconut | vegan | |
oat milk | Haferdrink | vegan | gluten | carb fodmap
rice milk | Reisdrink | vegan | | carb
tamari | Tamari | vegan | soy | histamine
miso paste | Miso | vegan | gluten soy | carb histamine
nori | Nori Algen | vegan | |
flaxseed | Leinsamen | vegan | |
chia seeds | Chiasamen | vegan | |
hemp seeds | Hanfsamen | vegan | |
pumpkin seeds | Kürbiskerne | vegan | |
sunflower seeds | Sonnenblumenkerne | vegan | |
rapeseed oil | Rapsöl canola | vegan | |
olive oil | Olivenöl | vegan | |
olives | Oliven | vegan | | histamine
tahini | Tahini Sesam | vegan | sesame |
hummus | Hummus Kichererbsen chickpeas | vegan | sesame | carb fodmap legume
peanut butter | Erdnussbutter Erdnüsse | vegan | peanut | legume
almonds | Mandeln | vegan | nut |
walnuts | Walnüsse | vegan | nut | histamine
yogurt | Joghurt | vegetarian | milk | fodmap
quark | Quark | vegetarian | milk | fodmap
cottage cheese | Hüttenkäse | vegetarian | milk | fodmap
feta | Feta | vegetarian | milk | fodmap
mozzarella | Mozzarella | vegetarian | milk |
halloumi | Halloumi | vegetarian | milk |
cheddar | Käse cheese | vegetarian | milk | histamine
lactose-free yogurt | laktosefreier Joghurt | vegetarian | milk |
lactose-free quark | laktosefreier Quark | vegetarian | milk |
egg | Eier Ei eggs | vegetarian | egg |
salmon | Lachs | pescatarian | fish | histamine
smoked salmon | Räucherlachs | pescatarian | fish | histamine raw
tuna | Thunfisch | pescatarian | fish | histamine mercury purine
cod | Kabeljau | pescatarian | fish | histamine
sardines | Sardinen | pescatarian | fish | histamine purine
prawns | Garnelen | pescatarian | crustacean | histamine purine
chicken | Hähnchen | meat | |
turkey | Pute | meat | |
beef | Rindfleisch | meat | | redmeat purine
lamb | Lamm | meat | | redmeat purine
tomatoes | Tomaten | vegan | | nightshade histamine
cucumber | Gurke | vegan | |
bell pepper | Paprika | vegan | | nightshade
carrots | Karotten Möhren | vegan | |
spinach | Spinat | vegan | | histamine
broccoli | Brokkoli | vegan | |
cauliflower | Blumenkohl | vegan | | fodmap
zucchini | Zucchini courgette | vegan | |
pumpkin | Kürbis | vegan | | carb
eggplant | Aubergine | vegan | | nightshade histamine
mushrooms | Pilze Champignons | vegan | | fodmap
lettuce | Salat | vegan | |
avocado | Avocado | vegan | | fodmap histamine
leek | Lauch | vegan | | carb fodmap allium
onion | Zwiebeln | vegan | | fodmap allium
garlic | Knoblauch | vegan | | carb fodmap allium
ginger | Ingwer | vegan | |
herbs | Kräuter | vegan | |
basil | Basilikum | vegan | |
cabbage | Kohl | vegan | |
asparagus | Spargel | vegan | | fodmap
banana | Banane | vegan | | carb fructose
apple | Apfel | vegan | | carb fructose fodmap
pear | Birne | vegan | | carb fructose fodmap
blueberries | Heidelbeeren Blaubeeren | vegan | | carb fructose
raspberries | Himbeeren | vegan | | carb fructose
strawberries | Erdbeeren | vegan | | fructose histamine
mango | Mango | vegan | | carb fructose fodmap
peach | Pfirsich | vegan | | fructose fodmap
grapes | Trauben | vegan | | carb fructose
orange | Orange | vegan | | carb fructose citrus histamine
lemon | Zitrone | vegan | | citrus histamine
lime | Limette | vegan | | citrus histamine
honey | Honig | vegetarian | | carb fructose fodmap
cocoa powder | Kakao chocolate Schokolade | vegan | | carb histamine caffeine
cinnamon | Zimt | vegan | |
kidney beans | Kidneybohnen | vegan | | carb fodmap legume
air-popped popcorn | Popcorn Mais corn | vegan | | carb
salt | Salz | vegan | |
`;

export const ideaIngredients: ReadonlyMap<string, IdeaIngredient> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line): [string, IdeaIngredient] => {
      const [name = '', german = '', diet = '', contains = '', tags = ''] = line
        .split('|')
        .map((part) => part.trim());
      const words = (text: string) => text.split(' ').filter((word) => word !== '');
      return [
        name,
        {
          name,
          german,
          diet: diet as Diet,
          contains: words(contains) as Content[],
          tags: words(tags) as IdeaTag[],
        },
      ];
    }),
);
