import { MAX_GRAMS, maxPer100g, nutrientNames } from '../nutrition/values/nutrients.ts';

const object = <P extends object>(properties: P) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const orNull = (maximum: number) => ({ anyOf: [{ type: 'number', minimum: 0, maximum }, { type: 'null' }] });

const words = { maxItems: 20, type: 'array', items: { type: 'string', maxLength: 60 } };

const estimate = Object.fromEntries(
  nutrientNames.map((name) => [name, orNull((maxPer100g[name] * MAX_GRAMS) / 100)]),
);

/**
 * `seenMeal` as a JSON schema for the browser's own model. Written by hand, because generating it from zod would add
 * code to every page.
 */
export const seenMealForm = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...object({
    contains_food: { type: 'boolean' },
    items: {
      maxItems: 40,
      type: 'array',
      items: object({
        name: { type: 'string', minLength: 1, maxLength: 120 },
        grams: { type: 'number', minimum: 0, maximum: MAX_GRAMS },
        confidence: { type: 'number', minimum: 0, maximum: 1 },
        estimate: object(estimate),
      }),
    },
    estimated_cost: orNull(1_000),
    equipment: words,
    dietary_labels: words,
    allergens: words,
  }),
};
