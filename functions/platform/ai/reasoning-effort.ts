/** Matches OpenAI's reasoning models by name; other models reject the setting. */
const reasoning = /^(?:gpt-5|o\d)(?!.*(?:chat|pro))/;

/**
 * Returns the reasoning effort as a request option. Naming and weighing foods needs little: more would cost time and
 * tokens.
 * Source: OpenAI API reference, 'Create chat completion', `reasoning_effort`.
 */
export const effortOf = (modelName: string): { reasoning_effort?: 'low' } =>
  reasoning.test(modelName) ? { reasoning_effort: 'low' } : {};
