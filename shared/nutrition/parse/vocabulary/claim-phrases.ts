/** Phrases that say what a food is free of, one per line as in `phrases.ts`. `diet-guard.ts` compares their meanings. */
export const claimPhrases = `
dairy free = dairyfree
non dairy = dairyfree
gluten free = glutenfree
lactose free = lactosefree
alcohol free = alcoholfree
non alcoholic = alcoholfree
no alcohol = alcoholfree
0 alcohol = alcoholfree
nut free = nutfree
peanut free = peanutfree
soy free = soyfree
soya free = soyfree
wheat free = glutenfree
egg free = eggfree
meat free = meatless
plant based = vegan
caffeine free = caffeinefree
without caffeine = decaffeinated
`;
