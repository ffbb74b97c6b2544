import type { Fact } from '#shared/facts/fact.ts';

/** The answer of a tool: facts to check the reply's numbers against, or the reason why none are available. */
export interface ToolAnswer {
  text: string;
  facts: readonly Fact[];
}

export const refused = (text: string): ToolAnswer => ({ text, facts: [] });
