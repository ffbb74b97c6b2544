/** Aisles of a shopping list in the order of a walk through a supermarket. */
export const aisles = [
  'produce',
  'bakery',
  'meat',
  'dairy',
  'frozen',
  'cans',
  'dry',
  'spices',
  'snacks',
  'drinks',
  'other',
] as const;
export type Aisle = (typeof aisles)[number];

/**
 * Words of food names by aisle. The first match decides, so a form of food (canned, frozen, dried) stands before the
 * food itself.
 */
const words: readonly (readonly [Aisle, RegExp])[] = [
  ['frozen', /\bfrozen\b|\bice cream\b/],
  [
    'cans',
    /\bcanned\b|\bcan\b|\btinned\b|\bolives\b|\btomato (?:paste|sauce)\b|\bpassata\b|\bcoconut milk\b|\bsalsa\b|\bpesto\b|\bpickle/,
  ],
  [
    'spices',
    /\b(?:salt|cinnamon|cumin|chili powder|paprika|curry powder|turmeric|spice|oregano|curry paste|vinegar|soy sauce|mustard|ketchup|mayonnaise|stock|broth|bouillon)\b|\boil\b|\bdressing\b|\btahini\b/,
  ],
  ['drinks', /\b(?:juice|water|tea|coffee|beer|wine|soda|cola|lemonade)\b/],
  [
    'snacks',
    /\b(?:chocolate|cookie|biscuit|chips|crisps|candy|rice cakes?|popcorn|honey|jam|syrup|(?:peanut|almond) butter)\b/,
  ],
  [
    'dairy',
    /\b(?:milk|yogh?urt|cheese|cheddar|feta|mozzarella|parmesan|ricotta|halloumi|quark|cottage|kefir|cream|butter|eggs?|skyr|tofu|tempeh|hummus)\b/,
  ],
  [
    'meat',
    /\b(?:chicken|turkey|beef|pork|lamb|ham|bacon|sausages?|mince|steak|salmon|cod|trout|tuna|shrimps?|prawns?|fish|fillet|meat|veal|duck|gnocchi)\b/,
  ],
  [
    'bakery',
    /\b(?:bread|toast|rolls?|buns?|bagels?|tortillas?|pita|wraps?|baguette|ciabatta|naan|falafel)\b/,
  ],
  [
    'dry',
    /\b(?:rice|pasta|spaghetti|noodles?|lasagna|couscous|bulgur|quinoa|barley|polenta|cornmeal|buckwheat|oats?|muesli|granola|flour|lentils?|chickpeas?|beans?|nuts?|almonds?|walnuts?|hazelnuts?|peanuts?|cashews?|pistachios?|seeds?|raisins|dates?|sugar|cereal|trail mix)\b/,
  ],
  [
    'produce',
    /\b(?:apples?|bananas?|berries|\w*berr(?:y|ies)|oranges?|lemons?|limes?|pears?|peach(?:es)?|grapes?|mango|melon|kiwi|pineapple|plums?|cherries|avocados?|tomato(?:es)?|onions?|garlic|peppers?|carrots?|potato(?:es)?|broccoli|spinach|lettuce|rocket|arugula|salad|cucumbers?|zucchini|mushrooms?|cabbage|cauliflower|leeks?|peas?|edamame|corn|celery|basil|parsley|cilantro|chives|herbs?|chives|ginger|scallions?|eggplant|aubergine|kale|squash|pumpkin|beets?)\b/,
  ],
];

/** `green beans` and `black pepper` are not what their last word says. */
const exceptions: readonly (readonly [Aisle, RegExp])[] = [
  ['produce', /\bgreen beans?\b|\bbell pepper|\bred pepper\b|\bsweet ?corn\b/],
  ['spices', /\bblack pepper\b/],
  ['dry', /\bpumpkin seeds?\b|\bsesame seeds?\b|\bchia\b|\brice noodles?\b/],
  ['bakery', /\bhamburger bun/],
];

/** Returns the aisle where a food is usually found, by its English name; `other` if unknown. */
export const aisleOf = (name: string): Aisle => {
  const text = name.toLowerCase();
  const isCanned = words.slice(0, 2).find(([, pattern]) => pattern.test(text));
  return (
    isCanned?.[0] ??
    exceptions.find(([, pattern]) => pattern.test(text))?.[0] ??
    words.find(([, pattern]) => pattern.test(text))?.[0] ??
    'other'
  );
};
