import { describe, expect, it } from 'vitest';
import { sumNutrients } from '#shared/nutrition/values/totals.ts';
import { describeMeal } from '#test/support/built-in-foods.ts';

describe('An everyday meal', () => {
  it.each([
    // text, foods, minimum and maximum kcal
    ['2 eggs and a slice of toast with butter', ['Egg', 'Toast', 'Butter'], 260, 350],
    ['bowl of oatmeal with banana', ['Oatmeal', 'Banana'], 230, 330],
    [
      'scrambled eggs two slices of bacon orange juice',
      ['Scrambled eggs', 'Bacon', 'Orange juice'],
      320,
      450,
    ],
    ['greek yogurt with granola and blueberries', ['Greek yogurt', 'Granola', 'Blueberries'], 250, 380],
    ['peanut butter and jelly sandwich', ['Peanut butter and jelly sandwich'], 330, 450],
    ['big mac medium fries and a diet coke', ['Big Mac', 'French fries', 'Diet cola'], 780, 980],
    ['bacon mac and a diet coke', ['Macaroni and cheese', 'Bacon', 'Diet cola'], 550, 650],
    ['a slice of death by chocolate', ['Chocolate cake with icing'], 500, 650],
    ['two slices of pepperoni pizza and a beer', ['Pepperoni pizza', 'Beer'], 650, 850],
    ['turkey club sandwich with chips', ['Turkey club sandwich', 'Potato crisps'], 380, 650],
    ['3 pancakes with maple syrup and butter', ['Pancakes', 'Maple syrup', 'Butter'], 480, 680],
    ['red beans and rice', ['New orleans red beans and rice'], 380, 560],
    ['black coffee', ['Black coffee'], 0, 10],
    ['coffee with milk and sugar', ['Coffee with milk and sugar'], 40, 90],
    ['coffee with a splash of milk', ['Black coffee', 'Milk'], 5, 25],
    ['tea with sugar 2 glasses', ['Turkish tea with sugar'], 25, 90],
    ['tea with milk and one sugar', ['Tea with milk', 'Sugar'], 25, 60],
    ['gallo pinto with eggs', ['Rice and beans', 'Egg'], 400, 600],
    ['two tamales', ['Tamale'], 380, 560],
    ['pao de queijo 3', ['Pao de queijo'], 200, 330],
    ['beans on toast', ['Beans on toast'], 330, 600],
    ['pierogi with sour cream', ['Pierogi', 'Sour cream'], 300, 450],
    ['grilled fish with chips', ['Grilled fish', 'French fries'], 420, 650],
    ['hummus with pita bread', ['Hummus', 'Pita bread'], 250, 380],
    ['adana kebab with bulgur pilaf', ['Adana kebab', 'Bulgur pilaf'], 700, 1_000],
    ['white bean stew with rice', ['Fasolia (white bean stew)', 'White rice'], 380, 550],
    ['shakshuka with bread', ['Shakshuka', 'White bread'], 320, 450],
    ['okra soup with fufu', ['West African okra soup', 'Fufu'], 400, 700],
    ['egusi soup with pounded yam', ['Egusi soup', 'Pounded yam'], 700, 1_000],
    ['ugali and sukuma wiki', ['Ugali', 'Fried sukuma wiki'], 380, 520],
    ['maize porridge', ['Soft pap (maize porridge)'], 130, 230],
    ['injera with doro wat', ['Injera', 'Doro wat'], 400, 620],
    ['vegetable curry with roti', ['Vegetable curry', 'Chapati'], 280, 420],
    ['two rotis with dal and sabzi', ['Chapati', 'Dal', 'Mixed vegetable sabzi'], 600, 850],
    ['palak paneer with 2 chapatis', ['Palak paneer', 'Chapati'], 380, 560],
    ['chickpea curry with bhatura', ['Chickpea curry', 'Bhatura'], 650, 1_000],
    ['mapo tofu with steamed rice', ['Mapo tofu', 'White rice'], 400, 600],
    ['kung pao chicken with fried rice', ['Kung pao chicken', 'Fried rice'], 550, 800],
    ['sushi 8 pieces with miso soup', ['Sushi rolls', 'Miso soup'], 240, 420],
    ['nasi lemak', ['Nasi lemak set'], 550, 800],
    ['roti canai', ['Roti prata'], 300, 420],
    ['mango sticky rice', ['Sticky rice with mango'], 380, 520],
    ['5 almonds and a date', ['Almonds', 'Medjool dates'], 80, 120],
    ['20 g of starch', ['Corn starch'], 70, 80],
    ['a handful of gumdrops', ['Gummy candy'], 50, 250],
    ['100 g leafy vegetables and rice', ['Leafy vegetables', 'White rice'], 150, 300],
    ['25 g powdered drink mix', ['Dry Kool-aid powder'], 90, 100],
    ['250 g isotonic beverage', ['Sports drink'], 60, 70],
    ['bread with egg', ['Bread with boiled egg'], 200, 300],
    ['that was a bowl of porridge', ['Oatmeal'], 120, 300],
  ] as const)('%s has values that a dietitian would accept', (text, foods, from, to) => {
    const meal = describeMeal(text);
    expect(meal.items.map(({ name }) => name)).toEqual(foods);
    expect(meal.not_understood).toEqual([]);
    const { calories } = sumNutrients(meal.items);
    expect(calories).toBeGreaterThanOrEqual(from);
    expect(calories).toBeLessThanOrEqual(to);
  });

  it('an everyday meal of several ingredients weighs what the text states after "that was"', () => {
    const { items } = describeMeal('lentil stew with chicken and olive oil that was 420 g');
    expect(items.map(({ grams }) => grams)).toEqual([420]);
  });
});
