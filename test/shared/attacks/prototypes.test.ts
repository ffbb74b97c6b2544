import { describe, expect, it } from 'vitest';
import { newFoodEntry } from '#shared/food-entries/schema.ts';
import { seenMeal } from '#shared/scan/seen-meal.ts';
import { contactRequest } from '#shared/support/contact.ts';

/** An own property as parsed from JSON, which a careless copy would use as the prototype. */
const parsed = (text: string): unknown => JSON.parse(text);
const keys = ['__proto__', 'constructor', 'prototype'] as const;
const harm = '{"admin":true,"toString":"x"}';

const isClean = (): boolean => !('admin' in {}) && {}.toString() === '[object Object]';

describe('A key that would change every object', () => {
  it.each(keys)('rejects %s in requests', (key) => {
    const entry = `{"food_name":"Soup","calories":90,"time_zone":"UTC","${key}":${harm}}`;
    const letter = `{"name":"A","email":"a@example.com","subject":"B","message":"C","${key}":${harm}}`;
    expect(newFoodEntry.safeParse(parsed(entry)).success).toBe(false);
    expect(contactRequest.safeParse(parsed(letter)).success).toBe(false);
    expect(isClean()).toBe(true);
  });

  it('accepts the same request without the key', () => {
    expect(
      newFoodEntry.safeParse(parsed('{"food_name":"Soup","calories":90,"time_zone":"UTC"}')).success,
    ).toBe(true);
  });

  it.each(keys)("drops %s from a model's answer, at the top level and in each food", (key) => {
    const food = `{"name":"Soup","grams":100,"confidence":1,"estimate":{"calories":90,"protein":1,"carbs":1,"fat":1,"fiber":1,"sugar":1,"sodium":1,"${key}":${harm}},"${key}":${harm}}`;
    const said = `{"contains_food":true,"items":[${food}],"estimated_cost":null,"equipment":[],"dietary_labels":[],"allergens":[],"${key}":${harm}}`;
    const read = seenMeal.parse(parsed(said));
    for (const part of [read, read.items[0], read.items[0]?.estimate])
      expect(Object.getOwnPropertyNames(part)).not.toContain(key);
    expect('admin' in read).toBe(false);
    expect(isClean()).toBe(true);
  });
});
