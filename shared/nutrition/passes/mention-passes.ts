import type { FoodLookup } from '../match/food-lookup.ts';
import type { FoodMention } from '../parse/food-mention.ts';
import { applyCorrections } from './apply-corrections.ts';
import { carryDietClaims } from './carry-diet-claims.ts';
import { applyLonePortion } from './additions/apply-lone-portion.ts';
import { applyLoneSize } from './apply-lone-size.ts';
import { continueLinks } from './continue-links.ts';
import { readMealHeadings } from './meal-headings.ts';
import { dropOwnDressing } from './additions/drop-own-dressing.ts';
import { separateWhey } from './additions/separate-whey.ts';
import { readBreadSandwiches } from './bread-sandwiches.ts';
import { splitFlavoredDrinks } from './flavored-drinks.ts';
import { keepDishIngredients } from './dish-ingredients.ts';
import { distributeAmounts } from './distribute-amounts.ts';
import { moveDrinkVessels } from './drink-vessel.ts';
import { dropIdleNegations } from './drop-idle-negations.ts';
import { dropRestated } from './drop-restated.ts';
import { dropSeasonings } from './drop-seasonings.ts';
import { markDryWeights } from './dry-weight.ts';
import { mergeEggsIntoDish } from './eggs-in-dish.ts';
import { assignRespectiveAmounts } from './respective-amounts.ts';
import { assignStatedEnergy } from './stated-energy.ts';
import { shareMeasuredAmount } from './share-measured-amount.ts';
import { applyTotalWeight } from './total-weight.ts';

/** One rewriting step over the food mentions of a meal. A test runs `example` through it. */
export interface MentionPass {
  name: string;
  /** A text, and its mentions before and after the pass. */
  example: readonly [text: string, before: string, after: string];
  apply: (mentions: readonly FoodMention[], look: FoodLookup) => FoodMention[];
}

/** All passes in the order in which they run. Each one relies on the ones before it. */
export const mentionPasses: readonly MentionPass[] = [
  {
    name: 'apply corrections',
    example: ['two eggs, no wait, three eggs', '2 egg + 3 egg', '3 egg'],
    apply: applyCorrections,
  },
  {
    name: 'drop negations that name no other food',
    example: [
      'a burger, no bun, no mayo',
      '1 hamburger + within roll + within mayonnaise',
      '1 hamburger + within roll',
    ],
    apply: dropIdleNegations,
  },
  {
    name: 'carry diet claims to their food',
    example: [
      'vegan quarter-pound burger',
      '113.3980925 g vegan + hamburger',
      '113.3980925 g vegan hamburger',
    ],
    apply: carryDietClaims,
  },
  {
    name: 'replace a meal by the foods listed after it',
    example: ['tapas: olives, manchego', 'tapa + olive + manchego', 'olive + manchego'],
    apply: readMealHeadings,
  },
  {
    name: 'drop the dressing of a salad that contains it',
    example: ['a caesar salad with dressing', '1 caesar salad + with dressing', '1 caesar salad'],
    apply: dropOwnDressing,
  },
  {
    name: 'split flavored drinks with plant milk',
    example: [
      'a vanilla cappuccino with soy milk',
      '1 vanilla cappuccino + with soy milk',
      '1 cappuccino + with soy milk + coffee syrup',
    ],
    apply: splitFlavoredDrinks,
  },
  {
    name: 'read breads named after their filling as sandwiches',
    example: ['an egg mayo baguette', '1 egg mayonnaise baguette', '1 egg mayonnaise sandwich'],
    apply: readBreadSandwiches,
  },
  {
    name: 'apply a size that stands alone',
    example: ['poutine, small', 'poutine + ', 'poutine'],
    apply: applyLoneSize,
  },
  {
    name: 'apply a portion that stands alone',
    example: ['Twix, 2 bars', 'twix + 2 bar', '2 bar twix'],
    apply: applyLonePortion,
  },
  {
    name: 'drop a food that is mentioned again with its amount',
    example: ["fries, I'd say 10 fries", 'fry + 10 fry', '10 fry'],
    apply: dropRestated,
  },
  {
    name: 'merge eggs into their dish',
    example: ['an omelette with 3 eggs', '1 omelette + with 3 egg', '3 omelette'],
    apply: mergeEggsIntoDish,
  },
  {
    name: 'log whey beside its drink',
    example: [
      'a smoothie with whey and oat milk',
      '1 smoothy + with whey + oat milk',
      '1 smoothy + with oat milk + whey powder',
    ],
    apply: separateWhey,
  },
  {
    name: 'keep the ingredients instead of the dish',
    example: [
      'porridge made with 50 g oats and 200 ml milk',
      'porridge + within 50 g oat + 200 ml milk',
      '50 g oat + 200 ml milk',
    ],
    apply: keepDishIngredients,
  },
  {
    name: 'assign stated energy',
    example: ['a sandwich, 250 calories', '1 sandwich + 250 kcal', '1 250 kcal sandwich'],
    apply: assignStatedEnergy,
  },
  {
    name: 'distribute an amount of each',
    example: ['ham and cheese 30 g each', 'ham + 30 g each cheese', '30 g each ham + 30 g each cheese'],
    apply: distributeAmounts,
  },
  {
    name: 'drop seasonings of a weighed food',
    example: [
      '100 g of kale with oil, onion and salt',
      '100 g kale + with oil + onion + salt',
      '100 g kale + with oil',
    ],
    apply: dropSeasonings,
  },
  {
    name: 'continue links through a list',
    example: [
      'an omelette filled with cheese, ham',
      '1 omelette filled + within cheese + ham',
      '1 omelette filled + within cheese + with ham',
    ],
    apply: continueLinks,
  },
  {
    name: 'move vessels to the drink',
    example: ['tea with sugar 2 glasses', 'tea + with 2 glass sugar', '2 glass tea + with sugar'],
    apply: moveDrinkVessels,
  },
  {
    name: 'apply a total weight',
    example: [
      'coffee with milk and sugar, totaling 140 g',
      'coffee + with milk + sugar + 140 g',
      '140 g coffee + with milk + sugar',
    ],
    apply: applyTotalWeight,
  },
  {
    name: 'drop foods of which none was eaten',
    example: ['0 eggs and 1 banana', '0 egg + 1 banana', '1 banana'],
    apply: (mentions) => mentions.filter(({ amount }) => amount.count !== 0),
  },
  {
    name: 'assign respective amounts',
    example: [
      'rice and fish, 154 g and 248 g respectively',
      'rice + fish + 154 g + 248 g',
      '154 g rice + 248 g fish',
    ],
    apply: assignRespectiveAmounts,
  },
  {
    name: 'share a weight among the foods weighed together',
    example: ['30 g of banana and oats', '30 g banana + oat', '15 g banana + 15 g oat'],
    apply: shareMeasuredAmount,
  },
  {
    name: 'mark dry weights',
    example: ['50 g uncooked rice', '50 g uncooked rice', '50 g dry uncooked rice'],
    apply: markDryWeights,
  },
];

/** Runs all passes over the mentions of a meal. */
export const runMentionPasses = (
  mentions: readonly FoodMention[],
  look: FoodLookup,
): readonly FoodMention[] => mentionPasses.reduce((current, { apply }) => apply(current, look), mentions);
