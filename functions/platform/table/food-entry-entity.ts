import { CustomAttributeType, Entity } from 'electrodb';
import { mealTypes } from '#shared/food-entries/schema.ts';
import type { FoodItem } from '#shared/nutrition/food-item.ts';
import type { Table } from './client.ts';
import { userKey } from './user-key.ts';

/**
 * A logged food. `sk` finds it by id; `lsi1` keeps a person's entries by day and instant, so that a day and the
 * latest entries are one consistent query each. Unknown figures are absent.
 */
export const createFoodEntryEntity = ({ client, table }: Table) =>
  new Entity(
    {
      model: { entity: 'food_entry', version: '1', service: 'platewise' },
      attributes: {
        user_id: { type: 'string', required: true, readOnly: true },
        id: { type: 'string', required: true, readOnly: true },
        food_name: { type: 'string', required: true },
        calories: { type: 'number', required: true },
        protein: { type: 'number' },
        carbs: { type: 'number' },
        fat: { type: 'number' },
        fiber: { type: 'number' },
        sugar: { type: 'number' },
        sodium: { type: 'number' },
        serving_size: { type: 'string' },
        confidence_score: { type: 'number' },
        image_url: { type: 'string' },
        meal_type: { type: mealTypes, required: true },
        logged_at: { type: 'string', required: true },
        local_date: { type: 'string', required: true },
        time_zone: { type: 'string', required: true },
        items: { type: CustomAttributeType<FoodItem[]>('any') },
        version: { type: 'number', required: true },
        updated_at: { type: 'string', required: true },
      },
      indexes: {
        byId: {
          pk: userKey,
          sk: { field: 'sk', composite: ['id'], template: 'entry#${id}', casing: 'none' },
        },
        byDay: {
          index: 'lsi1',
          pk: userKey,
          sk: {
            field: 'lsi1sk',
            composite: ['local_date', 'logged_at', 'id'],
            template: 'day#${local_date}#${logged_at}#${id}',
            casing: 'none',
          },
        },
      },
    },
    { client, table },
  );

export type FoodEntryEntity = ReturnType<typeof createFoodEntryEntity>;
