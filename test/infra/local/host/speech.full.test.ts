import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalCloud } from '#infra/local/cloud.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import { speechMessages } from '#shared/speech/speech-error.ts';
import { scriptedSpeaker } from '../services/polly/scripted-speaker.ts';
import { createTestFolder, signIn, startTestCloud } from './fixtures/test-cloud.ts';
import { withoutAction } from './fixtures/without-action.ts';
import { isFull } from '#test/support/full-size.ts';

let place: ReturnType<typeof createTestFolder>;
let script: ReturnType<typeof scriptedSpeaker>;
let cloud: LocalCloud | undefined;
beforeEach(() => {
  place = createTestFolder();
  script = scriptedSpeaker();
});
afterEach(async () => {
  await cloud?.stop();
  cloud = undefined;
  place.remove();
});

const hear = async (editTemplate: (template: Template) => Template = (template) => template) => {
  cloud = await startTestCloud(place, { speaker: script.speaker, editTemplate });
  const call = await signIn(cloud);
  const answer = await call('POST', '/api/functions/text-to-speech', { text: 'Two eggs, 156 kcal.' });
  return { status: answer.status, body: (await answer.json()) as object };
};

describe('Speech synthesis on one machine, wired by the template', () => {
  it('API-10 reads a text aloud', async () => {
    const audioContent = Buffer.from('sound').toString('base64');
    expect(await hear()).toEqual({ status: 200, body: { audioContent } });
    expect(script.said).toEqual(['Two eggs, 156 kilocalories.']);
  });

  it('API-10 (D40) answers `fallback` without its programs, and never returns invalid audio', async () => {
    script.uninstall();
    const body = { fallback: true, error: speechMessages.not_configured };
    expect(await hear()).toEqual({ status: 200, body });
  });

  it.runIf(isFull)('fails without its permission, as on AWS', async () => {
    const answer = await hear(withoutAction('polly:SynthesizeSpeech'));
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(script.said).toEqual([]);
  });
});
