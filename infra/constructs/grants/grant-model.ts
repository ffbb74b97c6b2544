import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import type { ModelSettings } from '../settings/model-settings.ts';
import { parameterNames } from '../settings/parameter-names.ts';
import { allowReadingParameter } from './allow-reading-parameter.ts';

/** Grants use of the image model; sets `OPENAI_KEY_PARAMETER`, `OPENAI_BASE_URL`, `VISION_MODEL`. */
export const grantModel = (fn: Function, { stage }: Platform, model: ModelSettings): void => {
  const { openAiKey } = parameterNames(stage);
  allowReadingParameter(fn, openAiKey);
  fn.addEnvironment('OPENAI_KEY_PARAMETER', openAiKey);
  fn.addEnvironment('OPENAI_BASE_URL', model.baseUrl);
  fn.addEnvironment('VISION_MODEL', model.visionModel);
};
