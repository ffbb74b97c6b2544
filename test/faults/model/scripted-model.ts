import type { Fault, ServiceRequest } from '#test/support/faulty-service.ts';

/** Words unknown to the food table, and the model's answers. */
export const words = { told: 'glorbish', unknown: 'snorvel', fails: 'frabbit' } as const;

const estimate = { calories: 100, protein: 1, carbs: 1, fat: 1, fiber: 1, sugar: 1, sodium: 1 };
const food = { name: 'rice pudding', grams: 100, confidence: 0.8, estimate };
const seen = {
  contains_food: true,
  items: [food],
  estimated_cost: null,
  equipment: [],
  dietary_labels: [],
  allergens: [],
};

/** Returns the model's answer; null if it is cut off and thus useless. */
const saidTo = (asked: string): object | null => {
  if (asked.includes('"seen_meal"')) return seen;
  if (asked.includes('"do_action"')) return { message: 'An outline to work from.', result_json: '{}' };
  if (asked.includes(words.told)) return { items: [{ ...food, line: 1 }] };
  return asked.includes(words.unknown) ? { items: [] } : null;
};

/**
 * The scripted model, with OpenAI's API: it knows photos, free-form tasks and one word, does not know another word, and
 * fails otherwise.
 */
export const scriptedModel = ({ body }: ServiceRequest): Fault => {
  const said = saidTo(body.toString());
  const message = { role: 'assistant', content: said ? JSON.stringify(said) : '{"items' };
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: 'scripted',
      object: 'chat.completion',
      created: 0,
      model: 'scripted',
      choices: [{ index: 0, finish_reason: said ? 'stop' : 'length', message }],
    }),
  };
};
