/** OpenAI's models that think before they answer, by their names; others refuse the setting. */
const reasoning = /^(?:gpt-5|o\d)(?!.*(?:chat|pro))/;

/**
 * How long a model may think, as a part of a request. To name and weigh foods takes little of it: more would cost a
 * person's patience, and the tokens of the answer.
 * Source: OpenAI API reference, 'Create chat completion', `reasoning_effort`.
 */
export const effortOf = (modelName: string): { reasoning_effort?: 'low' } =>
  reasoning.test(modelName) ? { reasoning_effort: 'low' } : {};
