import type { Function } from 'aws-cdk-lib/aws-lambda';
import type { Platform } from '../../platform.ts';
import { parameterNames } from '../settings/parameter-names.ts';
import { allowReadingParameter } from './allow-reading-parameter.ts';

/** Grants the check whether a model is connected; sets `OPENAI_KEY_PARAMETER`. */
export const grantModelCheck = (fn: Function, { stage }: Platform): void => {
  const { openAiKey } = parameterNames(stage);
  allowReadingParameter(fn, openAiKey);
  fn.addEnvironment('OPENAI_KEY_PARAMETER', openAiKey);
};
