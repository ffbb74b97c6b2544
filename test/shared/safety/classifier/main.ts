import { writeWeights } from './train.ts';

writeWeights();
