import { inject } from 'vitest';
import { holdAlone } from './one-at-a-time.ts';
import { scriptPictureModel } from './picture-model.ts';

/** Reserves the scripted model of the running product for this file, until `letGo`. */
export const holdPictureModel = async () => {
  const letGo = await holdAlone(inject('dataDir'), 'model');
  return { model: scriptPictureModel(inject('modelUrl')), letGo };
};
