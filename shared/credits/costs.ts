/** Cost of a useful answer in credits (decision D19). Speech, food table, rules and on-device answers are free. */
export const creditCosts = {
  photo_analysis: { cost: 5, name: 'Photo analysis' },
  coach_message: { cost: 2, name: 'Coach message' },
  voice_transcription: { cost: 1, name: 'Voice transcription' },
  food_lookup: { cost: 1, name: 'AI lookup' },
  insights: { cost: 3, name: 'Insights' },
  agent_action: { cost: 2, name: 'Agent action' },
} as const;

export type AiAction = keyof typeof creditCosts;
export const aiActions = Object.keys(creditCosts) as [AiAction, ...AiAction[]];
