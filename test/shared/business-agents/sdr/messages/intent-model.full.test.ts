import { describe, expect, it } from 'vitest';
import { likelihoodOf } from '#shared/business-agents/sdr/messages/classifier/classify.ts';
import { intentModel } from '#shared/business-agents/sdr/messages/classifier/intent-model.ts';
import { messageIntents } from '#shared/business-agents/sdr/messages/intents.ts';
import { fitModel, labelled } from './fit-model.ts';
import { trainingMessages } from './training-messages.ts';

const FOLDS = 4;

describe('The intent model', () => {
  const data = labelled(trainingMessages);

  it('the stored model is trained on the current examples and phrases: run `npm run messages` after a change', () => {
    expect(fitModel(data).packed).toEqual(intentModel);
  });

  it('the model recognizes most messages that it was not trained on', () => {
    let right = 0;
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const { model, packed } = fitModel(data.filter((_one, at) => at % FOLDS !== fold));
      for (const { intent, features } of data.filter((_one, at) => at % FOLDS === fold)) {
        const likely = likelihoodOf(features, model, packed);
        const best = messageIntents.reduce((one, other) => (likely[other] > likely[one] ? other : one));
        if (best === messageIntents[intent]) right += 1;
      }
    }
    expect(right / data.length).toBeGreaterThan(0.6);
  });
});
