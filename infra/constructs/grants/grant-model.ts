import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import type { ModelSettings } from '../settings/model-settings.ts';
import { grantModelCheck } from './grant-model-check.ts';

/** Grants use of the image model; sets `OPENAI_KEY_PARAMETER`, `OPENAI_BASE_URL`, `VISION_MODEL`. */
export const grantModel = (fn: Function, platform: Platform, model: ModelSettings): void => {
  grantModelCheck(fn, platform);
  fn.addEnvironment('OPENAI_BASE_URL', model.baseUrl);
  fn.addEnvironment('VISION_MODEL', model.visionModel);
};
