import { normalForm } from '../../nutrition/parse/normal-form.ts';

/** Words for kinds of food, with the words that name one. Comparable after `normalForm`, which also reads German. */
const groups: readonly (readonly [names: string, members: string])[] = [
  [
    'fish seafood',
    'salmon tuna cod trout herring mackerel sardine anchovy halibut tilapia haddock pollock carp eel sushi shrimp prawn scampi lachs thunfisch forelle hering makrele kabeljau seelachs sardine rotbarsch scholle zander dorade fischstabchen',
  ],
  [
    'meat fleisch',
    'beef pork chicken turkey lamb veal duck goose steak burger hamburger cheeseburger sausage bratwurst ham bacon salami schnitzel meatball mince gyros kebab doner ribs hotdog bolognese chili goulash gulasch pute hahnchen rind schwein wurst schinken speck hack frikadelle currywurst leberkase',
  ],
  ['poultry geflugel', 'chicken turkey duck goose hahnchen huhn pute ente'],
  [
    'fruit',
    'apple banana orange pear grape berry berries strawberry raspberry blueberry blackberry kiwi mango pineapple peach plum cherry melon watermelon grapefruit mandarin tangerine apricot nectarine papaya pomegranate fig lemon apfel banane birne traube erdbeere himbeere heidelbeere pfirsich pflaume kirsche ananas mandarine aprikose',
  ],
  [
    'vegetable vegetables veggie veggies veg greens',
    'carrot broccoli spinach tomato cucumber pepper paprika zucchini courgette cabbage cauliflower salad lettuce kale bean pea asparagus eggplant aubergine mushroom onion corn beet leek celery pumpkin squash vegetable gemuse salat tomate gurke karotte mohre brokkoli spinat kohl blumenkohl spargel pilze kurbis lauch erbsen',
  ],
  ['coffee kaffee', 'latte cappuccino espresso americano macchiato mocha flat cortado coldbrew'],
  [
    'alcohol alcoholic alkohol drink booze',
    'wine beer vodka whisky whiskey gin rum cocktail prosecco champagne cider aperol spritz margarita mojito tequila liqueur sake port wein bier sekt schnaps weinschorle radler gluhwein',
  ],
  [
    'sweet sweets candy sussigkeit sussigkeiten sussem susses dessert desserts',
    'chocolate cookie cake muffin candy gummy gummies brownie donut doughnut icecream pudding croissant schokolade keks kuchen gummibarchen eis torte waffle pancake',
  ],
  [
    'nut nuts nusse',
    'almond walnut cashew peanut pistachio hazelnut pecan macadamia mandeln walnusse erdnuss haselnuss',
  ],
  [
    'dairy milchprodukt milchprodukte',
    'milk yogurt cheese skyr quark kefir butter cream cottage latte cappuccino milch joghurt kase sahne',
  ],
  [
    'legume legumes pulse pulses hulsenfruchte',
    'lentil bean chickpea pea hummus falafel tofu linse bohne kichererbse edamame dal',
  ],
  [
    'grain grains getreide',
    'bread rice pasta oat oatmeal quinoa bulgur couscous cereal muesli toast roll bagel',
  ],
  [
    'fastfood',
    'burger hamburger cheeseburger pizza fries hotdog nugget nuggets kebab doner wrap pommes currywurst',
  ],
  [
    'pasta nudeln noodles',
    'spaghetti penne lasagna lasagne macaroni fusilli tagliatelle ravioli gnocchi carbonara bolognese',
  ],
  ['burger burgers', 'hamburger cheeseburger veggieburger chickenburger'],
  ['salad salat', 'coleslaw'],
  ['egg eggs ei eier', 'omelet omelette egg eggs frittata'],
  ['soda softdrink softdrinks limo limonade', 'cola coke pepsi fanta sprite lemonade limonade'],
];

const members: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  groups.flatMap(([names, list]) => {
    const own = new Set(list.split(' ').map(normalForm));
    return names.split(' ').map((name) => [normalForm(name), own] as const);
  }),
);

/** Returns the words that name a food of a group: salmon for 'fish'; undefined for other words. */
export const membersOf = (word: string): ReadonlySet<string> | undefined => members.get(word);
