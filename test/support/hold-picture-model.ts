import { inject } from 'vitest';
import { holdAlone } from './one-at-a-time.ts';
import { scriptPictureModel } from './picture-model.ts';

/** Reserves the scripted model of the running product for this file, until `stop`. */
export const holdPictureModel = async () => {
  const stop = await holdAlone(inject('dataDir'), 'model');
  return { ...scriptPictureModel(inject('modelUrl')), stop };
};
