/** Diet claims on a package, as Open Food Facts names them. */
export const dietClaims = ['vegan', 'vegetarian', 'no-gluten', 'no-lactose', 'halal', 'kosher'] as const;
export type DietClaim = (typeof dietClaims)[number];
