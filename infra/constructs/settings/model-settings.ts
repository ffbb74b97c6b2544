import { CfnParameter, type Stack } from 'aws-cdk-lib';

/** The image model and its endpoint, which can be any service with OpenAI's protocol. */
export interface ModelSettings {
  baseUrl: string;
  visionModel: string;
}

export const createModelSettings = (stack: Stack): ModelSettings => ({
  baseUrl: new CfnParameter(stack, 'OpenAiBaseUrl', {
    default: 'https://api.openai.com/v1',
    description: 'Base URL of the model provider (OpenAI API).',
  }).valueAsString,
  visionModel: new CfnParameter(stack, 'VisionModel', {
    default: 'gpt-5-mini',
    description: 'Model that analyzes meal photos.',
  }).valueAsString,
});
